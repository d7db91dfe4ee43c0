import { Box, Card, CardActionArea, CardContent, Skeleton, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { HOME_READINGS } from '#wire/admin/admin-config.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { todayResponse } from '#wire/vitrine/analytics.ts';
import { type Attention, setUpResponse } from '#wire/vitrine/set-up.ts';
import { useMay } from '../admin-context.tsx';
import { useAttention } from '../shell/use-attention.ts';
import { useReading } from '../ui/use-reading.ts';
import { BackupOverdue } from './backup-overdue.tsx';
import { MailTroubleAlert } from './mail-trouble.tsx';
import { SetUpList } from './set-up-list.tsx';
import { TodayFigures } from './today-figures.tsx';

const listAt = (resource: string, filter: Record<string, string>) =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

interface WaitingCard {
  /** Of the answer about all that waits. */
  name: Exclude<keyof Attention, 'backup_overdue' | 'mail_trouble'>;
  title: string;
  /** The list that shows them. */
  to: string;
}

const WAITING: readonly WaitingCard[] = [
  {
    name: 'orders_to_ship',
    title: adminMessages['admin.home.toShip'],
    to: listAt('orders', { status: 'processing' }),
  },
  {
    name: 'orders_on_hold',
    title: adminMessages['admin.home.onHold'],
    to: listAt('orders', { status: 'on-hold' }),
  },
  {
    name: 'orders_failed',
    title: adminMessages['admin.home.failed'],
    to: listAt('orders', { status: 'failed' }),
  },
  {
    name: 'payment_notices',
    title: adminMessages['admin.home.paymentNotices'],
    to: '/settings/payments',
  },
  {
    name: 'returns_open',
    title: adminMessages['admin.home.returns'],
    to: listAt('returns', { state: 'requested' }),
  },
  {
    name: 'reviews_held',
    title: adminMessages['admin.home.reviews'],
    to: listAt('reviews', { status: 'hold' }),
  },
  {
    name: 'products_sold_out',
    title: adminMessages['admin.home.soldOut'],
    to: listAt('products', { stock_status: 'outofstock' }),
  },
  {
    name: 'jobs_dead',
    title: adminMessages['admin.home.deadJobs'],
    to: listAt('jobs', { state: 'dead' }),
  },
];

function CountCard({ count, title, to }: { count: number | string; title: string; to: string }) {
  return (
    <Card>
      <CardActionArea component={Link} to={to}>
        <CardContent>
          <Typography variant="h1" component="p">
            {count}
          </Typography>
          <Typography color="textSecondary">{title}</Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}

const CARDS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
};

/** What needs attention, each with the way to it; shown at once, so that nothing moves afterwards. */
export function Home() {
  const maySet = useMay('manage-settings');
  const seesReports = useMay('see-reports');
  const attention = useAttention();
  const setUp = useReading(HOME_READINGS.setUp, setUpResponse, { isOff: !maySet });
  const today = useReading(HOME_READINGS.today, todayResponse, { isOff: !seesReports });
  const isLoading = [attention, setUp, today].some((reading) => reading.isLoading);
  return (
    <Box sx={{ paddingBlock: 2 }}>
      <Title title={adminMessages['admin.home']} />
      {isLoading ? (
        <Awaited />
      ) : (
        <>
          {attention.data?.mail_trouble && (
            <MailTroubleAlert trouble={attention.data.mail_trouble} />
          )}
          {attention.data?.backup_overdue && <BackupOverdue />}
          {maySet && <SetUpList />}
          {seesReports && <TodayFigures />}
          <Waiting data={attention.data} />
        </>
      )}
    </Box>
  );
}

function Waiting({ data }: { data: Attention | undefined }) {
  const visible = WAITING.filter(({ name }) => data && data[name] !== null);
  return (
    <>
      <Typography component="h2" variant="h2" gutterBottom>
        {adminMessages['admin.home.attention']}
      </Typography>
      {data && visible.length === 0 && (
        <Typography>{adminMessages['admin.home.nothing']}</Typography>
      )}
      <Box sx={CARDS}>
        {visible.map(({ name, title, to }) => (
          <CountCard key={name} count={data?.[name] ?? '–'} title={title} to={to} />
        ))}
      </Box>
    </>
  );
}

/** Empty cards, while the figures are on their way. */
function Awaited() {
  return (
    <Box sx={CARDS} aria-busy="true" aria-label={adminMessages['admin.loading']} role="status">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => (
        <Skeleton key={key} variant="rounded" height="7rem" />
      ))}
    </Box>
  );
}
