import { Typography } from '@mui/material';
import { DataTable, SelectInput, TextInput } from 'react-admin';
import { recordWords } from '#wire/messages/admin/record-words.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { AUDIT_EVENTS } from '#wire/vitrine/audit-events.ts';
import type { AuditEntry } from '#wire/vitrine/running.ts';
import { LogList, MomentBelow } from './log-list.tsx';

const EVENTS = AUDIT_EVENTS.map((id) => ({ id, name: recordWords(id) }));

const filters = [
  <TextInput key="who" source="who" label={adminMessages['admin.log.who']} alwaysOn />,
  <SelectInput
    key="event"
    source="event"
    label={adminMessages['admin.audit.event']}
    choices={EVENTS}
    alwaysOn
  />,
];

/** { from: 'editor', to: 'administrator' } is "From: editor, To: administrator". */
function detailWords(details: AuditEntry['details']): string {
  return Object.entries(details)
    .map(([name, value]) => `${recordWords(name)}: ${String(value)}`)
    .join(', ');
}

export default function AuditList() {
  return (
    <LogList filters={filters} wide={['address']}>
      <DataTable.Col<AuditEntry>
        source="event"
        label={adminMessages['admin.audit.event']}
        disableSort
        render={({ event, details, at }) => (
          <>
            <Typography variant="body2">{recordWords(event)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {detailWords(details)}
            </Typography>
            <MomentBelow at={at} />
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
    </LogList>
  );
}
