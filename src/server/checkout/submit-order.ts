import type { Money } from '#rules/money/money.ts';
import { currentCustomer } from '#server/accounts/current-customer.ts';
import { saveAddress } from '#server/accounts/save-address.ts';
import { type CartOutcome, changeCart } from '#server/cart/change-cart.ts';
import type { OrderProblem } from '#server/orders/order-problem.ts';
import { type PlacedOrder, placeOrder } from '#server/orders/place-order.ts';
import { speaker } from '#server/pages/text.ts';
import type { PaymentStart } from '#server/payments/payment-provider.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import { deliveryCountries } from '#server/shipping/delivery-countries.ts';
import { checkOrder, settleForm } from './check-order.ts';
import { keepChoices } from './keep-choices.ts';
import { canCreateAccount, checkAccount, makeAccount } from './make-account.ts';
import { offeredPayments } from './offered-payments.ts';
import type { CheckoutForm } from './read-form.ts';
import { findTerms } from './terms-page.ts';

export type SubmitOutcome =
  | { ok: true; order: PlacedOrder; redirect: string; payment: PaymentStart }
  | {
      ok: false;
      problems: OrderProblem[];
      /** What the order comes to now; null where it was not worked out. */
      total: Money | null;
      /** The cart is another than the page shows. */
      refresh: boolean;
      /** Nothing is left to order. */
      empty: boolean;
    };

export interface SubmitChoices {
  /** 'checkout' or 'store-api'. */
  via: string;
  /** True for a form that shows the terms. */
  terms: boolean;
}

/** From a filled form to an order: every rule the page has, and those it has not. */
export async function submitOrder(
  ctx: ShopContext,
  visitor: Visitor,
  form: CheckoutForm,
  { via, terms }: SubmitChoices,
): Promise<SubmitOutcome> {
  const before = await peek(ctx, visitor);
  // An empty cart may be one that was ordered a moment ago: only the key can tell.
  if (before.cart.lines.length === 0) return place(ctx, visitor, form, via);

  const { db, settings } = ctx;
  const say = speaker(settings);
  const delivered = new Set((await deliveryCountries(db, settings)).map(({ code }) => code));
  const settled = settleForm(form, before.cart.shipping.needed, delivered, say);
  const choices = {
    billing: settled.billing,
    shipping: settled.shipping,
    shippingMethods: form.shippingMethods,
    ...(form.paymentMethod !== '' && { paymentMethod: form.paymentMethod }),
  };
  const kept = await keepChoices(ctx, visitor, choices, { keepNotices: true });
  const { billing, shipping } = settled;
  const customer = await currentCustomer(ctx, visitor);
  const filled = { ...form, billing };
  const problems = [
    ...settled.problems,
    ...droppedCoupons(before, kept),
    ...(await checkAccount(ctx, customer, filled)),
    ...checkOrder(form, {
      cart: kept.cart,
      payments: offeredPayments(ctx, kept.cart),
      termsAsked: terms && (await findTerms(ctx)) !== null,
      settings,
      say,
    }),
  ];
  if (problems.length > 0) return refusedBy(problems, kept);
  if (!customer && form.createAccount && canCreateAccount(settings)) {
    const refused = await makeAccount(ctx, visitor, filled, shipping);
    if (refused.length > 0) return refusedBy(refused, kept);
  }
  const sent = { shipToDifferent: shipping !== null, shipping: shipping ?? billing };
  const outcome = await place(ctx, visitor, { ...filled, ...sent }, via);
  if (outcome.ok && customer) {
    await saveAddress(ctx, customer.id, 'billing', billing);
    if (shipping) await saveAddress(ctx, customer.id, 'shipping', shipping);
  }
  return outcome;
}

/** A coupon that dropped out on the way makes another total: the shopper is asked, not charged. */
function droppedCoupons(...outcomes: readonly CartOutcome[]): OrderProblem[] {
  return outcomes
    .flatMap(({ cart }) => cart.news)
    .filter(({ code }) => code === 'cart.notice.couponDropped')
    .map(({ values = {} }) => ({
      code: 'ordering.problem.coupon',
      field: 'coupon_code',
      values,
    }));
}

/** The cart as it stands; what there is to say about it waits for the answer that shows it. */
function peek(ctx: ShopContext, visitor: Visitor): Promise<CartOutcome> {
  return changeCart(ctx, visitor, (state) => ({ ok: true, state }), { keepNotices: true });
}

function refusedBy(problems: OrderProblem[], { cart }: CartOutcome): SubmitOutcome {
  return { ok: false, problems, total: cart.totals.total, refresh: false, empty: false };
}

async function place(
  ctx: ShopContext,
  visitor: Visitor,
  form: CheckoutForm,
  createdVia: string,
): Promise<SubmitOutcome> {
  const outcome = await placeOrder(ctx, visitor, {
    idempotencyKey: form.key,
    billing: form.billing,
    shipping: form.shipToDifferent ? form.shipping : null,
    shippingMethods: form.shippingMethods,
    paymentMethod: form.paymentMethod,
    customerNote: form.note,
    shownTotal: form.shownTotal,
    attribution: form.attribution,
    createdVia,
  });
  if (!outcome.ok) {
    const { problems, total, refresh } = outcome;
    const empty = (await peek(ctx, visitor)).cart.lines.length === 0;
    return { ok: false, problems, total, refresh, empty };
  }
  const { order, payment } = outcome;
  return { ok: true, order, payment, redirect: redirectFor(ctx, order, payment) };
}

/** Away to pay where the provider says so, else to the page that says thank you. */
function redirectFor(
  { settings }: ShopContext,
  { id, key }: PlacedOrder,
  payment: PaymentStart,
): string {
  if (payment.kind === 'redirect') return payment.url;
  const page = address(settings, 'routes.orderReceived', { id: String(id) });
  return `${page}?${new URLSearchParams({ key })}`;
}
