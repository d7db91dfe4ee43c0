import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Title, useGetOne, useNotify } from 'react-admin';
import { useSearchParams } from 'react-router';
import { BOOSTER_KINDS } from '#wire/boosters.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { type PickedProduct, ProductPicker } from '../ui/product-picker.tsx';
import { useRest } from '../ui/use-rest.ts';
import { BoosterCard } from './booster-card.tsx';
import { BoosterPreview } from './booster-preview.tsx';
import { saveRequests } from './save-boosters.ts';
import { UpsellCard } from './upsell-card.tsx';
import { type BoosterState, useBoosters } from './use-boosters.ts';

/** Hints beside the button to buy and the bar below it, for all products or, by the address, for one. */
export default function BoostersScreen() {
  const [query, setQuery] = useSearchParams();
  const given = Number(query.get('product') ?? 0);
  const productId = Number.isInteger(given) && given > 0 ? given : null;
  const { data: product } = useGetOne<PickedProduct & { permalink: string }>(
    'products',
    { id: productId ?? 0 },
    { enabled: productId !== null },
  );
  const { state, problem, setState, load } = useBoosters(productId);
  return (
    <Box sx={{ paddingBlock: 2 }}>
      <Title title={adminMessages['admin.boosters']} />
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        spacing={2}
        sx={{ marginBlockEnd: 2, alignItems: { md: 'center' } }}
      >
        <Typography component="p" variant="h3">
          {adminMessages['admin.booster.scope']}:{' '}
          {productId === null ? adminMessages['admin.booster.everything'] : (product?.name ?? '')}
        </Typography>
        <Box sx={{ minInlineSize: '16rem' }}>
          <ProductPicker
            label={adminMessages['admin.booster.pick']}
            onPick={({ id }) => setQuery({ product: String(id) })}
          />
        </Box>
        {productId !== null && (
          <Button onClick={() => setQuery({})}>{adminMessages['admin.booster.backToAll']}</Button>
        )}
      </Stack>
      {problem && <Alert severity="error">{problem}</Alert>}
      {!state && !problem && <Typography>{adminMessages['admin.loading']}</Typography>}
      {state && (
        <Editor
          key={productId ?? 'all'}
          state={state}
          productId={productId}
          shopUrl={product?.permalink ?? ''}
          onChange={setState}
          onSaved={load}
        />
      )}
    </Box>
  );
}

interface EditorProps {
  state: BoosterState;
  productId: number | null;
  shopUrl: string;
  onChange(state: BoosterState): void;
  onSaved(): void;
}

function Editor({ state, productId, shopUrl, onChange, onSaved }: EditorProps) {
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const send = useRest();
  const notify = useNotify();
  const { shop, own } = state;

  async function save() {
    setIsBusy(true);
    setProblems({});
    for (const request of saveRequests(state, productId)) {
      const answer = await send(request);
      if (!answer.ok) {
        setProblems(answer.problem.fields);
        setIsBusy(false);
        return;
      }
    }
    setIsBusy(false);
    notify(adminMessages['admin.saved'], { type: 'success' });
    onSaved();
  }

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <Stack spacing={2}>
        {BOOSTER_KINDS.map((kind) => (
          <BoosterCard
            key={kind}
            kind={kind}
            base={shop[kind]}
            own={own ? own[kind] : undefined}
            problems={problems}
            onChange={(next) =>
              onChange(
                own
                  ? { ...state, own: { ...own, [kind]: next } }
                  : { ...state, shop: { ...shop, [kind]: next ?? {} } },
              )
            }
          />
        ))}
        <UpsellCard state={state} problems={problems} onChange={onChange} />
      </Stack>
      <Stack spacing={2} sx={{ position: { md: 'sticky' }, top: { md: 64 }, alignSelf: 'start' }}>
        <BoosterPreview state={state} productId={productId} shopUrl={shopUrl} />
        <Button variant="contained" disabled={isBusy} onClick={save}>
          {adminMessages['admin.booster.save']}
        </Button>
      </Stack>
    </Box>
  );
}
