import { Chip } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';

export const ORDER_STATUSES = [
  'pending',
  'processing',
  'on-hold',
  'completed',
  'cancelled',
  'refunded',
  'failed',
] as const;
type OrderStatus = (typeof ORDER_STATUSES)[number];

const COLORS: Record<OrderStatus, 'default' | 'warning' | 'info' | 'success' | 'error'> = {
  pending: 'warning',
  processing: 'info',
  'on-hold': 'warning',
  completed: 'success',
  cancelled: 'default',
  refunded: 'default',
  failed: 'error',
};

export function isStatus(status: string): status is OrderStatus {
  return Object.hasOwn(COLORS, status);
}

export const STATUS_CHOICES = ORDER_STATUSES.map((id) => ({
  id,
  name: adminMessages[`admin.order.${id}`],
}));

export function OrderStatusChip({ status }: { status: string }) {
  if (!isStatus(status)) return <Chip size="small" variant="outlined" label={status} />;
  const label = adminMessages[`admin.order.${status}`];
  return <Chip size="small" variant="outlined" color={COLORS[status]} label={label} />;
}
