import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { termResponse } from '#wire/wc/terms.ts';
import { useAdmin } from '../admin-context.tsx';
import { EVERYTHING } from '../rest/rest-address.ts';
import { PartCard } from '../ui/part-card.tsx';
import { useReading } from '../ui/use-reading.ts';
import { FieldRow } from './field-row.tsx';
import { useProductType } from './use-product-type.ts';

const shippingClasses = z.array(z.pick(termResponse, { slug: true, name: true }));
const SIZES = ['length', 'width', 'height'] as const;
const decimal = { htmlInput: { inputMode: 'decimal' } } as const;

export function ShippingFields() {
  const type = useProductType();
  const isVirtual = useWatch({ name: 'virtual' }) === true;
  const { weight, length } = useAdmin().config.units;
  if (type === 'external' || type === 'grouped') return null;
  return (
    <PartCard title={adminMessages['admin.productForm.shipping']}>
      <BooleanInput source="virtual" label={adminMessages['admin.productForm.virtual']} />
      {!isVirtual && (
        <>
          <ShippingClassInput />
          <FieldRow>
            <TextInput
              source="weight"
              label={`${adminMessages['admin.productForm.weight']} (${weight})`}
              slotProps={decimal}
            />
            {SIZES.map((name) => (
              <TextInput
                key={name}
                source={`dimensions.${name}`}
                label={`${adminMessages[`admin.productForm.${name}`]} (${length})`}
                slotProps={decimal}
              />
            ))}
          </FieldRow>
        </>
      )}
    </PartCard>
  );
}

function ShippingClassInput() {
  const query = { per_page: EVERYTHING };
  const { data = [] } = useReading('wc/v3/products/shipping_classes', shippingClasses, { query });
  return (
    <SelectInput
      source="shipping_class"
      label={adminMessages['admin.productForm.shippingClass']}
      emptyText={adminMessages['admin.productForm.none']}
      choices={data.map(({ slug, name }) => ({ id: slug, name }))}
      fullWidth
    />
  );
}
