import { MenuItem, TextField } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import { PERCENT_SLOTS } from './affixes.tsx';
import type { BulkDraft } from './bulk-draft.ts';
import { BulkGroups, TermChoice } from './bulk-groups.tsx';
import { FieldRow } from './field-row.tsx';
import { STATUSES } from './product-choices.ts';

const ENDINGS = ['00', '50', '90', '95', '99'];
const STOCK_WAYS = [
  { id: 'keep', name: adminMessages['admin.product.bulkNothing'] },
  { id: 'set', name: adminMessages['admin.product.bulkStockSet'] },
  { id: 'by', name: adminMessages['admin.product.bulkStockBy'] },
] as const;
const SALES = [
  { id: 'keep', name: adminMessages['admin.product.bulkSaleKeep'] },
  { id: 'same', name: adminMessages['admin.product.bulkSaleSame'] },
  { id: 'set', name: adminMessages['admin.product.bulkSaleSet'] },
  { id: 'end', name: adminMessages['admin.product.bulkSaleEnd'] },
] as const;

export interface BulkFieldsProps {
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
      <EndingChoice draft={draft} onChange={onChange} />
      <StockChange draft={draft} onChange={onChange} />
      <TermChoice
        path="categories"
        label={adminMessages['admin.product.bulkAddCategory']}
        value={draft.addCategory}
        onChange={(addCategory) => onChange({ addCategory })}
      />
      <TermChoice
        path="categories"
        label={adminMessages['admin.product.bulkRemoveCategory']}
        value={draft.removeCategory}
        onChange={(removeCategory) => onChange({ removeCategory })}
      />
      <BulkGroups draft={draft} onChange={onChange} />
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

function EndingChoice({ draft, onChange }: BulkFieldsProps) {
  const { decimals } = useAdmin().config.currency;
  if (decimals !== 2) return null;
  return (
    <TextField
      select
      size="small"
      label={adminMessages['admin.product.bulkEnding']}
      helperText={adminMessages['admin.product.bulkEndingHint']}
      value={draft.ending}
      onChange={({ target }) => onChange({ ending: target.value })}
    >
      <MenuItem value="">{adminMessages['admin.product.bulkNothing']}</MenuItem>
      {ENDINGS.map((ending) => (
        <MenuItem key={ending} value={ending}>
          {`.${ending}`}
        </MenuItem>
      ))}
    </TextField>
  );
}

function StockChange({ draft, onChange }: BulkFieldsProps) {
  return (
    <FieldRow>
      <TextField
        select
        size="small"
        label={adminMessages['admin.product.stock']}
        value={draft.stockWay}
        onChange={({ target }) =>
          onChange({ stockWay: STOCK_WAYS.find(({ id }) => id === target.value)?.id ?? 'keep' })
        }
      >
        {STOCK_WAYS.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {draft.stockWay !== 'keep' && (
        <TextField
          size="small"
          label={adminMessages['admin.productForm.quantity']}
          value={draft.stock}
          onChange={({ target }) => onChange({ stock: target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      )}
    </FieldRow>
  );
}
