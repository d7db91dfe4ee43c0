import { CreateButton, DataTable, List, SearchInput, TopToolbar } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Redirect } from '#wire/vitrine/redirects.ts';
import { RowLink } from '../ui/lists/row-link.tsx';
import { wideOnly } from '../ui/lists/wide-only.ts';
import { Moment } from '../ui/moment.tsx';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

function Actions() {
  return (
    <TopToolbar>
      <CreateButton />
    </TopToolbar>
  );
}

/** Addresses that lead elsewhere; pages that move add themselves. */
export default function RedirectList() {
  return (
    <List filters={filters} actions={<Actions />} exporter={false} empty={false}>
      <DataTable<Redirect> bulkActionButtons={false} sx={wideOnly('status', 'uses', 'created_at')}>
        <DataTable.Col<Redirect>
          source="from"
          label={adminMessages['admin.redirect.from']}
          disableSort
          render={({ from }) => <RowLink>{from}</RowLink>}
        />
        <DataTable.Col source="to" label={adminMessages['admin.redirect.to']} disableSort />
        <DataTable.Col<Redirect>
          source="status"
          label={adminMessages['admin.redirect.status']}
          disableSort
          render={({ status }) => adminMessages[`admin.redirect.${status}`]}
        />
        <DataTable.NumberCol
          source="uses"
          label={adminMessages['admin.redirect.uses']}
          disableSort
        />
        <DataTable.Col<Redirect>
          source="created_at"
          label={adminMessages['admin.redirect.since']}
          disableSort
          render={({ created_at: at }) => <Moment value={at} withTime={false} />}
        />
      </DataTable>
    </List>
  );
}
