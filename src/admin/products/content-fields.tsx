import { NumberInput, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { adminMessages } from '#wire/messages/admin.ts';
import { asTyped } from '../ui/text-input.tsx';
import { EMPTY_AS_TEXT } from './class-link.tsx';
import { FieldRow } from './field-row.tsx';
import { UNIT_CHOICES } from './product-choices.ts';

const EXTENSION = 'extensions.vitrine';

/** What is in a piece, by which the price is compared; a variation may have a content of its own. */
export function ContentFields() {
  const unit: unknown = useWatch({ name: `${EXTENSION}.unit` });
  const hasUnit = typeof unit === 'string' && unit !== '';
  return (
    <FieldRow>
      <NumberInput
        source={`${EXTENSION}.unit_content`}
        label={adminMessages['admin.productForm.content']}
        helperText={adminMessages['admin.productForm.contentHint']}
        min={0.001}
        step="any"
      />
      <SelectInput
        source={`${EXTENSION}.unit`}
        label={adminMessages['admin.productForm.contentUnit']}
        emptyText={adminMessages['admin.productForm.none']}
        parse={asTyped}
        slotProps={EMPTY_AS_TEXT}
        choices={UNIT_CHOICES}
      />
      {hasUnit && (
        <NumberInput
          source={`${EXTENSION}.unit_base`}
          label={adminMessages['admin.productForm.unitBase']}
          helperText={adminMessages['admin.productForm.unitBaseHint']}
          min={0.001}
          step="any"
        />
      )}
    </FieldRow>
  );
}
