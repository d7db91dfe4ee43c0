import { DateTimeInput, SelectInput, TextInput } from 'react-admin';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { taxClassResponse } from '#wire/wc/tax.ts';
import { PartCard } from '../ui/part-card.tsx';
import { useReading } from '../ui/use-reading.ts';
import { FieldRow } from './field-row.tsx';
import { TAX_STATUSES } from './product-choices.ts';
import { useProductType } from './use-product-type.ts';

const taxClasses = z.array(taxClassResponse);
const decimal = { htmlInput: { inputMode: 'decimal' } } as const;

/** The shop's time as the API writes it, without seconds, as the browser's field takes it. */
const displayMoment = (value: unknown) => (typeof value === 'string' ? value.slice(0, 16) : '');
const readMoment = (value: unknown) => value || null;

/** Price and sale, and how it is taxed; the variations of a variable product have prices of their own. */
export function PriceFields() {
  const type = useProductType();
  const hasPrice = type === 'simple' || type === 'external' || type === 'bundle';
  return (
    <PartCard title={adminMessages['admin.productForm.price']}>
      {hasPrice && (
        <>
          <FieldRow>
            <TextInput
              source="regular_price"
              label={adminMessages['admin.product.regularPrice']}
              {...(type === 'bundle' && {
                helperText: adminMessages['admin.productForm.bundlePrice'],
              })}
              slotProps={decimal}
            />
            <TextInput
              source="sale_price"
              label={adminMessages['admin.product.salePrice']}
              slotProps={decimal}
            />
          </FieldRow>
          <FieldRow>
            <MomentInput
              source="date_on_sale_from"
              label={adminMessages['admin.productForm.saleFrom']}
            />
            <MomentInput
              source="date_on_sale_to"
              label={adminMessages['admin.productForm.saleTo']}
            />
          </FieldRow>
        </>
      )}
      <FieldRow>
        <SelectInput
          source="tax_status"
          label={adminMessages['admin.productForm.taxStatus']}
          choices={TAX_STATUSES}
        />
        <TaxClassInput />
      </FieldRow>
    </PartCard>
  );
}

interface MomentInputProps {
  source: string;
  label: string;
  helperText?: string;
}

/** A moment in the shop's time zone, whichever the browser is in. */
export function MomentInput(props: MomentInputProps) {
  return <DateTimeInput {...props} format={displayMoment} parse={readMoment} />;
}

function TaxClassInput() {
  const { data = [] } = useReading('wc/v3/taxes/classes', taxClasses);
  const choices = data.map(({ slug, name }) => ({ id: slug === 'standard' ? '' : slug, name }));
  return (
    <SelectInput
      source="tax_class"
      label={adminMessages['admin.productForm.taxClass']}
      emptyText={adminMessages['admin.productForm.standard']}
      choices={choices.filter(({ id }) => id !== '')}
    />
  );
}
