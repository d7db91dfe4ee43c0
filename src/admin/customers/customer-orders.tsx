import { Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link as To } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import type { CustomerProfile } from '#wire/vitrine/customers.ts';
import { OrderStatusChip } from '../orders/order-status.tsx';
import { Amount } from '../ui/amount.tsx';
import { Moment } from '../ui/moment.tsx';
import { PartCard } from '../ui/part-card.tsx';

export function CustomerOrders({ customer }: { customer: CustomerProfile }) {
  const { recent_orders: orders } = customer;
  return (
    <PartCard title={adminMessages['admin.customer.orders']}>
      {orders.length === 0 ? (
        <Typography color="textSecondary">{adminMessages['admin.customer.noOrders']}</Typography>
      ) : (
        <Table size="small" sx={{ '& td, & th': { paddingInline: { xs: 0.5, md: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>{adminMessages['admin.order.number']}</TableCell>
              <TableCell>{adminMessages['admin.order.date']}</TableCell>
              <TableCell>{adminMessages['admin.order.status']}</TableCell>
              <TableCell align="right">{adminMessages['admin.order.total']}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {orders.map(({ id, number, placed_at: at, status, total }) => (
              <TableRow key={id}>
                <TableCell>
                  <Link component={To} to={`/orders/${id}`}>
                    {number}
                  </Link>
                </TableCell>
                <TableCell>
                  <Moment value={at} withTime={false} />
                </TableCell>
                <TableCell>
                  <OrderStatusChip status={status} />
                </TableCell>
                <TableCell align="right">
                  <Amount value={total} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </PartCard>
  );
}
