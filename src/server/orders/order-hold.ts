import { paymentDue } from '#rules/orders/payment-due.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderStatus } from '#wire/order.ts';

// How long an order keeps its pieces while its money is awaited: minutes at a provider's page, days for
// a bank transfer or a cheque.
// Example: placed by bank transfer, on hold: until a week from now, its coupons redeemed at once.

export interface OrderHold {
  /** Null for as long as it takes. */
  until: number | null;
  remindAt: number | null;
  /** Null where the coupons are redeemed. */
  couponsUntil: number | null;
}

const MINUTE = 60_000;
const NO_HOLD: OrderHold = { until: null, remindAt: null, couponsUntil: null };

export interface HeldOrder {
  status: OrderStatus;
  provider: PaymentProvider | null;
  /** Some money has come: a manager decides about it, and no time. */
  paid: boolean;
  /** The shopper is still on the shop's page. */
  onPage: boolean;
}

/** From now on, for an order that gets this status. */
export function getHold(ctx: ShopContext, order: HeldOrder): OrderHold {
  const { status, provider, paid, onPage } = order;
  const { settings, now } = ctx;
  if (status === 'pending') {
    const minutes = onPage ? 'orders.holdDraftMinutes' : 'orders.holdMinutes';
    const until = now + settings[minutes] * MINUTE;
    return { until, remindAt: null, couponsUntil: until };
  }
  if (status !== 'on-hold' || paid) return NO_HOLD;
  const days = provider?.payWithinDays?.(ctx) ?? 0;
  const due = paymentDue(now, { days, reminderDays: settings['orders.reminderDays'] });
  return due ? { until: due.dueAt, remindAt: due.remindAt, couponsUntil: null } : NO_HOLD;
}
