import { MenuItem, TextField } from '@mui/material';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { termResponse } from '#wire/wc/terms.ts';
import { EVERYTHING } from '../rest/rest-address.ts';
import { useReading } from '../ui/use-reading.ts';
import { PERCENT_SLOTS } from './affixes.tsx';
import type { BulkDraft } from './bulk-draft.ts';
import { FieldRow } from './field-row.tsx';
import { STATUSES } from './product-choices.ts';

const categories = z.array(z.pick(termResponse, { id: true, name: true }));
const SALES = [
  { id: 'keep', name: adminMessages['admin.product.bulkSaleKeep'] },
  { id: 'same', name: adminMessages['admin.product.bulkSaleSame'] },
  { id: 'set', name: adminMessages['admin.product.bulkSaleSet'] },
  { id: 'end', name: adminMessages['admin.product.bulkSaleEnd'] },
] as const;

interface BulkFieldsProps {
  draft: BulkDraft;
  onChange(change: Partial<BulkDraft>): void;
}

export function BulkFields({ draft, onChange }: BulkFieldsProps) {
  return (
    <>
      <TextField
        size="small"
        label={adminMessages['admin.product.bulkPercent']}
        helperText={adminMessages['admin.product.bulkPercentHint']}
        value={draft.percent}
        onChange={({ target }) => onChange({ percent: target.value })}
        slotProps={PERCENT_SLOTS}
      />
      <TextField
        select
        size="small"
        label={adminMessages['admin.product.bulkSale']}
        value={draft.sale}
        onChange={({ target }) =>
          onChange({ sale: SALES.find(({ id }) => id === target.value)?.id ?? 'keep' })
        }
      >
        {SALES.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {draft.sale === 'set' && <SaleFields draft={draft} onChange={onChange} />}
      <CategoryChoice
        label={adminMessages['admin.product.bulkAddCategory']}
        value={draft.addCategory}
        onChange={(addCategory) => onChange({ addCategory })}
      />
      <CategoryChoice
        label={adminMessages['admin.product.bulkRemoveCategory']}
        value={draft.removeCategory}
        onChange={(removeCategory) => onChange({ removeCategory })}
      />
      <TextField
        select
        size="small"
        label={adminMessages['admin.product.bulkStatus']}
        value={draft.status}
        onChange={({ target }) => onChange({ status: target.value })}
      >
        <MenuItem value="">{adminMessages['admin.product.bulkNothing']}</MenuItem>
        {STATUSES.filter(({ id }) => id !== 'future').map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}

function SaleFields({ draft, onChange }: BulkFieldsProps) {
  const moment = { type: 'datetime-local', size: 'small' } as const;
  return (
    <>
      <TextField
        size="small"
        label={adminMessages['admin.product.bulkSalePercent']}
        value={draft.salePercent}
        onChange={({ target }) => onChange({ salePercent: target.value })}
        slotProps={PERCENT_SLOTS}
      />
      <FieldRow>
        <TextField
          {...moment}
          label={adminMessages['admin.productForm.saleFrom']}
          value={draft.saleFrom}
          onChange={({ target }) => onChange({ saleFrom: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          {...moment}
          label={adminMessages['admin.productForm.saleTo']}
          value={draft.saleTo}
          onChange={({ target }) => onChange({ saleTo: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </FieldRow>
    </>
  );
}

interface CategoryChoiceProps {
  label: string;
  value: number | null;
  onChange(id: number | null): void;
}

function CategoryChoice({ label, value, onChange }: CategoryChoiceProps) {
  const query = { per_page: EVERYTHING, _fields: 'id,name' };
  const { data = [] } = useReading('wc/v3/products/categories', categories, { query });
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      <MenuItem value="">{adminMessages['admin.product.bulkNothing']}</MenuItem>
      {data.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
