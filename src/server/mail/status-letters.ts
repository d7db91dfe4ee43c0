import type { Settings } from '#server/settings/defaults.ts';
import type { OrderStatus } from '#wire/order.ts';
import type { OrderLetter } from './letter.ts';

/** Null is the moment before the order was placed. */
export interface StatusChange {
  orderId: number;
  email: string;
  from: OrderStatus | null;
  to: OrderStatus;
  /** The buyer did it, and wants to see it in writing. */
  byBuyer?: boolean;
}

/** Statuses in which the shop does not count on an order yet, or no longer. */
const OPEN: readonly (OrderStatus | null)[] = [null, 'pending', 'failed', 'cancelled'];

/**
 * The letters a change of status calls for. An order placed with bank transfer (nothing to on-hold)
 * tells the manager and sends the buyer the way to pay; its payment (on-hold to processing) tells the
 * buyer alone. A whole refund is told by `order-refunded`, which knows the amount.
 */
export function statusLetters(settings: Settings, change: StatusChange): OrderLetter[] {
  const { orderId, email, from, to, byBuyer = false } = change;
  if (from === to) return [];
  const manager = settings['mail.managerAddress'] || settings['shop.email'];
  const letter = (
    kind: Exclude<OrderLetter['kind'], 'order-refunded' | 'customer-note'>,
    receiver: string,
  ): OrderLetter => ({ kind, to: receiver, orderId, data: {} });
  const news = OPEN.includes(from) ? [letter('new-order', manager)] : [];
  switch (to) {
    case 'on-hold':
      return [...news, ...(from === 'processing' ? [] : [letter('order-on-hold', email)])];
    case 'processing':
      return [...news, letter('order-processing', email)];
    case 'completed':
      return [...news, letter('order-completed', email)];
    case 'cancelled':
      return [
        // One that was never paid for runs out by itself, many a day: no news to a manager.
        ...(from === 'on-hold' || from === 'processing'
          ? [letter('order-cancelled', manager)]
          : []),
        ...(byBuyer ? [letter('order-taken-back', email)] : []),
      ];
    case 'failed':
      return from === null || from === 'pending' || from === 'on-hold'
        ? [letter('order-failed', manager)]
        : [];
    case 'pending':
    case 'refunded':
      return [];
  }
}
