import {
  Button,
  Card,
  CardContent,
  Link,
  List,
  ListItem,
  ListItemText,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Link as To } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { PAYMENT_NOTICES, type PaymentNotice, paymentNotices } from '#wire/vitrine/payments.ts';
import { Moment } from '../ui/moment.tsx';
import { useMessage } from '../ui/use-message.ts';
import { useReading } from '../ui/use-reading.ts';
import { useRest } from '../ui/use-rest.ts';

const PAGE_SIZE = 20;
const PATH = 'vitrine/v1/payment-notices';

/** Disputes, amounts that do not match and what else of payments somebody has to look at. */
export function PaymentNotices() {
  const send = useRest();
  const [done, setDone] = useState(false);
  const { data, refetch } = useReading(PATH, paymentNotices, {
    query: { per_page: PAGE_SIZE, ...(done && { done: 'true' }) },
  });

  async function mark({ code, subject, done_at }: PaymentNotice) {
    await send({ path: PATH, method: 'POST', data: { code, subject, done: done_at === null } });
    await refetch();
  }

  return (
    <Card sx={{ marginBlockStart: 2 }}>
      <CardContent>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}
        >
          <Typography variant="h6" component="h2">
            {adminMessages['admin.payments.notices']}
          </Typography>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={adminMessages['admin.payments.noticesWhich']}
            value={done}
            onChange={(_, next: boolean | null) => setDone(next ?? done)}
          >
            <ToggleButton value={false}>{adminMessages['admin.payments.noticesOpen']}</ToggleButton>
            <ToggleButton value={true}>{adminMessages['admin.payments.noticesDone']}</ToggleButton>
          </ToggleButtonGroup>
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {adminMessages['admin.payments.noticesAbout']}
        </Typography>
        {data?.length === 0 && (
          <Typography sx={{ marginBlockStart: 1 }}>
            {adminMessages[`admin.payments.${done ? 'noticesNoneDone' : 'noticesNone'}`]}
          </Typography>
        )}
        <List disablePadding>
          {data?.map((notice) => (
            <NoticeLine
              key={`${notice.code}/${notice.subject}`}
              notice={notice}
              onMark={() => void mark(notice)}
            />
          ))}
        </List>
      </CardContent>
    </Card>
  );
}

function NoticeLine({ notice, onMark }: { notice: PaymentNotice; onMark(): void }) {
  const message = useMessage();
  const { code, subject, order_id: order, provider, difference, text, count, last_at } = notice;
  const kind = PAYMENT_NOTICES.find((each) => code === `payments.${each}`);
  const differs = (['state', 'amount', 'refunded'] as const).find((each) => each === difference);
  const title = kind ? adminMessages[`admin.payments.notice.${kind}`] : code;
  const label = adminMessages[`admin.payments.${notice.done_at ? 'noticeUndo' : 'noticeDo'}`];
  const more = [
    differs ? adminMessages[`admin.payments.difference.${differs}`] : '',
    text,
    provider,
    count > 1 ? message('admin.payments.noticeCount', { count }) : '',
  ];
  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', gap: 1, overflowWrap: 'anywhere' }}>
      <ListItemText
        sx={{ flexBasis: '16rem' }}
        primary={
          <>
            {title}{' '}
            {order === null ? (
              subject
            ) : (
              <Link component={To} to={`/orders/${order}`}>
                {message('admin.payments.noticeOrder', { number: notice.order_number || order })}
              </Link>
            )}
          </>
        }
        secondary={
          <>
            {more.filter(Boolean).map((text) => `${text} · `)}
            <Moment value={last_at} />
            <DoneBy notice={notice} />
          </>
        }
      />
      <Button size="small" aria-label={`${label}: ${title} ${subject}`} onClick={onMark}>
        {label}
      </Button>
    </ListItem>
  );
}

function DoneBy({ notice: { done_at, done_by: name } }: { notice: PaymentNotice }) {
  const message = useMessage();
  if (done_at === null) return null;
  const who =
    name === ''
      ? adminMessages['admin.payments.noticeDoneByShop']
      : message('admin.payments.noticeDoneBy', { name });
  return (
    <>
      {' · '}
      {who} <Moment value={done_at} />
    </>
  );
}
