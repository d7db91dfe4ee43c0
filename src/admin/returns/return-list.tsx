import { DataTable, List, SelectInput } from 'react-admin';
import { RETURN_STATES } from '#rules/returns/return-state.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { ReturnItem } from '#wire/vitrine/returns.ts';
import { Amount } from '../ui/amount.tsx';
import { RowLink } from '../ui/lists/row-link.tsx';
import { wideOnly } from '../ui/lists/wide-only.ts';
import { Moment } from '../ui/moment.tsx';
import { ReturnStateChip } from './return-state-chip.tsx';

const filters = [
  <SelectInput
    key="state"
    source="state"
    label={adminMessages['admin.return.state']}
    choices={RETURN_STATES.map((id) => ({ id, name: adminMessages[`admin.return.state.${id}`] }))}
    alwaysOn
    emptyText={adminMessages['admin.return.all']}
  />,
];

/** Returns by state; of one state what waits longest comes first. */
export default function ReturnList() {
  return (
    <List filters={filters} exporter={false} empty={false}>
      <DataTable<ReturnItem>
        rowClick="show"
        bulkActionButtons={false}
        sx={wideOnly('worth', 'created_at', 'way')}
      >
        <DataTable.Col<ReturnItem>
          source="id"
          label={adminMessages['admin.return.number']}
          disableSort
          render={({ id }) => <RowLink to="show">{id}</RowLink>}
        />
        <DataTable.Col
          source="order_number"
          label={adminMessages['admin.return.order']}
          disableSort
        />
        <DataTable.Col source="buyer" label={adminMessages['admin.return.buyer']} disableSort />
        <DataTable.Col<ReturnItem>
          source="state"
          label={adminMessages['admin.return.state']}
          disableSort
          render={({ state }) => <ReturnStateChip state={state} />}
        />
        <DataTable.Col<ReturnItem>
          source="way"
          label={adminMessages['admin.return.way']}
          disableSort
          render={({ way }) => adminMessages[`admin.return.way.${way}`]}
        />
        <DataTable.Col<ReturnItem>
          source="worth"
          label={adminMessages['admin.return.worth']}
          disableSort
          render={({ worth }) => <Amount value={worth} />}
        />
        <DataTable.Col<ReturnItem>
          source="created_at"
          label={adminMessages['admin.return.when']}
          disableSort
          render={({ created_at: at }) => <Moment value={at} withTime={false} />}
        />
      </DataTable>
    </List>
  );
}
