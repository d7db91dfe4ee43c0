import { InputAdornment, type TextFieldProps } from '@mui/material';
import { useAdmin } from '../admin-context.tsx';

type Slots = NonNullable<TextFieldProps['slotProps']>;

/** Of a field for an amount: the currency stands where the shop writes it. */
export function useMoneySlots(): Slots {
  const { symbol, position } = useAdmin().config.currency;
  const isBefore = position.startsWith('left');
  const sign = (
    <InputAdornment position={isBefore ? 'start' : 'end'} disablePointerEvents>
      {symbol}
    </InputAdornment>
  );
  return {
    input: isBefore ? { startAdornment: sign } : { endAdornment: sign },
    htmlInput: { inputMode: 'decimal' },
  };
}

/** Of a field for a percentage. */
export const PERCENT_SLOTS: Slots = {
  input: {
    endAdornment: (
      <InputAdornment position="end" disablePointerEvents>
        %
      </InputAdornment>
    ),
  },
  htmlInput: { inputMode: 'decimal' },
};

/** Of a field for a weight or a size, whose name for screen readers has the unit, too. */
export function unitSlots(label: string, unit: string, subject = ''): Slots {
  const sign = (
    <InputAdornment position="end" disablePointerEvents aria-hidden>
      {unit}
    </InputAdornment>
  );
  const name = `${label} (${unit})`;
  return {
    input: { endAdornment: sign },
    htmlInput: { inputMode: 'decimal', 'aria-label': subject ? `${name}: ${subject}` : name },
  };
}
