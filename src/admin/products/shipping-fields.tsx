import { BooleanInput, required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import { PartCard } from '../ui/part-card.tsx';
import { asTyped, TextInput } from '../ui/text-input.tsx';
import { unitSlots } from './affixes.tsx';
import { ClassLink, EMPTY_AS_TEXT } from './class-link.tsx';
import { FieldRow } from './field-row.tsx';
import { useShippingClasses } from './named-classes.ts';
import { RETURN_CHOICES } from './product-choices.ts';
import { useProductType } from './use-product-type.ts';

const SIZES = ['length', 'width', 'height'] as const;

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
              label={adminMessages['admin.productForm.weight']}
              slotProps={unitSlots(adminMessages['admin.productForm.weight'], weight)}
            />
            {SIZES.map((name) => (
              <TextInput
                key={name}
                source={`dimensions.${name}`}
                label={adminMessages[`admin.productForm.${name}`]}
                slotProps={unitSlots(adminMessages[`admin.productForm.${name}`], length)}
              />
            ))}
          </FieldRow>
        </>
      )}
      <SelectInput
        source="extensions.vitrine.returnable"
        label={adminMessages['admin.productForm.returnable']}
        helperText={adminMessages['admin.productForm.returnableHint']}
        choices={RETURN_CHOICES}
        validate={required()}
        fullWidth
      />
    </PartCard>
  );
}

function ShippingClassInput() {
  return (
    <SelectInput
      source="shipping_class"
      label={adminMessages['admin.productForm.shippingClass']}
      emptyText={adminMessages['admin.productForm.none']}
      parse={asTyped}
      slotProps={EMPTY_AS_TEXT}
      helperText={<ClassLink to="shipping-classes" />}
      choices={useShippingClasses()}
      fullWidth
    />
  );
}
