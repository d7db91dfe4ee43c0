import { InputAdornment, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { getDecimal, parseDecimal } from '#rules/money/decimal.ts';
import { money } from '#rules/money/money.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { type SettingUnit, unitTexts } from '#wire/messages/settings/units.ts';
import { useAdmin } from '../../admin-context.tsx';
import { type ControlProps, textIn } from './control-props.ts';

interface Limits {
  least: number | null;
  max: number | null;
}

interface NumberControlProps extends ControlProps, Limits {
  isInteger: boolean;
  unit: SettingUnit | undefined;
}

/** Milliseconds are shown as seconds. */
const MILLISECONDS = 1000;

export function NumberControl(props: NumberControlProps) {
  if (props.unit === 'money') return <MoneyControl {...props} />;
  const { id, label, value, problem, onChange, least, max: limit, isInteger, unit } = props;
  const scale = unit === 'milliseconds' ? MILLISECONDS : 1;
  const displayed = typeof value === 'number' ? value / scale : '';
  const step = isInteger && scale === 1 ? 1 : 'any';
  return (
    <TextField
      id={id}
      size="small"
      type="number"
      label={label}
      value={displayed}
      error={problem !== ''}
      helperText={problem || limitsText(least, limit, scale)}
      onChange={({ target }) =>
        onChange(target.value === '' ? null : Math.round(Number(target.value) * scale * 1e6) / 1e6)
      }
      slotProps={{
        htmlInput: {
          step,
          ...(least !== null && { min: least / scale }),
          ...(limit !== null && { max: limit / scale }),
        },
        input: {
          endAdornment: <InputAdornment position="end">{unitText(unit)}</InputAdornment>,
        },
      }}
      sx={{ width: '20rem', maxWidth: '100%' }}
    />
  );
}

function unitText(unit: SettingUnit | undefined): string {
  if (unit === undefined || unit === 'money') return '';
  return unit === 'milliseconds' ? unitTexts.seconds : unitTexts[unit];
}

function limitsText(least: number | null, limit: number | null, scale = 1): string {
  if (least === null || limit === null) return '';
  return `${least / scale} – ${limit / scale}`;
}

/** An amount in units of the currency; stored in the smallest one. */
export function MoneyControl({ id, label, value, problem, onChange }: ControlProps) {
  const { currency } = useAdmin().config;
  const [typed, setTyped] = useState<string | null>(null);
  const stored = typeof value === 'number' ? getDecimal(money(value), currency.decimals) : '';
  return (
    <TextField
      id={id}
      size="small"
      label={label}
      value={typed ?? stored}
      error={problem !== ''}
      helperText={problem}
      onChange={({ target }) => {
        setTyped(target.value);
        const amount = parseDecimal(target.value, currency.decimals);
        // What is no amount is sent as it is, and refused at the field.
        onChange(target.value.trim() === '' ? null : (amount ?? target.value));
      }}
      onBlur={() => setTyped(null)}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: {
          startAdornment: <InputAdornment position="start">{currency.symbol}</InputAdornment>,
        },
      }}
      sx={{ width: '20rem', maxWidth: '100%' }}
    />
  );
}

/** Two numbers: the start and the end of a range. */
export function PairControl({
  id,
  label,
  value,
  problem,
  onChange,
  least,
  max: limit,
}: ControlProps & Limits) {
  const [from, to] = Array.isArray(value) ? value : [null, null];
  const field = (name: 'from' | 'to', at: unknown, change: (next: number | null) => void) => (
    <TextField
      id={name === 'from' ? id : `${id}-to`}
      size="small"
      type="number"
      label={`${label}: ${adminMessages[`admin.settings.${name}`]}`}
      value={textIn(at)}
      error={problem !== ''}
      onChange={({ target }) => change(target.value === '' ? null : Number(target.value))}
      slotProps={{
        htmlInput: {
          ...(least !== null && { min: least }),
          ...(limit !== null && { max: limit }),
        },
      }}
      helperText={name === 'from' ? problem || limitsText(least, limit) : ''}
    />
  );
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
      {field('from', from, (next) => onChange([next, to]))}
      {field('to', to, (next) => onChange([from, next]))}
    </Stack>
  );
}
