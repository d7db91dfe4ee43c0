import { BooleanInput, minValue, NumberInput, required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { adminMessages } from '#wire/messages/admin.ts';
import { PartCard } from '../ui/part-card.tsx';
import { FieldRow } from './field-row.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { BACKORDER_CHOICES, STOCK_CHOICES } from './product-choices.ts';
import { useProductType } from './use-product-type.ts';

const EXTENSION = 'extensions.vitrine';
const positive = [required(), minValue(0.001)];

/** Numbers it is known by, stock, and how many can be bought at once. */
export function StockFields() {
  const type = useProductType();
  const isCounted = type === 'simple' || type === 'variable';
  return (
    <PartCard title={adminMessages['admin.product.stock']}>
      <IdentityFields />
      {isCounted && <Counting />}
      {type !== 'external' && type !== 'grouped' && <Limits />}
    </PartCard>
  );
}

function Counting() {
  const isManaged = useWatch({ name: 'manage_stock' }) === true;
  return (
    <>
      <BooleanInput source="manage_stock" label={adminMessages['admin.product.manageStock']} />
      {isManaged ? (
        <FieldRow>
          <NumberInput
            source="stock_quantity"
            label={adminMessages['admin.productForm.quantity']}
          />
          <NumberInput
            source="low_stock_amount"
            label={adminMessages['admin.productForm.lowStock']}
            helperText={adminMessages['admin.productForm.lowStockHint']}
          />
          <SelectInput
            source="backorders"
            label={adminMessages['admin.productForm.backorders']}
            choices={BACKORDER_CHOICES}
          />
        </FieldRow>
      ) : (
        <SelectInput
          source="stock_status"
          label={adminMessages['admin.productForm.stockStatus']}
          choices={STOCK_CHOICES}
        />
      )}
      <BooleanInput
        source="sold_individually"
        label={adminMessages['admin.productForm.soldIndividually']}
      />
    </>
  );
}

function Limits() {
  return (
    <FieldRow>
      <NumberInput
        source={`${EXTENSION}.min_quantity`}
        label={adminMessages['admin.productForm.least']}
        validate={positive}
        step="any"
      />
      <NumberInput
        source={`${EXTENSION}.max_quantity`}
        label={adminMessages['admin.productForm.most']}
        validate={minValue(0.001)}
        step="any"
      />
      <NumberInput
        source={`${EXTENSION}.quantity_step`}
        label={adminMessages['admin.productForm.step']}
        validate={positive}
        step="any"
      />
    </FieldRow>
  );
}
