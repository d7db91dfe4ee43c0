import type { Settings } from '#server/settings/defaults.ts';
import type { OrderStatus } from '#wire/order.ts';
import type { OrderEmail } from './email.ts';

/** Null is the moment before the order was placed. */
export interface StatusChange {
  orderId: number;
  email: string;
  from: OrderStatus | null;
  to: OrderStatus;
  /** The buyer did it, and wants to see it in writing. */
  byBuyer?: boolean | undefined;
  /** It was not paid in time. */
  expired?: boolean | undefined;
  /** Its last parcel left, which has an email of its own. */
  shipped?: boolean | undefined;
}

/** Statuses in which the shop does not count on an order yet, or no longer. */
const OPEN: readonly (OrderStatus | null)[] = [null, 'pending', 'failed', 'cancelled'];

/**
 * The emails of a change of status. An order placed with bank transfer (nothing to on-hold)
 * notifies the manager and sends the buyer the payment instructions; its payment (on-hold to
 * processing) notifies the buyer alone. A whole refund is reported by `order-refunded`, which knows
 * the amount.
 */
export function statusEmails(settings: Settings, change: StatusChange): OrderEmail[] {
  const { orderId, email, from, to, byBuyer = false, expired = false, shipped = false } = change;
  if (from === to) return [];
  const manager = settings['mail.managerAddress'] || settings['shop.email'];
  const mailTo = (
    kind: Extract<OrderEmail, { data: Record<string, never> }>['kind'],
    receiver: string,
  ): OrderEmail => ({ kind, to: receiver, orderId, data: {} });
  const news = OPEN.includes(from) ? [mailTo('new-order', manager)] : [];
  switch (to) {
    case 'on-hold':
      return [...news, ...(from === 'processing' ? [] : [mailTo('order-on-hold', email)])];
    case 'processing':
      return [...news, mailTo('order-processing', email)];
    case 'completed':
      return [...news, ...(shipped ? [] : [mailTo('order-completed', email)])];
    case 'cancelled':
      return [
        // One that was never paid for runs out by itself, many a day: no news to a manager.
        ...(from === 'on-hold' || from === 'processing'
          ? [mailTo('order-cancelled', manager)]
          : []),
        ...(byBuyer ? [mailTo('order-taken-back', email)] : []),
        // A pending one is a checkout that was left; one on hold is waited for.
        ...(expired && from === 'on-hold' ? [mailTo('order-expired', email)] : []),
      ];
    case 'failed':
      return from === null || from === 'pending' || from === 'on-hold'
        ? [mailTo('order-failed', manager)]
        : [];
    case 'pending':
    case 'refunded':
      return [];
  }
}
