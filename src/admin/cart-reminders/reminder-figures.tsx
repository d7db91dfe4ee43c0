import { Alert, Box, Card, CardContent, Link, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as To } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { cartReminderFigures } from '#wire/vitrine/cart-reminders.ts';
import { Amount } from '../ui/amount.tsx';
import { useMessage } from '../ui/use-message.ts';
import { useReading } from '../ui/use-reading.ts';

/** What the reminders led to, and where they are switched on. */
export function ReminderFigures() {
  const message = useMessage();
  const { data, error } = useReading('vitrine/v1/basket-reminders/figures', cartReminderFigures);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={96} sx={{ marginBlockStart: 2 }} />;
  const { asked: requested, emails, returned, ordered, amount, days, enabled } = data;
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      {!enabled && (
        <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
          {adminMessages['admin.reminder.off']}{' '}
          <Link component={To} to="/settings/emails">
            {adminMessages['admin.reminder.switchOn']}
          </Link>
        </Alert>
      )}
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {message('admin.reminder.period', { count: days })}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
        }}
      >
        <Figure label={adminMessages['admin.reminder.figure.asked']}>{requested}</Figure>
        <Figure label={adminMessages['admin.reminder.figure.emails']}>{emails}</Figure>
        <Figure label={adminMessages['admin.reminder.figure.returned']}>{returned}</Figure>
        <Figure label={adminMessages['admin.reminder.figure.ordered']}>{ordered}</Figure>
        <Figure label={adminMessages['admin.reminder.figure.amount']}>
          <Amount value={amount} />
        </Figure>
      </Box>
    </Box>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Typography variant="h1" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {children}
        </Typography>
      </CardContent>
    </Card>
  );
}
