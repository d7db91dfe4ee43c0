import type { ProviderPayment, ShopperStep } from '#server/payments/payment-provider.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import type { OrderStatus } from '#wire/order.ts';

/** What happens after the order is written. */
export type PaymentStart =
  /** Nothing more to do now: the order has this status. */
  | { kind: 'done'; status: OrderStatus }
  | ShopperStep
  /** The provider works on it and tells later. */
  | { kind: 'working' }
  /** The provider refused it, for this reason; the order can be paid from its page, in another way. */
  | { kind: 'declined'; reason?: string }
  /** The provider could not be reached; the order waits and can be paid from its page. */
  | { kind: 'failed' };

export function getStart(
  { state, next, failure }: Pick<ProviderPayment, 'state' | 'next' | 'failure'>,
  status: OrderStatus,
): PaymentStart {
  if (state === 'failed') return { kind: 'declined', reason: failure };
  if (state === 'working') return { kind: 'working' };
  if (state === 'open') return next ?? { kind: 'failed' };
  return { kind: 'done', status };
}

/** Query of the page on which an order is paid, where its payment is confirmed. */
export const CONFIRM_STEP = 'confirm';

/** Where the shopper goes next. */
export function nextAddress(
  { settings }: Pick<ShopContext, 'settings'>,
  { id, key }: { id: number; key: string },
  payment: PaymentStart,
): string {
  if (payment.kind === 'redirect') return payment.url;
  const pays = payment.kind === 'confirm' || payment.kind === 'declined';
  const route = pays ? 'routes.orderPay' : 'routes.orderReceived';
  const query = new URLSearchParams({
    key,
    ...(payment.kind === 'confirm' && { step: CONFIRM_STEP }),
  });
  return `${address(settings, route, { id: String(id) })}?${query}`;
}
