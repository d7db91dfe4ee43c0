import { Box, Chip } from '@mui/material';
import { DataTable, FilterButton, List, TopToolbar } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { CustomerRow } from '#wire/vitrine/customers.ts';
import { Amount } from '../ui/amount.tsx';
import { ExportFile } from '../ui/export-file.tsx';
import { RowLink } from '../ui/lists/row-link.tsx';
import { wideOnly } from '../ui/lists/wide-only.ts';
import { Moment } from '../ui/moment.tsx';
import { customerFilters } from './customer-filters.tsx';
import { CustomerSegments } from './customer-segments.tsx';

function Actions() {
  return (
    <TopToolbar>
      <FilterButton disableSaveQuery />
      <ExportFile
        path="vitrine/v1/customers.csv"
        name="customers.csv"
        label={adminMessages['admin.customer.export']}
      />
    </TopToolbar>
  );
}

export default function CustomerList() {
  return (
    <List
      filters={customerFilters}
      actions={<Actions />}
      sort={{ field: 'last_order', order: 'DESC' }}
      exporter={false}
      empty={false}
    >
      <CustomerSegments />
      <DataTable<CustomerRow>
        bulkActionButtons={false}
        sx={wideOnly('country', 'since', 'orders', 'last_order')}
      >
        <DataTable.Col<CustomerRow>
          source="email"
          label={adminMessages['admin.customer.name']}
          render={(customer) => <Who customer={customer} />}
        />
        <DataTable.Col<CustomerRow>
          source="country"
          label={adminMessages['admin.customer.place']}
          render={({ city, country }) => [city, country].filter(Boolean).join(', ')}
        />
        <DataTable.Col
          source="orders"
          align="right"
          label={adminMessages['admin.customer.orders']}
        />
        <DataTable.Col<CustomerRow>
          source="spent"
          align="right"
          label={
            <span title={adminMessages['admin.customer.spentMeaning']}>
              {adminMessages['admin.customer.spent']}
            </span>
          }
          render={({ spent }) => <Amount value={spent} />}
        />
        <DataTable.Col<CustomerRow>
          source="last_order"
          label={adminMessages['admin.customer.lastOrder']}
          render={({ last_order_at: at }) => <Moment value={at} withTime={false} />}
        />
        <DataTable.Col<CustomerRow>
          source="since"
          label={adminMessages['admin.customer.since']}
          render={({ since }) => <Moment value={since} withTime={false} />}
        />
      </DataTable>
    </List>
  );
}

function Who({ customer }: { customer: CustomerRow }) {
  const { name, email, account_id: account } = customer;
  return (
    <>
      {name && <RowLink>{name}</RowLink>}{' '}
      {account === null && (
        <Chip size="small" variant="outlined" label={adminMessages['admin.customer.guest']} />
      )}
      <Box sx={{ overflowWrap: 'anywhere' }}>{name ? email : <RowLink>{email}</RowLink>}</Box>
    </>
  );
}
