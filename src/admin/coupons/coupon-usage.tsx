import { Link, List, ListItem, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link as To } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Coupon } from '#wire/wc/coupon.ts';
import { useMay } from '../admin-context.tsx';
import { useFirst } from '../data/use-records.ts';
import { Amount } from '../ui/amount.tsx';
import { Moment } from '../ui/moment.tsx';
import { PartCard } from '../ui/part-card.tsx';

/** The newest orders with this coupon, and the way to all of them. */
export function CouponUsage() {
  const coupon = useRecordContext<Coupon>();
  const maySee = useMay('manage-orders');
  const code = coupon?.code ?? '';
  const { data = [] } = useFirst('orders', {
    limit: 5,
    sort: { field: 'date_created', order: 'DESC' },
    filter: { coupon: code },
    isOff: code === '' || !maySee,
  });
  if (!maySee) return null;
  const filter = JSON.stringify({ coupon: code });
  return (
    <PartCard title={adminMessages['admin.coupon.usage']}>
      {data.length === 0 && (
        <Typography color="textSecondary">{adminMessages['admin.coupon.notUsed']}</Typography>
      )}
      <List dense disablePadding>
        {data.map((order) => (
          <ListItem key={order.id} disableGutters sx={{ gap: 1 }}>
            <Link component={To} to={`/orders/${order.id}`}>
              {order.number}
            </Link>
            <Moment value={order.date_created_gmt ?? order.date_created} withTime={false} />
            <Amount value={order.total} />
          </ListItem>
        ))}
      </List>
      {data.length > 0 && (
        <Link component={To} to={`/orders?${new URLSearchParams({ filter })}`}>
          {adminMessages['admin.coupon.allUses']}
        </Link>
      )}
    </PartCard>
  );
}
