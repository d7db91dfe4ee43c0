import type { Meta } from '#rules/meta/merge-meta.ts';
import { type Money, money } from '#rules/money/money.ts';
import type { PricedCart } from '#server/cart/pricing/price-cart.ts';
import { translator } from '#server/language/translator.ts';
import { findProvider } from '#server/payments/payment-methods.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import type { Session } from '#server/platform/sessions/session.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Address } from '#wire/address.ts';
import type { OrderRequest, OrderStatus } from '#wire/order.ts';
import { orderEmail } from '../claim-orders.ts';
import { getHold, type OrderHold } from '../order-hold.ts';
import type { OrderProblem } from '../order-problem.ts';
import {
  checkCoupons,
  checkDisplayed,
  checkLines,
  checkPrice,
  checkRequest,
  checkShipping,
} from './check-order.ts';
import type { LineMeta } from './insert-parts.ts';
import { addressProblems } from './order-addresses.ts';
import { type RefusedOrder, refuseOrder } from './placed-order.ts';
import type { PricedOrder } from './price-order.ts';
import { saveAttribution } from './save-attribution.ts';

/** Everything that will be written, decided before the transaction begins. */
export interface OrderDraft {
  cart: PricedCart;
  billing: Address;
  /** Null where nothing is sent. */
  shipping: Address | null;
  email: string;
  status: OrderStatus;
  /** Null where there is nothing to pay. */
  provider: PaymentProvider | null;
  /** How long stock, and the uses of coupons of an order that is pending, are held for it. */
  hold: OrderHold;
  customerNote: string;
  attribution: Record<string, string>;
  createdVia: string;
  /** What a manager or a program adds; null for an order of the checkout. */
  byHand: HandParts | null;
}

export interface HandParts {
  /** May be of another program. */
  paymentMethod: string;
  paymentTitle: string;
  transactionId: string;
  meta: readonly Meta[];
  lineMeta: LineMeta;
}

/** An order of the checkout, with the cart that it empties. */
export interface CartDraft extends OrderDraft {
  session: Session;
  cartVersion: number;
}

export type DraftDecision = { ok: true; draft: CartDraft } | RefusedOrder;

/** Checks the rules of every order, whoever sends it, and decides what is written. */
export function draftOrder(
  ctx: ShopContext,
  priced: PricedOrder,
  request: OrderRequest,
): DraftDecision {
  const { session, cartVersion, requested, cart, addresses } = priced;
  const { total } = cart.totals;
  const billing = addresses.billing.address;
  const payment = payWith(ctx, cart, request, billing.country);
  const price =
    checkPrice(request.shownTotal, total, ctx.settings) ?? checkDisplayed(request.shownCart, cart);
  const problems: OrderProblem[] = [
    ...addressProblems(addresses, cart.shipping.needed, translator(ctx.settings)),
    ...checkRequest(request),
    ...checkLines(cart),
    ...checkCoupons(requested, cart),
    ...checkShipping(cart, request),
    ...(payment.ok ? [] : [{ code: 'ordering.problem.payment', field: 'payment_method' } as const]),
    ...(price ? [price] : []),
  ];
  if (problems.length > 0 || !payment.ok) {
    return refuseOrder(problems, { total, refresh: price !== null || cart.news.length > 0 });
  }
  const { answered: handled } = priced;
  const changed = handled && checkPrice(handled.total, handled.now, ctx.settings);
  if (changed) return refuseOrder([changed], { total, refresh: true });
  const { provider } = payment;
  const status = firstStatus(ctx, provider);
  const draft: CartDraft = {
    session,
    cartVersion,
    cart,
    billing,
    shipping: cart.shipping.needed ? getShipping(priced) : null,
    email: orderEmail(billing.email),
    status,
    provider,
    hold: getHold(ctx, { status, provider, paid: false, onPage: provider?.confirmsHere ?? false }),
    customerNote: request.customerNote.trim(),
    attribution: saveAttribution(request.attribution),
    createdVia: request.createdVia,
    byHand: null,
  };
  return { ok: true, draft };
}

function getShipping({ addresses: { billing, shipping } }: PricedOrder): Address {
  return shipping?.address ?? { ...billing.address, email: '' };
}

/** Whether the method is offered is decided by the total of this moment. */
function payWith(
  ctx: ShopContext,
  cart: PricedCart,
  request: OrderRequest,
  country: string,
): { ok: true; provider: PaymentProvider | null } | { ok: false } {
  const total: Money = cart.totals.total;
  if (total === money(0)) return { ok: true, provider: null };
  const provider = findProvider(ctx, request.paymentMethod);
  const offered = provider?.available(ctx, {
    total,
    country,
    shippingRates: cart.shipping.packages.flatMap(({ selected }) => selected ?? []),
    needsShipping: cart.shipping.needed,
  });
  return offered ? { ok: true, provider } : { ok: false };
}

/** A free order is paid; an offline method decides at once; all others wait for their money. */
function firstStatus(ctx: ShopContext, provider: PaymentProvider | null): OrderStatus {
  if (provider === null) return 'processing';
  return provider.immediateStatus?.(ctx) ?? 'pending';
}
