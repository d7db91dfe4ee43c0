import { DataTable, List, type RaRecord, SearchInput } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { Moment } from '../ui/moment.tsx';
import { wideOnly } from '../ui/wide-only.ts';

interface CustomerRow extends RaRecord<number> {
  date_created_gmt: string | null;
  first_name: string;
  last_name: string;
  email: string;
  billing: { city: string; country: string };
}

const filters = [<SearchInput key="q" source="q" alwaysOn />];

export default function CustomerList() {
  return (
    <List filters={filters} sort={{ field: 'registered_date', order: 'DESC' }} exporter={false}>
      <DataTable<CustomerRow>
        rowClick={false}
        bulkActionButtons={false}
        sx={wideOnly('billing', 'registered_date')}
      >
        <DataTable.Col<CustomerRow>
          label={adminMessages['admin.customer.name']}
          disableSort
          render={({ first_name: first, last_name: last }) => `${first} ${last}`.trim() || '–'}
        />
        <DataTable.Col source="email" label={adminMessages['admin.customer.email']} disableSort />
        <DataTable.Col<CustomerRow>
          source="billing"
          label={adminMessages['admin.customer.city']}
          disableSort
          render={({ billing }) => [billing.city, billing.country].filter(Boolean).join(', ')}
        />
        <DataTable.Col<CustomerRow>
          source="registered_date"
          label={adminMessages['admin.customer.since']}
          render={(customer) => <Moment value={customer.date_created_gmt} withTime={false} />}
        />
      </DataTable>
    </List>
  );
}
