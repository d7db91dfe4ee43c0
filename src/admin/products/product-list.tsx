import { Chip } from '@mui/material';
import {
  BulkDeleteButton,
  ColumnsButton,
  CreateButton,
  DataTable,
  DateInput,
  FilterButton,
  List,
  NumberInput,
  SearchInput,
  SelectInput,
  TopToolbar,
  useListContext,
} from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Product } from '#wire/wc/product.ts';
import { MISSING_PARTS } from '#wire/wc/product-query.ts';
import { SmallImage } from '../ui/images/small-image.tsx';
import { RowLink } from '../ui/lists/row-link.tsx';
import { SavedViews } from '../ui/lists/saved-views.tsx';
import { wideOnly } from '../ui/lists/wide-only.ts';
import { Moment } from '../ui/moment.tsx';
import { BulkEdit } from './bulk-edit.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { STATUSES, STOCK_CHOICES, TRASH, TYPES } from './product-choices.ts';
import { QuickField } from './quick-field.tsx';
import { RecentBatches } from './recent-batches.tsx';

const MISSING_CHOICES = MISSING_PARTS.map((id) => ({
  id,
  name: adminMessages[`admin.product.missing.${id}`],
}));

const BOUNDS = [
  ...(['min_stock', 'max_stock', 'min_price', 'max_price'] as const),
  ...(['min_margin', 'max_margin'] as const),
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    label={adminMessages['admin.product.status']}
    choices={[...STATUSES, TRASH]}
    alwaysOn
  />,
  <CategoryFilter key="category" source="category" alwaysOn />,
  <SelectInput
    key="stock_status"
    source="stock_status"
    label={adminMessages['admin.product.stock']}
    choices={STOCK_CHOICES}
    alwaysOn
  />,
  <SelectInput
    key="type"
    source="type"
    label={adminMessages['admin.product.type']}
    choices={TYPES}
  />,
  <SelectInput
    key="missing"
    source="missing"
    label={adminMessages['admin.product.missing']}
    choices={MISSING_CHOICES}
  />,
  ...BOUNDS.map((source) => (
    <NumberInput key={source} source={source} label={adminMessages[`admin.product.${source}`]} />
  )),
  ...(['modified_after', 'modified_before'] as const).map((source) => (
    <DateInput key={source} source={source} label={adminMessages[`admin.product.${source}`]} />
  )),
];

function BulkActions() {
  const { selectedIds } = useListContext();
  // What is not shown must not be reached by the keyboard.
  if (selectedIds.length === 0) return null;
  return (
    <>
      <BulkEdit />
      <BulkDeleteButton mutationMode="undoable" />
    </>
  );
}

function ListActions() {
  return (
    <TopToolbar>
      <SavedViews screen="products" />
      <ColumnsButton />
      <FilterButton disableSaveQuery />
      <CreateButton />
    </TopToolbar>
  );
}

const stockName = (status: string) => STOCK_CHOICES.find(({ id }) => id === status)?.name ?? status;
const statusName = (status: string) =>
  [...STATUSES, TRASH].find(({ id }) => id === status)?.name ?? status;

/** Chosen by the button of columns. */
const LESS_USED = ['total_sales', 'margin', 'date_modified'];

export default function ProductList() {
  return (
    <List
      filters={filters}
      actions={<ListActions />}
      sort={{ field: 'date_created', order: 'DESC' }}
      perPage={25}
      exporter={false}
    >
      <RecentBatches />
      <DataTable<Product>
        bulkActionButtons={<BulkActions />}
        hiddenColumns={LESS_USED}
        sx={wideOnly('images', 'sku', 'categories', 'status', ...LESS_USED)}
      >
        <DataTable.Col<Product>
          source="images"
          label={adminMessages['admin.product.picture']}
          disableSort
          render={({ images: [image] }) => <SmallImage src={image?.src} alt={image?.alt} />}
        />
        <DataTable.Col<Product>
          source="name"
          label={adminMessages['admin.product.name']}
          render={({ name }) => <RowLink>{name}</RowLink>}
        />
        <DataTable.Col source="sku" label={adminMessages['admin.product.sku']} disableSort />
        <DataTable.Col<Product>
          source="price"
          label={adminMessages['admin.product.price']}
          render={(product) => (
            <QuickField
              product={product}
              field="regular_price"
              label={adminMessages['admin.product.price']}
              enabled={product.type === 'simple' || product.type === 'external'}
              fallback={product.price}
            />
          )}
        />
        <DataTable.Col<Product>
          source="stock_quantity"
          label={adminMessages['admin.product.stock']}
          render={(product) => (
            <QuickField
              product={product}
              field="stock_quantity"
              label={adminMessages['admin.product.stock']}
              enabled={product.manage_stock}
              fallback={stockName(product.stock_status)}
            />
          )}
        />
        <DataTable.Col<Product>
          source="categories"
          label={adminMessages['admin.product.category']}
          disableSort
          render={({ categories }) => categories.map(({ name }) => name).join(', ')}
        />
        <DataTable.Col<Product>
          source="status"
          label={adminMessages['admin.product.status']}
          disableSort
          render={({ status }) => (
            <Chip
              size="small"
              variant="outlined"
              color={status === 'publish' ? 'success' : 'default'}
              label={statusName(status)}
            />
          )}
        />
        <DataTable.NumberCol source="total_sales" label={adminMessages['admin.product.sold']} />
        <DataTable.Col<Product>
          source="margin"
          label={adminMessages['admin.product.margin']}
          render={({ extensions: { vitrine } }) =>
            vitrine.margin === null ? '' : `${vitrine.margin}%`
          }
        />
        <DataTable.Col<Product>
          source="date_modified"
          label={adminMessages['admin.product.changed']}
          render={({ date_modified_gmt: at }) => <Moment value={at} />}
        />
      </DataTable>
    </List>
  );
}
