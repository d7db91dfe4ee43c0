import { InputAdornment, TextField } from '@mui/material';
import { useAdmin } from '../admin-context.tsx';

interface LimitFieldProps {
  label: string;
  value: string;
  /** What is wrong with it; empty otherwise. */
  problem: string;
  hint: string;
  onChange(value: string): void;
}

/** An amount in the shop's currency. */
export function LimitField({ label, value, problem, hint, onChange }: LimitFieldProps) {
  const { currency } = useAdmin().config;
  return (
    <TextField
      size="small"
      label={label}
      value={value}
      error={problem !== ''}
      helperText={problem || hint}
      onChange={(event) => onChange(event.target.value.trim())}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: {
          startAdornment: <InputAdornment position="start">{currency.symbol}</InputAdornment>,
        },
      }}
      sx={{ maxWidth: '18rem' }}
    />
  );
}
