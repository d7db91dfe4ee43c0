import {
  BulkUpdateButton,
  DataTable,
  FilterButton,
  List,
  SearchInput,
  SelectInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { Amount } from '../ui/amount.tsx';
import { Moment } from '../ui/moment.tsx';
import { wideOnly } from '../ui/wide-only.ts';
import type { Order } from './order.ts';
import { OrderStatusChip, STATUS_CHOICES } from './order-status.tsx';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    label={adminMessages['admin.order.status']}
    choices={STATUS_CHOICES}
    alwaysOn
  />,
];

function BulkActions() {
  return (
    <>
      <BulkUpdateButton
        label={adminMessages['admin.order.markCompleted']}
        data={{ status: 'completed' }}
        mutationMode="pessimistic"
      />
      <BulkUpdateButton
        label={adminMessages['admin.order.markOnHold']}
        data={{ status: 'on-hold' }}
        mutationMode="pessimistic"
      />
    </>
  );
}

function Customer() {
  const order = useRecordContext<Order>();
  const { first_name: first = '', last_name: last = '', email = '' } = order?.billing ?? {};
  return <>{`${first} ${last}`.trim() || email}</>;
}

function ListActions() {
  return (
    <TopToolbar>
      <FilterButton />
    </TopToolbar>
  );
}

export default function OrderList() {
  return (
    <List
      filters={filters}
      actions={<ListActions />}
      sort={{ field: 'date_created', order: 'DESC' }}
      perPage={25}
      exporter={false}
    >
      <DataTable<Order> bulkActionButtons={<BulkActions />} sx={wideOnly('date_created')}>
        <DataTable.Col source="number" label={adminMessages['admin.order.number']} />
        <DataTable.Col<Order>
          source="date_created"
          label={adminMessages['admin.order.date']}
          render={(order) => <Moment value={order.date_created_gmt ?? order.date_created} />}
        />
        <DataTable.Col label={adminMessages['admin.order.customer']} disableSort>
          <Customer />
        </DataTable.Col>
        <DataTable.Col<Order>
          source="status"
          label={adminMessages['admin.order.status']}
          disableSort
          render={(order) => <OrderStatusChip status={order.status} />}
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
