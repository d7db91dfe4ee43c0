import type { OrderStatus as Status } from '#wire/order.ts';
import { Badge } from '../ui/badge.tsx';
import styles from './order-status.module.css';

const TONES = {
  pending: 'accent',
  'on-hold': 'quiet',
  processing: 'good',
  completed: 'good',
  cancelled: 'quiet',
  refunded: 'quiet',
  failed: 'bad',
} as const satisfies Record<Status, string>;

interface OrderStatusProps {
  status: Status;
  text: string;
}

/** The status of an order as text; the colour repeats it. */
export function OrderStatus({ status, text }: OrderStatusProps) {
  return (
    <Badge tone={TONES[status]} className={`order-status status-${status} ${styles.status}`}>
      {text}
    </Badge>
  );
}
