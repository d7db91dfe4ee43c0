import { useWatch } from 'react-hook-form';
import { isGtin } from '#rules/catalog/gtin.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { TextInput } from '../ui/text-input.tsx';
import { FieldRow } from './field-row.tsx';

/** What the product is known by: in the shop, in trade and at its maker. */
export function IdentityFields() {
  const gtin: unknown = useWatch({ name: 'global_unique_id' });
  return (
    <>
      <TextInput source="sku" label={adminMessages['admin.product.sku']} fullWidth />
      <FieldRow>
        <TextInput
          source="global_unique_id"
          label={adminMessages['admin.productForm.gtin']}
          helperText={gtinHint(String(gtin ?? ''))}
        />
        <TextInput
          source="extensions.vitrine.mpn"
          label={adminMessages['admin.productForm.mpn']}
          helperText={adminMessages['admin.productForm.mpnHint']}
        />
      </FieldRow>
    </>
  );
}

/** A number that is mistyped is stored, as other programs may store any, and said to be so. */
export function gtinHint(text: string): string {
  const isFine = text.trim() === '' || isGtin(text.trim());
  return adminMessages[isFine ? 'admin.productForm.gtinHint' : 'admin.productForm.noGtin'];
}
