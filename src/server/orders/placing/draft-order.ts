import { type Money, money } from '#rules/money/money.ts';
import { cartAddress } from '#server/cart/cart-location.ts';
import type { CartState } from '#server/cart/cart-state.ts';
import { type PricedCart, priceCart } from '#server/cart/pricing/price-cart.ts';
import type { StoredCart } from '#server/cart/stored-cart.ts';
import { findProvider } from '#server/payments/payment-methods.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import type { Session } from '#server/platform/sessions/session.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Address } from '#wire/address.ts';
import type { OrderRequest, OrderStatus } from '#wire/order.ts';
import {
  checkCoupons,
  checkDelivery,
  checkLines,
  checkPrice,
  checkRequest,
  checkShown,
  type SettledAddresses,
  settleAddresses,
} from './check-order.ts';
import { orderEmail } from '../claim-orders.ts';
import type { OrderProblem } from '../order-problem.ts';
import { type RefusedOrder, refuseOrder } from './placed-order.ts';
import { saveAttribution } from './save-attribution.ts';

/** Everything that is to be written, decided before the transaction begins. */
export interface OrderDraft {
  session: Session;
  cartVersion: number;
  cart: PricedCart;
  billing: Address;
  /** Null where nothing is sent. */
  shipping: Address | null;
  email: string;
  status: OrderStatus;
  /** Null where there is nothing to pay. */
  provider: PaymentProvider | null;
  heldUntil: number | null;
  customerNote: string;
  attribution: Record<string, string>;
  createdVia: string;
}

/** What the caller's own page asks of an order besides; what it finds is told instead of the rest. */
export type OrderCheck = (
  cart: PricedCart,
  sent: { session: Session; addresses: SettledAddresses },
) => Promise<OrderProblem[]>;

export interface DraftChoices {
  check: OrderCheck | undefined;
  /** Believes the stock it knows of, for a first try: no refusal of it may be told. */
  cachedStock: boolean;
}

export type DraftDecision = { ok: true; draft: OrderDraft } | RefusedOrder;

const MINUTE = 60_000;

/** Prices the cart once more, by what the request says, and checks all of it. */
export async function draftOrder(
  ctx: ShopContext,
  { session, version, state, facts }: StoredCart,
  request: OrderRequest,
  { check, cachedStock }: DraftChoices,
): Promise<DraftDecision> {
  if (!session || state.lines.length === 0) {
    return refuseOrder([{ code: 'ordering.problem.empty' }], { refresh: true });
  }
  const { billing, shipping, problems, settled } = settleAddresses(request, ctx.settings);
  const shopper = { customerId: session.customerId, placing: true, facts, cachedStock };
  let wanted = wantedState(state, request, billing, shipping);
  let cart = await priceCart(ctx, wanted, shopper);
  if (!cart.shipping.needed && request.shipping) {
    // Nothing is sent there, so nothing is taxed there either.
    wanted = wantedState(state, request, billing, billing);
    cart = await priceCart(ctx, wanted, shopper);
  }
  const { total } = cart.totals;
  const refused = (await check?.(cart, { session, addresses: settled })) ?? [];
  if (refused.length > 0) return refuseOrder(refused, { total });
  const found = [
    ...problems.filter(({ use }) => use === 'billing' || cart.shipping.needed),
    ...checkRequest(request),
    ...checkLines(cart),
    ...checkCoupons(wanted, cart),
    ...checkDelivery(cart, request),
  ];
  const payment = payWith(ctx, cart, request, billing.country);
  if (!payment.ok) found.push({ code: 'ordering.problem.payment', field: 'payment_method' });
  const price =
    checkPrice(request.shownTotal, total, ctx.settings) ?? checkShown(request.shownCart, cart);
  if (found.length > 0 || !payment.ok || price) {
    const plain = [...found, ...(price ? [price] : [])].map(({ code, field, values }) => ({
      code,
      ...(field !== undefined && { field }),
      ...(values !== undefined && { values }),
    }));
    const refresh = price !== null || cart.news.length > 0;
    return refuseOrder(plain, { total, refresh });
  }
  const { provider } = payment;
  const status = firstStatus(ctx, provider);
  const draft: OrderDraft = {
    session,
    cartVersion: version,
    cart,
    billing,
    shipping: cart.shipping.needed ? shipping : null,
    email: orderEmail(billing.email),
    status,
    provider,
    heldUntil: status === 'pending' ? ctx.now + holdTime(ctx, provider) : null,
    customerNote: request.customerNote.trim(),
    attribution: saveAttribution(request.attribution),
    createdVia: request.createdVia,
  };
  return { ok: true, draft };
}

function wantedState(
  state: CartState,
  request: OrderRequest,
  billing: Address,
  shipping: Address,
): CartState {
  return {
    ...state,
    billing: cartAddress(billing),
    shipping: cartAddress(shipping),
    rates: { ...state.rates, ...request.shippingMethods },
    paymentMethod: request.paymentMethod,
    notices: [],
  };
}

/** Whether it is offered is worked out again: limits count by what the order comes to now. */
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

/** What costs nothing is paid for; who asks nobody says at once; all others wait for their money. */
function firstStatus(ctx: ShopContext, provider: PaymentProvider | null): OrderStatus {
  if (provider === null) return 'processing';
  return provider.immediateStatus?.(ctx) ?? 'pending';
}

function holdTime({ settings }: ShopContext, provider: PaymentProvider | null): number {
  const minutes = provider?.confirmsHere ? 'orders.holdDraftMinutes' : 'orders.holdMinutes';
  return settings[minutes] * MINUTE;
}
