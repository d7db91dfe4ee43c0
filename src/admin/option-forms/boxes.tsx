import { FormControlLabel, Switch, TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';
import { getDecimal, parseDecimal } from '#rules/money/decimal.ts';
import { money } from '#rules/money/money.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';

// The plain controls of the builders.

interface BoxProps<Value> {
  label: string;
  value: Value;
  onChange(value: Value): void;
  sx?: TextFieldProps['sx'];
}

interface TextBoxProps extends BoxProps<string> {
  hint?: string;
  problem?: string;
  lines?: boolean;
  type?: string;
}

export function TextBox({ hint = '', problem = '', lines = false, ...props }: TextBoxProps) {
  const { onChange, sx = {}, ...rest } = props;
  return (
    <TextField
      size="small"
      fullWidth
      multiline={lines}
      error={problem !== ''}
      helperText={problem || hint}
      onChange={({ target }) => onChange(target.value)}
      slotProps={rest.type === undefined ? {} : { inputLabel: { shrink: true } }}
      sx={sx}
      {...rest}
    />
  );
}

/** An empty box stands for no number. */
export function NumberBox({ value, onChange, sx = {}, label }: BoxProps<number | null>) {
  return (
    <TextField
      size="small"
      fullWidth
      type="number"
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      slotProps={{ htmlInput: { step: 'any' } }}
      sx={sx}
    />
  );
}

interface AmountBoxProps extends BoxProps<number | null> {
  /** Percent are counted as they are written, money in minor units. */
  isPercent?: boolean;
}

/** An amount of money as people write it; what is no amount yet stays in the box alone. */
export function AmountBox({ value, onChange, label, isPercent, sx = {} }: AmountBoxProps) {
  const { decimals } = useAdmin().config.currency;
  const written = toText(value, isPercent ? null : decimals);
  const [typed, setTyped] = useState(written);
  const read = amountIn(typed, isPercent ? null : decimals);
  const displayed = read === value || read === undefined ? typed : written;
  return (
    <TextField
      size="small"
      fullWidth
      label={label}
      value={displayed}
      error={read === undefined}
      helperText={read === undefined ? adminMessages['admin.form.noAmount'] : ''}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = amountIn(target.value, isPercent ? null : decimals);
        if (next !== undefined) onChange(next);
      }}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      sx={sx}
    />
  );
}

function toText(value: number | null, decimals: number | null): string {
  if (value === null) return '';
  return decimals === null ? String(value) : getDecimal(money(value), decimals);
}

/** Undefined for what is no amount. */
function amountIn(text: string, decimals: number | null): number | null | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  if (decimals !== null) return parseDecimal(plain, decimals) ?? undefined;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

export function SwitchBox({ label, value, onChange }: BoxProps<boolean>) {
  return (
    <FormControlLabel
      label={label}
      control={<Switch checked={value} onChange={(_, isOn) => onChange(isOn)} />}
    />
  );
}

interface ChoiceBoxProps<Value extends string> extends BoxProps<Value> {
  choices: readonly { value: Value; label: string }[];
}

/** The browser's own list: the same by keyboard everywhere. */
export function ChoiceBox<Value extends string>(props: ChoiceBoxProps<Value>) {
  const { label, value, onChange, choices, sx = {} } = props;
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={label}
      value={value}
      onChange={({ target }) => {
        const picked = choices.find((each) => each.value === target.value);
        if (picked) onChange(picked.value);
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={sx}
    >
      {choices.map((each) => (
        <option key={each.value} value={each.value}>
          {each.label}
        </option>
      ))}
    </TextField>
  );
}
