import { Button, FormControlLabel, MenuItem, Stack, Switch, TextField } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import { PartCard } from '../ui/part-card.tsx';
import { ProductPicker } from '../ui/product-picker.tsx';
import { ProductNames } from './product-names.tsx';
import type { BoosterState, UpsellChoice } from './use-boosters.ts';

interface UpsellCardProps {
  state: BoosterState;
  problems: Readonly<Record<string, string>>;
  onChange(state: BoosterState): void;
}

/** The bar of products that go with this one. */
export function UpsellCard({ state, problems, onChange }: UpsellCardProps) {
  const { upsell } = state;
  return (
    <PartCard title={adminMessages['admin.upsell.title']}>
      <Stack spacing={1.5}>
        {upsell ? (
          <OfProduct
            upsell={upsell}
            problem={problems.items}
            onChange={(next) => onChange({ ...state, upsell: next })}
          />
        ) : (
          <OfShop state={state} problems={problems} onChange={onChange} />
        )}
      </Stack>
    </PartCard>
  );
}

const SOURCES = ['shop', 'chosen', 'computed', 'off'] as const;

interface OfProductProps {
  upsell: UpsellChoice;
  problem: string | undefined;
  onChange(upsell: UpsellChoice): void;
}

function OfProduct({ upsell, problem, onChange }: OfProductProps) {
  const { source, items } = upsell;
  return (
    <>
      <TextField
        select
        size="small"
        fullWidth
        label={adminMessages['admin.upsell.source']}
        value={source ?? 'shop'}
        error={problem !== undefined}
        helperText={problem}
        onChange={({ target }) => {
          const next = SOURCES.find((id) => id === target.value);
          onChange({ ...upsell, source: next === 'shop' || next === undefined ? null : next });
        }}
      >
        {SOURCES.map((id) => (
          <MenuItem key={id} value={id}>
            {adminMessages[`admin.upsell.source.${id}`]}
          </MenuItem>
        ))}
      </TextField>
      {source === 'chosen' && (
        <>
          <ProductNames
            ids={items}
            action={({ id, name }) => (
              <Button
                size="small"
                aria-label={`${adminMessages['admin.upsell.remove']}: ${name}`}
                onClick={() => onChange({ ...upsell, items: items.filter((each) => each !== id) })}
              >
                {adminMessages['admin.upsell.remove']}
              </Button>
            )}
          />
          <ProductPicker
            label={adminMessages['admin.upsell.add']}
            onPick={({ id }) => onChange({ ...upsell, items: [...new Set([...items, id])] })}
          />
        </>
      )}
    </>
  );
}

const WHERE = ['chosen', 'all'] as const;
const NUMBERS = ['most', 'minimumOrders'] as const;

function OfShop({ state, problems, onChange }: UpsellCardProps) {
  const { upsells } = state;
  const set = (name: string, value: unknown) =>
    onChange({ ...state, upsells: { ...upsells, [name]: value } });
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={upsells.bar === true}
            onChange={({ target }) => set('bar', target.checked)}
          />
        }
        label={adminMessages['admin.upsell.bar']}
      />
      <TextField
        select
        size="small"
        fullWidth
        label={adminMessages['admin.upsell.where']}
        value={String(upsells.where)}
        onChange={({ target }) => set('where', target.value)}
      >
        {WHERE.map((id) => (
          <MenuItem key={id} value={id}>
            {adminMessages[`admin.upsell.where.${id}`]}
          </MenuItem>
        ))}
      </TextField>
      {NUMBERS.map((name) => (
        <TextField
          key={name}
          size="small"
          fullWidth
          type="number"
          label={adminMessages[`admin.upsell.${name}`]}
          value={String(upsells[name] ?? '')}
          error={problems[`values[upsells.${name}]`] !== undefined}
          helperText={problems[`values[upsells.${name}]`]}
          onChange={({ target }) => set(name, Number(target.value))}
        />
      ))}
    </>
  );
}
