import { Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { BOOSTER_KINDS } from '#wire/boosters.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { RestRequest } from '../rest/rest-client.ts';
import { useUnsaved } from '../ui/unsaved.tsx';
import { useRest } from '../ui/use-rest.ts';
import { BoosterCard } from './booster-card.tsx';
import { BoosterPreview } from './booster-preview.tsx';
import { UpsellCard } from './upsell-card.tsx';
import type { BoosterState } from './use-boosters.ts';

interface BoosterEditorProps {
  state: BoosterState;
  productId: number | null;
  shopUrl: string;
  /** Beside other things: everything is below each other. */
  isNarrow?: boolean;
  onChange(state: BoosterState): void;
  onSaved(): void;
}

/** Every booster with its settings, what shoppers see of them, and a button that saves them. */
export function BoosterEditor(props: BoosterEditorProps) {
  const { state, productId, shopUrl, isNarrow = false, onSaved } = props;
  const [isChanged, setIsChanged] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const send = useRest();
  const notify = useNotify();
  const { shop, overrides } = state;
  const refuse = (more: Readonly<Record<string, string>>) =>
    setProblems((before) => ({ ...before, ...more }));
  async function settle() {
    setProblems({});
    setIsChanged(false);
    onSaved();
  }
  // In the form of a product both are saved by its request; the second of them is the last.
  useUnsaved(
    isChanged,
    isNarrow
      ? {
          together: {
            name: 'boosters',
            collect: () => state.overrides ?? {},
            settle: async () => undefined,
            refuse: (more) => setProblems(more),
          },
        }
      : { save },
  );
  useUnsaved(isNarrow && isChanged, {
    together: { name: 'upsells', collect: () => chosenUpsells(state), settle, refuse },
  });

  function onChange(next: BoosterState) {
    setIsChanged(true);
    props.onChange(next);
  }

  async function save() {
    setIsBusy(true);
    setProblems({});
    for (const request of saveRequests(state, productId)) {
      const response = await send(request);
      if (!response.ok) {
        setProblems(response.problem.fields);
        setIsBusy(false);
        return;
      }
    }
    setIsBusy(false);
    setIsChanged(false);
    notify(adminMessages['admin.saved'], { type: 'success' });
    onSaved();
  }

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: isNarrow
          ? 'minmax(0, 1fr)'
          : { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <Stack spacing={2}>
        {BOOSTER_KINDS.map((kind) => (
          <BoosterCard
            key={kind}
            kind={kind}
            base={shop[kind]}
            override={overrides ? overrides[kind] : undefined}
            problems={problems}
            onChange={(next) =>
              onChange(
                overrides
                  ? { ...state, overrides: { ...overrides, [kind]: next } }
                  : { ...state, shop: { ...shop, [kind]: next ?? {} } },
              )
            }
          />
        ))}
        <UpsellCard state={state} problems={problems} onChange={onChange} />
      </Stack>
      <Stack
        spacing={2}
        sx={isNarrow ? {} : { position: { md: 'sticky' }, top: { md: 64 }, alignSelf: 'start' }}
      >
        <BoosterPreview state={state} productId={productId} shopUrl={shopUrl} />
        {!isNarrow && (
          <Button variant="contained" disabled={isBusy} onClick={save}>
            {adminMessages['admin.booster.save']}
          </Button>
        )}
      </Stack>
    </Box>
  );
}

function chosenUpsells({ upsell }: BoosterState) {
  const { source = null, items = [] } = upsell ?? {};
  return { source, ...(source === 'chosen' && { items }) };
}

/** What is sent to save the screen: the settings of the shop, or what one product says itself. */
function saveRequests(state: BoosterState, productId: number | null): RestRequest[] {
  if (productId === null || !state.overrides) {
    const values = {
      ...Object.fromEntries(BOOSTER_KINDS.map((kind) => [`boosters.${kind}`, state.shop[kind]])),
      ...Object.fromEntries(
        Object.entries(state.upsells).map(([name, value]) => [`upsells.${name}`, value]),
      ),
    };
    return [{ path: 'vitrine/v1/settings', method: 'PUT', data: { values } }];
  }
  const path = `vitrine/v1/products/${productId}`;
  return [
    { path: `${path}/booster-settings`, method: 'PUT', data: state.overrides },
    {
      path: `${path}/upsells`,
      method: 'PUT',
      data: chosenUpsells(state),
    },
  ];
}
