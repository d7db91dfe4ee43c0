import { Typography } from '@mui/material';
import type { OrderView } from '#wire/order.ts';

/** Where and when each package is had, in the words that its buyer reads. */
export function DeliveryTexts({ delivery }: Pick<OrderView, 'delivery'>) {
  return delivery.map(({ label, lines }) => (
    <Typography key={`${label} ${lines.join(' ')}`} gutterBottom sx={{ whiteSpace: 'pre-line' }}>
      {lines.length === 1 ? lines[0] : `${label}\n${lines.join('\n')}`}
    </Typography>
  ));
}
