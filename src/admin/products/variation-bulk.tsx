import { Button, MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { useMoneySlots } from './affixes.tsx';
import type { VariationText } from './variation-draft.ts';
import { OFFERED, VARIATION_LABELS } from './variation-row.tsx';

const FIELDS = ['regular_price', 'sale_price', 'stock', 'status'] as const;

/** One value for all rows. */
export function VariationBulk({ onApply }: { onApply(change: Partial<VariationText>): void }) {
  const [field, setField] = useState<(typeof FIELDS)[number]>('regular_price');
  const [value, setValue] = useState('');
  const isChoice = field === 'status';
  const money = useMoneySlots();
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', alignItems: 'center', paddingBlock: 1.5 }}
    >
      <TextField
        select
        fullWidth={false}
        size="small"
        label={adminMessages['admin.productForm.forAll']}
        value={field}
        onChange={({ target }) => {
          setField(FIELDS.find((each) => each === target.value) ?? 'regular_price');
          setValue('');
        }}
        sx={{ minWidth: '10rem' }}
      >
        {FIELDS.map((each) => (
          <MenuItem key={each} value={each}>
            {VARIATION_LABELS[each]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        fullWidth={false}
        select={isChoice}
        label={adminMessages['admin.productForm.forAllValue']}
        {...(field.endsWith('price') && { slotProps: money })}
        value={value}
        onChange={({ target }) => setValue(target.value)}
        sx={{ inlineSize: '8rem' }}
      >
        {isChoice &&
          OFFERED.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
      </TextField>
      <Button
        variant="outlined"
        disabled={isChoice && value === ''}
        onClick={() => onApply({ [field]: value })}
      >
        {adminMessages['admin.productForm.apply']}
      </Button>
    </Stack>
  );
}
