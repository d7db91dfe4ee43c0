import { Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { DataTable, DateInput, FilterButton, List, TopToolbar } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { AuditEntry, LoggedChange } from '#wire/vitrine/running.ts';
import { wideOnly } from '../ui/lists/wide-only.ts';
import { Moment } from '../ui/moment.tsx';

const dates = [
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

interface LogListProps {
  /** Filters in addition to the dates. */
  filters: readonly ReactElement[];
  /** Columns that a phone has no place for, besides the time. */
  wide?: readonly string[];
  /** The columns after the time. */
  children: ReactNode;
}

/** What was written down, the newest first; nothing in it can be changed. */
export function LogList({ filters, wide = [], children }: LogListProps) {
  return (
    <List
      filters={[...filters, ...dates]}
      actions={<Actions />}
      sort={{ field: 'at', order: 'DESC' }}
      perPage={25}
      exporter={false}
      empty={false}
    >
      <DataTable rowClick={false} bulkActionButtons={false} sx={wideOnly('at', ...wide)}>
        <DataTable.Col<LoggedChange | AuditEntry>
          source="at"
          label={adminMessages['admin.log.at']}
          disableSort
          render={({ at }) => <Moment value={at} />}
        />
        {children}
      </DataTable>
    </List>
  );
}

/** The time, below something else: on a phone, where it has no column. */
export function MomentBelow({ at }: { at: string }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ display: { md: 'none' } }}>
      <Moment value={at} />
    </Typography>
  );
}
