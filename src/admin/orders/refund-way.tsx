import { MenuItem, TextField } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import { orderPayments } from '#wire/vitrine/payments.ts';
import type { Order } from '#wire/wc/order-response.ts';
import { useReading } from '../ui/use-reading.ts';

/** How the money of a refund reaches the buyer. */
export type RefundWay = 'provider' | 'hand' | 'credit';

/** What is possible for this order, the usual one first. */
export function useRefundWays(order: Order): readonly RefundWay[] {
  const path = `vitrine/v1/orders/${order.id}/payments`;
  const { data = [] } = useReading(path, orderPayments, { version: order.date_modified });
  const paid = data.find(({ state }) => state === 'paid');
  return [
    ...(paid ? (['provider'] as const) : []),
    'hand',
    ...(order.customer_id > 0 ? (['credit'] as const) : []),
  ];
}

interface RefundWayFieldProps {
  ways: readonly RefundWay[];
  way: RefundWay;
  onChange(way: RefundWay): void;
}

export function RefundWayField({ ways, way, onChange }: RefundWayFieldProps) {
  return (
    <TextField
      select
      size="small"
      label={adminMessages['admin.order.refundWay']}
      value={way}
      helperText={adminMessages[`admin.order.refundWay.${way}Hint`]}
      onChange={(event) => {
        const chosen = ways.find((each) => each === event.target.value);
        if (chosen) onChange(chosen);
      }}
    >
      {ways.map((each) => (
        <MenuItem key={each} value={each}>
          {adminMessages[`admin.order.refundWay.${each}`]}
        </MenuItem>
      ))}
    </TextField>
  );
}
