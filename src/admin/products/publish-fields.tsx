import { BooleanInput, required, SelectInput } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { PartCard } from '../ui/part-card.tsx';
import { MomentInput } from './price-fields.tsx';
import { STATUSES, TYPES, VISIBILITY_CHOICES } from './product-choices.ts';
import { TermInput } from './term-input.tsx';

/** Type and status, and where the product is found. */
export function PublishFields() {
  return (
    <>
      <PartCard title={adminMessages['admin.productForm.publishing']}>
        <SelectInput
          source="extensions.vitrine.type"
          label={adminMessages['admin.productForm.type']}
          helperText={adminMessages['admin.productForm.typeHint']}
          choices={TYPES}
          validate={required()}
          fullWidth
        />
        <SelectInput
          source="status"
          label={adminMessages['admin.product.status']}
          choices={STATUSES}
          validate={required()}
          fullWidth
        />
        <MomentInput
          source="date_created"
          label={adminMessages['admin.productForm.publishedAt']}
          helperText={adminMessages['admin.productForm.publishedHint']}
        />
        <SelectInput
          source="catalog_visibility"
          label={adminMessages['admin.productForm.visibility']}
          choices={VISIBILITY_CHOICES}
          validate={required()}
          fullWidth
        />
        <BooleanInput source="featured" label={adminMessages['admin.productForm.featured']} />
        <BooleanInput source="reviews_allowed" label={adminMessages['admin.productForm.reviews']} />
      </PartCard>
      <PartCard title={adminMessages['admin.productForm.groups']}>
        <TermInput
          source="categories"
          label={adminMessages['admin.product.category']}
          path="wc/v3/products/categories"
        />
        <TermInput
          source="tags"
          label={adminMessages['admin.productForm.tags']}
          path="wc/v3/products/tags"
        />
        <TermInput
          source="brands"
          label={adminMessages['admin.productForm.brands']}
          path="wc/v3/products/brands"
        />
      </PartCard>
    </>
  );
}
