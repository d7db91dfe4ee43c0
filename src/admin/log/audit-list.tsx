import { Typography } from '@mui/material';
import {
  DataTable,
  DateInput,
  FilterButton,
  List,
  type RaRecord,
  SelectInput,
  TextInput,
  TopToolbar,
} from 'react-admin';
import { fieldWords } from '#rules/changes/changed-fields.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { AUDIT_EVENTS } from '#wire/vitrine/audit-events.ts';
import { Moment } from '../ui/moment.tsx';
import { wideOnly } from '../ui/wide-only.ts';

interface AuditEntry extends RaRecord<number> {
  at: string;
  event: string;
  who: string;
  address: string;
  details: Record<string, unknown>;
}

const EVENTS = AUDIT_EVENTS.map((id) => ({ id, name: fieldWords(id) }));

const filters = [
  <TextInput key="who" source="who" label={adminMessages['admin.log.who']} alwaysOn />,
  <SelectInput
    key="event"
    source="event"
    label={adminMessages['admin.audit.event']}
    choices={EVENTS}
    alwaysOn
  />,
  <DateInput key="after" source="after" label={adminMessages['admin.log.after']} />,
  <DateInput key="before" source="before" label={adminMessages['admin.log.before']} />,
];

function Actions() {
  return (
    <TopToolbar>
      <FilterButton />
    </TopToolbar>
  );
}

/** { from: 'editor', to: 'administrator' } is "From: editor, To: administrator". */
function detailWords(details: Record<string, unknown>): string {
  return Object.entries(details)
    .map(([name, value]) => `${fieldWords(name)}: ${String(value)}`)
    .join(', ');
}

export default function AuditList() {
  return (
    <List
      filters={filters}
      actions={<Actions />}
      sort={{ field: 'at', order: 'DESC' }}
      perPage={25}
      exporter={false}
      empty={false}
    >
      <DataTable<AuditEntry>
        rowClick={false}
        bulkActionButtons={false}
        sx={wideOnly('at', 'address')}
      >
        <DataTable.Col<AuditEntry>
          source="at"
          label={adminMessages['admin.log.at']}
          disableSort
          render={({ at }) => <Moment value={at} />}
        />
        <DataTable.Col<AuditEntry>
          source="event"
          label={adminMessages['admin.audit.event']}
          disableSort
          render={({ event, details, at }) => (
            <>
              <Typography variant="body2">{fieldWords(event)}</Typography>
              <Typography variant="body2" color="textSecondary">
                {detailWords(details)}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ display: { md: 'none' } }}>
                <Moment value={at} />
              </Typography>
            </>
          )}
        />
        <DataTable.Col<AuditEntry>
          source="who"
          label={adminMessages['admin.log.who']}
          disableSort
          render={({ who }) => (
            <Typography variant="body2" sx={{ wordBreak: 'break-word' }}>
              {who || '–'}
            </Typography>
          )}
        />
        <DataTable.Col source="address" label={adminMessages['admin.audit.address']} disableSort />
      </DataTable>
    </List>
  );
}
