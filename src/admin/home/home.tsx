import { Box, Card, CardActionArea, CardContent, Typography } from '@mui/material';
import { Title, useGetList } from 'react-admin';
import { Link } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Attention } from '#wire/vitrine/set-up.ts';
import { useMay } from '../admin-context.tsx';
import { useAttention } from '../shell/use-attention.ts';
import { SetUpList } from './set-up-list.tsx';
import { TodayFigures } from './today-figures.tsx';

const listAt = (resource: string, filter: Record<string, string>) =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

interface WaitingCard {
  /** Of the answer about all that waits. */
  name: keyof Attention;
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
    name: 'reviews_held',
    title: adminMessages['admin.home.reviews'],
    to: listAt('reviews', { status: 'hold' }),
  },
  {
    name: 'jobs_dead',
    title: adminMessages['admin.home.deadJobs'],
    to: listAt('jobs', { state: 'dead' }),
  },
];

const SOLD_OUT = { stock_status: 'outofstock' };

function SoldOut() {
  const { total, error } = useGetList('products', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
    filter: SOLD_OUT,
  });
  const count = error ? '–' : (total ?? '…');
  const title = adminMessages['admin.home.soldOut'];
  return <CountCard count={count} title={title} to={listAt('products', SOLD_OUT)} />;
}

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

/** What needs attention, each with the way to it. */
export default function Home() {
  const { data } = useAttention();
  const mayProducts = useMay('manage-products');
  const seesReports = useMay('see-reports');
  const shown = WAITING.filter(({ name }) => data && data[name] !== null);
  return (
    <Box sx={{ paddingBlock: 2 }}>
      <Title title={adminMessages['admin.home']} />
      <SetUpList />
      {seesReports && <TodayFigures />}
      <Typography component="h2" variant="h2" gutterBottom>
        {adminMessages['admin.home.attention']}
      </Typography>
      {data && shown.length === 0 && !mayProducts && (
        <Typography>{adminMessages['admin.home.nothing']}</Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
        }}
      >
        {shown.map(({ name, title, to }) => (
          <CountCard key={name} count={data?.[name] ?? '…'} title={title} to={to} />
        ))}
        {mayProducts && <SoldOut />}
      </Box>
    </Box>
  );
}
