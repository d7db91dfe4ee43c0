import { Button } from '@mui/material';
import {
  AutocompleteInput,
  BulkDeleteButton,
  ColumnsButton,
  CreateButton,
  DataTable,
  DateInput,
  FilterButton,
  List,
  ReferenceInput,
  SearchInput,
  SelectInput,
  TextInput,
  TopToolbar,
  useListContext,
  useRecordContext,
} from 'react-admin';
import { Link as ScreenLink } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Order } from '#wire/wc/order-response.ts';
import { useMay } from '../admin-context.tsx';
import { BY_MATCH } from '../data/list-query.ts';
import { Amount } from '../ui/amount.tsx';
import { ExportFile } from '../ui/export-file.tsx';
import { RowLink } from '../ui/lists/row-link.tsx';
import { SavedViews } from '../ui/lists/saved-views.tsx';
import { wideOnly } from '../ui/lists/wide-only.ts';
import { Moment } from '../ui/moment.tsx';
import { BulkStatus } from './bulk-status.tsx';
import { newOrderFor } from './customer-field.tsx';
import { printAddress } from './order-actions.tsx';
import { OrderStatusChip, STATUS_CHOICES } from './order-status.tsx';

const SOURCES = (['checkout', 'store-api', 'admin', 'rest-api'] as const).map((id) => ({
  id,
  name: adminMessages[`admin.order.via.${id}`],
}));

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    label={adminMessages['admin.order.status']}
    choices={STATUS_CHOICES}
    alwaysOn
  />,
  <DateInput key="after" source="after" label={adminMessages['admin.order.after']} />,
  <DateInput key="before" source="before" label={adminMessages['admin.order.before']} />,
  <ReferenceInput key="product" source="product" reference="products" sort={BY_MATCH}>
    <AutocompleteInput
      optionText="name"
      label={adminMessages['admin.order.filterProduct']}
      filterToQuery={(q) => ({ q })}
    />
  </ReferenceInput>,
  <ReferenceInput key="customer" source="customer" reference="accounts" sort={BY_MATCH}>
    <AutocompleteInput
      optionText="email"
      label={adminMessages['admin.order.filterCustomer']}
      filterToQuery={(q) => ({ q })}
    />
  </ReferenceInput>,
  <TextInput
    key="payment_method"
    source="payment_method"
    label={adminMessages['admin.order.filterPayment']}
  />,
  <TextInput key="coupon" source="coupon" label={adminMessages['admin.order.filterCoupon']} />,
  <TextInput key="source" source="source" label={adminMessages['admin.order.filterCameFrom']} />,
  <SelectInput
    key="created_via"
    source="created_via"
    label={adminMessages['admin.order.filterSource']}
    choices={SOURCES}
  />,
];

/** The number of an account, or the address of a guest; empty where neither is known. */
function getBuyer({ customer_id: id, billing }: Order): string {
  return id > 0 ? String(id) : (billing.email ?? '');
}

function BulkActions() {
  const { selectedIds, data = [] } = useListContext<Order>();
  const mayWrite = useMay('manage-orders');
  // What is not shown must not be reached by the keyboard.
  if (selectedIds.length === 0) return null;
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  const buyers = new Set(chosen.map(getBuyer));
  // Of another page of the list nothing is known.
  const [buyer = ''] = chosen.length === selectedIds.length && buyers.size === 1 ? buyers : [];
  return (
    <>
      {mayWrite && buyer && (
        <Button size="small" component={ScreenLink} to={newOrderFor(buyer)}>
          {adminMessages['admin.order.createFor']}
        </Button>
      )}
      <BulkStatus />
      <Button size="small" href={printAddress('slip', selectedIds)}>
        {adminMessages['admin.order.packingSlips']}
      </Button>
      <Button size="small" href={printAddress('invoice', selectedIds)}>
        {adminMessages['admin.order.invoices']}
      </Button>
      <BulkDeleteButton mutationMode="undoable" />
    </>
  );
}

function Customer() {
  const order = useRecordContext<Order>();
  const { first_name: first = '', last_name: last = '', email = '' } = order?.billing ?? {};
  return <>{`${first} ${last}`.trim() || email}</>;
}

function ListActions() {
  const mayWrite = useMay('manage-orders');
  return (
    <TopToolbar>
      <SavedViews screen="orders" />
      <FilterButton disableSaveQuery />
      <ColumnsButton />
      <ExportFile
        path="vitrine/v1/orders/export"
        name="orders.csv"
        label={adminMessages['admin.order.export']}
        progress={adminMessages['admin.order.exporting']}
      />
      {mayWrite && <CreateButton />}
    </TopToolbar>
  );
}

const pieces = (order: Order) => order.line_items.reduce((sum, line) => sum + line.quantity, 0);

export default function OrderList() {
  return (
    <List
      filters={filters}
      actions={<ListActions />}
      sort={{ field: 'date_created', order: 'DESC' }}
      perPage={25}
      exporter={false}
    >
      <DataTable<Order>
        bulkActionButtons={<BulkActions />}
        hiddenColumns={['pieces', 'payment_method_title', 'coupons', 'created_via', 'country']}
        sx={wideOnly('date_created')}
      >
        <DataTable.Col<Order>
          source="number"
          label={adminMessages['admin.order.number']}
          render={({ number }) => <RowLink>{number}</RowLink>}
        />
        <DataTable.Col<Order>
          source="date_created"
          label={adminMessages['admin.order.date']}
          render={(order) => <Moment value={order.date_created_gmt ?? order.date_created} />}
        />
        <DataTable.Col source="customer" label={adminMessages['admin.order.customer']} disableSort>
          <Customer />
        </DataTable.Col>
        <DataTable.Col<Order>
          source="status"
          label={adminMessages['admin.order.status']}
          disableSort
          render={(order) => <OrderStatusChip status={order.status} />}
        />
        <DataTable.Col<Order>
          source="pieces"
          align="right"
          label={adminMessages['admin.order.itemCount']}
          disableSort
          render={pieces}
        />
        <DataTable.Col
          source="payment_method_title"
          label={adminMessages['admin.order.payment']}
          disableSort
        />
        <DataTable.Col<Order>
          source="coupons"
          label={adminMessages['admin.order.filterCoupon']}
          disableSort
          render={(order) => order.coupon_lines.map(({ code }) => code).join(', ')}
        />
        <DataTable.Col<Order>
          source="created_via"
          label={adminMessages['admin.order.createdVia']}
          disableSort
          render={({ created_via: via }) => SOURCES.find(({ id }) => id === via)?.name ?? via}
        />
        <DataTable.Col<Order>
          source="country"
          label={adminMessages['admin.order.country']}
          disableSort
          render={(order) => order.billing.country}
        />
        <DataTable.Col<Order>
          align="right"
          source="total"
          label={adminMessages['admin.order.total']}
          disableSort
          render={(order) => <Amount value={order.total} />}
        />
      </DataTable>
    </List>
  );
}
