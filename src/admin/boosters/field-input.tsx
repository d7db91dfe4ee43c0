import { MenuItem, Stack, TextField } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import type { BoosterField } from './booster-fields.ts';

interface FieldInputProps {
  field: BoosterField;
  value: unknown;
  /** Why it was refused; '' otherwise. */
  problem: string;
  onChange(value: unknown): void;
}

/** One value of a booster; a refusal of the shop stands at it. */
export function FieldInput({ field, value, problem, onChange }: FieldInputProps) {
  const shared = {
    size: 'small',
    fullWidth: true,
    label: field.label,
    error: problem !== '',
    helperText: problem,
  } as const;
  if (field.type === 'pair')
    return <Pair field={field} value={value} problem={problem} onChange={onChange} />;
  if (field.type === 'choice') {
    return (
      <TextField
        {...shared}
        select
        value={String(value ?? '')}
        onChange={(event) => onChange(event.target.value)}
      >
        {field.choices.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    );
  }
  const isNumber = field.type === 'number';
  return (
    <TextField
      {...shared}
      type={field.type}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(isNumber ? Number(target.value) : target.value)}
      slotProps={{ inputLabel: field.type === 'date' ? { shrink: true } : {} }}
    />
  );
}

function Pair({ field, value, problem, onChange }: FieldInputProps) {
  const [from, to]: unknown[] = Array.isArray(value) ? value : [];
  const pair = [Number(from ?? 0), Number(to ?? 0)] as const;
  const ends = [adminMessages['admin.booster.from'], adminMessages['admin.booster.to']] as const;
  return (
    <Stack direction="row" spacing={1}>
      {ends.map((end, at) => (
        <TextField
          key={end}
          size="small"
          fullWidth
          type="number"
          label={at === 0 ? field.label : `${field.label}: ${end}`}
          value={pair[at === 0 ? 0 : 1]}
          error={problem !== ''}
          helperText={at === 0 ? problem : undefined}
          onChange={({ target }) => {
            const next = Number(target.value);
            onChange(at === 0 ? [next, pair[1]] : [pair[0], next]);
          }}
        />
      ))}
    </Stack>
  );
}
