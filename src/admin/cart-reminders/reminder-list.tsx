import { Link } from '@mui/material';
import { DataTable, List } from 'react-admin';
import { Link as To } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import type { CartReminder } from '#wire/vitrine/cart-reminders.ts';
import { wideOnly } from '../ui/lists/wide-only.ts';
import { Moment } from '../ui/moment.tsx';
import { ReminderFigures } from './reminder-figures.tsx';

/** Baskets whose shopper agreed to be reminded, and what came of it. */
export default function ReminderList() {
  return (
    <>
      <ReminderFigures />
      <List exporter={false} actions={false} empty={false} title={adminMessages['admin.reminders']}>
        <DataTable<CartReminder>
          rowClick={false}
          bulkActionButtons={false}
          sx={wideOnly('consent', 'sent_at')}
        >
          <DataTable.Col source="email" label={adminMessages['admin.reminder.email']} disableSort />
          <DataTable.Col<CartReminder>
            source="state"
            label={adminMessages['admin.reminder.state']}
            disableSort
            render={(reminder) => <State {...reminder} />}
          />
          <DataTable.Col source="sent" label={adminMessages['admin.reminder.sent']} disableSort />
          <DataTable.Col<CartReminder>
            source="asked_at"
            label={adminMessages['admin.reminder.asked']}
            disableSort
            render={({ asked_at: requested }) => <Moment value={requested} withTime={false} />}
          />
          <DataTable.Col<CartReminder>
            source="sent_at"
            label={adminMessages['admin.reminder.last']}
            disableSort
            render={({ sent_at: at }) => (at === null ? '–' : <Moment value={at} />)}
          />
          <DataTable.Col
            source="consent"
            label={adminMessages['admin.reminder.consent']}
            disableSort
          />
        </DataTable>
      </List>
    </>
  );
}

function State({ state, order_id: order }: CartReminder) {
  const words = adminMessages[`admin.reminder.state.${state}`];
  if (state !== 'ordered' || order === null) return <>{words}</>;
  return (
    <Link component={To} to={`/orders/${order}`}>
      {words}
    </Link>
  );
}
