import {
  BooleanInput,
  Edit,
  NumberInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { RecordChanges } from '../ui/changes.tsx';
import { RichTextInput } from '../ui/rich-text-input.tsx';
import { ProductPictures } from './product-pictures.tsx';
import type { ProductRow } from './product-row.ts';

const STATUSES = [
  { id: 'publish', name: adminMessages['admin.product.publish'] },
  { id: 'draft', name: adminMessages['admin.product.draft'] },
];

/** Only what this form shows is sent, so that nothing else is written back as it was read. */
function changes(data: Record<string, unknown>): Record<string, unknown> {
  const fields = [
    'name',
    'status',
    'sku',
    'short_description',
    'description',
    'regular_price',
    'sale_price',
    'manage_stock',
    'stock_quantity',
    '_version',
  ];
  const isVariable = data.type === 'variable';
  const left = isVariable ? ['regular_price', 'sale_price'] : [];
  return Object.fromEntries(
    fields
      .filter((name) => !left.includes(name) && data[name] !== undefined)
      .map((name) => [name, data[name]]),
  );
}

function Prices() {
  const product = useRecordContext<ProductRow>();
  if (product?.type === 'variable' || product?.type === 'grouped') return null;
  return (
    <>
      <TextInput source="regular_price" label={adminMessages['admin.product.regularPrice']} />
      <TextInput source="sale_price" label={adminMessages['admin.product.salePrice']} />
    </>
  );
}

export default function ProductEdit() {
  return (
    <Edit mutationMode="pessimistic" transform={changes} redirect={false}>
      <SimpleForm warnWhenUnsavedChanges>
        <TextInput
          source="name"
          label={adminMessages['admin.product.name']}
          validate={required()}
        />
        <SelectInput
          source="status"
          label={adminMessages['admin.product.status']}
          choices={STATUSES}
          validate={required()}
        />
        <TextInput source="sku" label={adminMessages['admin.product.sku']} />
        <Prices />
        <BooleanInput source="manage_stock" label={adminMessages['admin.product.manageStock']} />
        <NumberInput source="stock_quantity" label={adminMessages['admin.product.stock']} />
        <RichTextInput
          source="short_description"
          label={adminMessages['admin.product.shortDescription']}
        />
        <RichTextInput source="description" label={adminMessages['admin.product.description']} />
        <ProductPictures />
      </SimpleForm>
      <RecordChanges resource="product" />
    </Edit>
  );
}
