import { Link, Stack } from '@mui/material';
import { Link as To } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { returnList } from '#wire/vitrine/returns.ts';
import type { Order } from '#wire/wc/order-response.ts';
import { ReturnStateChip } from '../returns/return-state-chip.tsx';
import { PartCard } from '../ui/part-card.tsx';
import { useMessage } from '../ui/use-message.ts';
import { useReading } from '../ui/use-reading.ts';

/** The returns of an order; nothing where it has none. */
export function OrderReturnCard({ order }: { order: Order }) {
  const message = useMessage();
  const { data = [] } = useReading('vitrine/v1/returns', returnList, {
    query: { order: order.id, per_page: 100 },
    version: order.date_modified,
  });
  if (data.length === 0) return null;
  return (
    <PartCard title={adminMessages['admin.returns']}>
      <Stack spacing={1}>
        {data.map(({ id, state, lines }) => (
          <div key={id}>
            <Link component={To} to={`/returns/${id}/show`}>
              {message('admin.return.title', { id })}
            </Link>{' '}
            <ReturnStateChip state={state} />
            <div>{lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</div>
          </div>
        ))}
      </Stack>
    </PartCard>
  );
}
