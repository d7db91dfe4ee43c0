import { Edit, useRecordContext } from 'react-admin';
import type { Product } from '#wire/wc/product.ts';
import { FORM_QUERY, FreshRecord } from '../ui/fresh-record.tsx';
import { ProductActions } from './product-actions.tsx';
import { productChanges } from './product-changes.ts';
import { ProductForm, stickyBar } from './product-form.tsx';
import { ProductHistory } from './product-history.tsx';

interface Before {
  previousData?: Record<string, unknown> | undefined;
}

/** Only what differs is sent, so that nothing else is written back as it was read. */
function changes(form: Record<string, unknown>, { previousData }: Before = {}) {
  return productChanges(form, previousData);
}

/** Its name alone: the menu says that it is a product, and a phone has no room for both. */
function Heading() {
  return useRecordContext<Product>()?.name ?? null;
}

export default function ProductEdit() {
  return (
    <Edit
      title={<Heading />}
      mutationMode="pessimistic"
      queryOptions={FORM_QUERY}
      transform={changes}
      redirect={false}
      sx={stickyBar('RaEdit-card')}
      actions={<ProductActions />}
    >
      <FreshRecord>
        <ProductForm>
          <ProductHistory />
        </ProductForm>
      </FreshRecord>
    </Edit>
  );
}
