import { Card, CardContent, Link, List, ListItem, ListItemText, Typography } from '@mui/material';
import { Link as To } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { PAYMENT_NOTICES, type PaymentNotice, paymentNotices } from '#wire/vitrine/payments.ts';
import { Moment } from '../ui/moment.tsx';
import { useMessage } from '../ui/use-message.ts';
import { useReading } from '../ui/use-reading.ts';

const SHOWN = 20;

/** Disputes, amounts that do not match and what else of payments somebody has to look at. */
export function PaymentNotices() {
  const { data } = useReading('vitrine/v1/payment-notices', paymentNotices, {
    query: { per_page: SHOWN },
  });
  if (!data) return null;
  return (
    <Card sx={{ marginBlockStart: 2 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          {adminMessages['admin.payments.notices']}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {adminMessages['admin.payments.noticesAbout']}
        </Typography>
        {data.length === 0 && (
          <Typography sx={{ marginBlockStart: 1 }}>
            {adminMessages['admin.payments.noticesNone']}
          </Typography>
        )}
        <List disablePadding>
          {data.map((notice) => (
            <NoticeLine key={`${notice.code}/${notice.subject}`} notice={notice} />
          ))}
        </List>
      </CardContent>
    </Card>
  );
}

function NoticeLine({ notice }: { notice: PaymentNotice }) {
  const message = useMessage();
  const { code, subject, order_id: order, provider, difference, text, count, last_at } = notice;
  const kind = PAYMENT_NOTICES.find((each) => code === `payments.${each}`);
  const differs = (['state', 'amount', 'refunded'] as const).find((each) => each === difference);
  const more = [
    differs ? adminMessages[`admin.payments.difference.${differs}`] : '',
    text,
    provider,
    count > 1 ? message('admin.payments.noticeCount', { count }) : '',
  ];
  return (
    <ListItem disableGutters divider sx={{ overflowWrap: 'anywhere' }}>
      <ListItemText
        primary={
          <>
            {kind ? adminMessages[`admin.payments.notice.${kind}`] : code}{' '}
            {order === null ? (
              subject
            ) : (
              <Link component={To} to={`/orders/${order}`}>
                {message('admin.payments.noticeOrder', { id: order })}
              </Link>
            )}
          </>
        }
        secondary={
          <>
            {more.filter(Boolean).join(' · ')} <Moment value={last_at} />
          </>
        }
      />
    </ListItem>
  );
}
