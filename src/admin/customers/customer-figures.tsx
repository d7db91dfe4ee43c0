import { Box, Typography } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import type { CustomerProfile } from '#wire/vitrine/customers.ts';
import { Amount } from '../ui/amount.tsx';
import { Moment } from '../ui/moment.tsx';
import { PartCard } from '../ui/part-card.tsx';

/** What the shop earned with them, in four figures. */
export function CustomerFigures({ customer }: { customer: CustomerProfile }) {
  const figures = [
    [adminMessages['admin.customer.spent'], <Amount key="s" value={customer.spent} />],
    [adminMessages['admin.customer.orders'], customer.orders],
    [adminMessages['admin.customer.average'], <Amount key="a" value={customer.average} />],
    [
      adminMessages['admin.customer.lastOrder'],
      <Moment key="l" value={customer.last_order_at} withTime={false} />,
    ],
    [
      adminMessages['admin.customer.since'],
      <Moment key="c" value={customer.since} withTime={false} />,
    ],
  ] as const;
  return (
    <PartCard title={adminMessages['admin.customer.figures']}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 2,
          margin: 0,
          gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
        }}
      >
        {figures.map(([label, value]) => (
          <div key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" variant="h3" sx={{ margin: 0 }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
        {adminMessages['admin.customer.spentMeaning']}
      </Typography>
    </PartCard>
  );
}
