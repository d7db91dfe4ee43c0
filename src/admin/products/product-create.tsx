import { Create } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { productChanges } from './product-changes.ts';
import { ProductForm, stickyBar } from './product-form.tsx';

const EMPTY = {
  status: 'draft',
  catalog_visibility: 'visible',
  tax_status: 'taxable',
  stock_status: 'instock',
  backorders: 'no',
  reviews_allowed: true,
  extensions: {
    vitrine: {
      type: 'simple',
      min_quantity: 1,
      max_quantity: null,
      quantity_step: 1,
      returnable: 'yes',
    },
  },
};

export default function ProductCreate() {
  return (
    <Create
      title={adminMessages['admin.product.new']}
      transform={(form: Record<string, unknown>) => productChanges(form)}
      redirect="edit"
      sx={stickyBar('RaCreate-card')}
    >
      <ProductForm defaultValues={EMPTY} />
    </Create>
  );
}
