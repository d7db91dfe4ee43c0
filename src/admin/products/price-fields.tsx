import { DateTimeInput, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { adminMessages } from '#wire/messages/admin.ts';
import { PartCard } from '../ui/part-card.tsx';
import { asTyped, TextInput } from '../ui/text-input.tsx';
import { useMoneySlots } from './affixes.tsx';
import { ClassLink, EMPTY_AS_TEXT } from './class-link.tsx';
import { ContentFields } from './content-fields.tsx';
import { FieldRow } from './field-row.tsx';
import { MarginText } from './margin-text.tsx';
import { useTaxClasses } from './named-classes.ts';
import { TAX_STATUSES } from './product-choices.ts';
import { useProductType } from './use-product-type.ts';

const COST = 'extensions.vitrine.cost';

/** The shop's time as the API writes it, without seconds, as the browser's field takes it. */
const displayMoment = (value: unknown) => (typeof value === 'string' ? value.slice(0, 16) : '');
const readMoment = (value: unknown) => value || null;

/** Price and sale, and how it is taxed; the variations of a variable product have prices of their own. */
export function PriceFields() {
  const type = useProductType();
  const money = useMoneySlots();
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
              slotProps={money}
            />
            <TextInput
              source="sale_price"
              label={adminMessages['admin.product.salePrice']}
              slotProps={money}
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
      {(hasPrice || type === 'variable') && <CostInput />}
      {(type === 'simple' || type === 'variable') && <ContentFields />}
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

/** Only managers see it; the variations of a product may have costs of their own. */
function CostInput() {
  const [regular = '', sale = '', cost = '']: string[] = useWatch({
    name: ['regular_price', 'sale_price', COST],
  });
  return (
    <>
      <TextInput
        source={COST}
        label={adminMessages['admin.productForm.cost']}
        helperText={adminMessages['admin.productForm.costHint']}
        slotProps={useMoneySlots()}
      />
      <MarginText regular={regular} sale={sale} cost={cost} />
    </>
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
  return (
    <SelectInput
      source="tax_class"
      label={adminMessages['admin.productForm.taxClass']}
      emptyText={adminMessages['admin.productForm.standard']}
      parse={asTyped}
      slotProps={EMPTY_AS_TEXT}
      helperText={<ClassLink to="tax-classes" />}
      choices={useTaxClasses()}
    />
  );
}
