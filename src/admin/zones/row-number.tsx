import { InputAdornment, TextField } from '@mui/material';
import { chargedWeight, WEIGHT_UNITS } from '#rules/shipping/charged-weight.ts';
import type { RowProblem, TableRowText } from '#rules/shipping/table-text.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import { useMessage } from '../ui/use-message.ts';

export type NumberField = 'from' | 'to' | 'cost' | 'per_piece' | 'per_weight' | 'percent';

interface RowNumberProps {
  field: NumberField;
  row: TableRowText;
  /** Of the row, from 1. */
  number: number;
  problem: RowProblem['code'] | null;
  onChange(value: string): void;
}

/** A number of a row, with its unit. */
export function RowNumber({ field, row, number, problem, onChange }: RowNumberProps) {
  const { currency, units } = useAdmin().config;
  const message = useMessage();
  const charged = WEIGHT_UNITS.find((unit) => unit === units.weight) ?? 'kg';
  const label = {
    from: adminMessages['admin.table.from'],
    to: adminMessages['admin.table.to'],
    cost: adminMessages['admin.table.cost'],
    per_piece: adminMessages['admin.table.perPiece'],
    per_weight: message('admin.table.perWeight', { unit: chargedWeight(charged).unit }),
    percent: adminMessages['admin.table.percent'],
  }[field];
  const isSize = field === 'from' || field === 'to';
  const isAmount = isSize ? row.by === 'price' : field !== 'percent';
  const sizeUnit = row.by === 'weight' ? units.weight : adminMessages['admin.table.pieces'];
  const unit = isAmount ? currency.symbol : isSize ? sizeUnit : '%';
  const position = isAmount && currency.position.startsWith('left') ? 'start' : 'end';
  const adornment = <InputAdornment position={position}>{unit}</InputAdornment>;
  return (
    <TextField
      size="small"
      label={label}
      value={row[field]}
      error={problem !== null}
      helperText={problem && adminMessages[`admin.table.problem.${problem}`]}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          inputMode: 'decimal',
          'aria-label': message('admin.table.inRow', { field: label, row: number }),
        },
        input: position === 'start' ? { startAdornment: adornment } : { endAdornment: adornment },
      }}
      sx={{ flex: '1 1 7rem', maxWidth: { sm: '10rem' } }}
    />
  );
}
