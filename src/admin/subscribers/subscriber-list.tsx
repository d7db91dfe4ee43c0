import { Button } from '@mui/material';
import {
  DataTable,
  List,
  SearchInput,
  SelectInput,
  TopToolbar,
  useNotify,
  useRefresh,
} from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Subscriber } from '#wire/vitrine/running.ts';
import { ExportFile } from '../ui/export-file.tsx';
import { wideOnly } from '../ui/lists/wide-only.ts';
import { Moment } from '../ui/moment.tsx';
import { useRest } from '../ui/use-rest.ts';
import { SubscriberImport } from './subscriber-import.tsx';

const STATES = (['subscribed', 'asked', 'ended', 'all'] as const).map((id) => ({
  id,
  name: adminMessages[`admin.subscriber.state.${id}`],
}));

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label={adminMessages['admin.subscriber.state']}
    choices={STATES}
    emptyText={adminMessages['admin.subscriber.state.subscribed']}
    alwaysOn
  />,
];

function Actions() {
  return (
    <TopToolbar>
      <SubscriberImport />
      <ExportFile
        path="vitrine/v1/newsletter-subscribers.csv"
        name="newsletter.csv"
        label={adminMessages['admin.subscriber.export']}
      />
    </TopToolbar>
  );
}

/** Who gets the newsletter, and by which words they agreed to it. */
export default function SubscriberList() {
  return (
    <List filters={filters} actions={<Actions />} exporter={false} empty={false}>
      <DataTable<Subscriber>
        rowClick={false}
        bulkActionButtons={false}
        sx={wideOnly('consent', 'asked_at')}
      >
        <DataTable.Col source="email" label={adminMessages['admin.subscriber.email']} disableSort />
        <DataTable.Col<Subscriber>
          source="state"
          label={adminMessages['admin.subscriber.state']}
          disableSort
          render={({ state }) => adminMessages[`admin.subscriber.state.${state}`]}
        />
        <DataTable.Col<Subscriber>
          source="asked_at"
          label={adminMessages['admin.subscriber.since']}
          disableSort
          render={({ confirmed_at: confirmed, asked_at: requested }) => (
            <Moment value={confirmed ?? requested} withTime={false} />
          )}
        />
        <DataTable.Col
          source="consent"
          label={adminMessages['admin.subscriber.consent']}
          disableSort
        />
        <DataTable.Col<Subscriber>
          label={adminMessages['admin.subscriber.end']}
          disableSort
          render={(subscriber) => <End subscriber={subscriber} />}
        />
      </DataTable>
    </List>
  );
}

function End({ subscriber: { email, state } }: { subscriber: Subscriber }) {
  const send = useRest();
  const notify = useNotify();
  const refresh = useRefresh();
  if (state === 'ended') return null;

  async function end() {
    const path = `vitrine/v1/newsletter-subscribers/${encodeURIComponent(email)}/end`;
    if (!(await send({ path, method: 'POST' })).ok) return;
    notify(adminMessages['admin.subscriber.ended'], { type: 'success' });
    refresh();
  }

  return (
    <Button
      size="small"
      aria-label={adminMessages['admin.subscriber.endOf'].replace('{email}', email)}
      onClick={end}
    >
      {adminMessages['admin.subscriber.end']}
    </Button>
  );
}
