import { Alert, Box, Button, Pagination, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { Loading, Title } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { packingPage } from '#wire/vitrine/packing.ts';
import { printAddress } from '../orders/order-actions.tsx';
import { useReading } from '../ui/use-reading.ts';
import { PackingCard } from './packing-card.tsx';

const PER_PAGE = 20;

/** Orders to pack, for whoever does not see money. */
export default function PackingScreen() {
  const [page, setPage] = useState(1);
  const heading = useRef<HTMLParagraphElement>(null);
  const { data, error, refetch } = useReading('vitrine/v1/packing', packingPage, {
    query: { page, per_page: PER_PAGE },
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Loading />;
  const { orders, total } = data;
  const pages = Math.ceil(total / PER_PAGE);
  const packable = orders.filter(({ lines }) => lines.length > 0);
  return (
    <Box sx={{ paddingBlock: 2, maxWidth: '56rem' }}>
      <Title title={adminMessages['admin.packing']} />
      <Typography ref={heading} tabIndex={-1} color="textSecondary">
        {adminMessages['admin.packing.about']}
      </Typography>
      {packable.length === 0 && (
        <Typography sx={{ paddingBlock: 3 }}>{adminMessages['admin.packing.none']}</Typography>
      )}
      {packable.length > 0 && (
        <Button
          sx={{ marginBlock: 1, marginInlineStart: -1 }}
          href={printAddress(
            'slip',
            packable.map(({ id }) => id),
          )}
        >
          {adminMessages['admin.packing.slips']}
        </Button>
      )}
      <Stack spacing={2}>
        {packable.map((order) => (
          <PackingCard
            key={order.id}
            order={order}
            onShipped={async () => {
              await refetch();
              // The form it was sent from is gone.
              heading.current?.focus();
            }}
          />
        ))}
      </Stack>
      {pages > 1 && (
        <Pagination
          sx={{ marginBlockStart: 2 }}
          count={pages}
          page={page}
          onChange={(_, next) => setPage(next)}
        />
      )}
    </Box>
  );
}
