import { Box, Card, CardActionArea, CardContent, Typography } from '@mui/material';
import { Title, useGetList } from 'react-admin';
import { Link } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { useMay } from '../admin-context.tsx';

interface Attention {
  resource: string;
  filter: Record<string, string>;
  title: string;
  /** The list that shows them. */
  to: string;
}

const listAt = (resource: string, filter: Record<string, string>) =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

function attention(resource: string, filter: Record<string, string>, title: string): Attention {
  return { resource, filter, title, to: listAt(resource, filter) };
}

const ATTENTION: readonly Attention[] = [
  attention('orders', { status: 'processing' }, adminMessages['admin.home.toShip']),
  attention('orders', { status: 'on-hold' }, adminMessages['admin.home.onHold']),
  attention('orders', { status: 'failed' }, adminMessages['admin.home.failed']),
  attention('reviews', { status: 'hold' }, adminMessages['admin.home.reviews']),
  attention('products', { stock_status: 'outofstock' }, adminMessages['admin.home.soldOut']),
];

function AttentionCard({ resource, filter, title, to }: Attention) {
  const { total, error } = useGetList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
    filter,
  });
  return (
    <Card>
      <CardActionArea component={Link} to={to}>
        <CardContent>
          <Typography variant="h1" component="p">
            {error ? '–' : (total ?? '…')}
          </Typography>
          <Typography color="textSecondary">{title}</Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}

/** What needs attention, each with the way to it. */
export default function Home() {
  const may: Record<string, boolean> = {
    orders: useMay('manage-orders'),
    products: useMay('manage-products'),
    reviews: useMay('moderate-reviews'),
  };
  const shown = ATTENTION.filter(({ resource }) => may[resource]);
  return (
    <Box sx={{ paddingBlock: 2 }}>
      <Title title={adminMessages['admin.home']} />
      <Typography component="h2" variant="h2" gutterBottom>
        {adminMessages['admin.home.attention']}
      </Typography>
      {shown.length === 0 && <Typography>{adminMessages['admin.home.nothing']}</Typography>}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
        }}
      >
        {shown.map((each) => (
          <AttentionCard key={each.title} {...each} />
        ))}
      </Box>
    </Box>
  );
}
