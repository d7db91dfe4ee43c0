import type { Money } from '#rules/money/money.ts';
import { saveAddress } from '#server/accounts/save-address.ts';
import { type CartOutcome, changeCart } from '#server/cart/change-cart.ts';
import type { PricedCart } from '#server/cart/pricing/price-cart.ts';
import { DOCUMENTS_TAG } from '#server/content/tags.ts';
import { currentCustomer } from '#server/customers/current-customer.ts';
import type { Customer } from '#server/customers/customer.ts';
import { translator } from '#server/language/translator.ts';
import type { OrderProblem } from '#server/orders/order-problem.ts';
import {
  checkPrice,
  checkShown,
  type SettledAddresses,
} from '#server/orders/placing/check-order.ts';
import type { OrderCheck } from '#server/orders/placing/draft-order.ts';
import { type PlacedOrder, placeOrder } from '#server/orders/placing/place-order.ts';
import type { PaymentStart } from '#server/payments/payment-provider.ts';
import { type Cached, cached } from '#server/platform/cache/read-cache.ts';
import { serializeByKey } from '#server/platform/serialize-by-key.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import { deliveryCountries } from '#server/shipping/delivery-countries.ts';
import { SHIPPING_TAG } from '#server/shipping/tags.ts';
import type { CheckoutForm } from '#wire/checkout-form.ts';
import type { OrderRequest } from '#wire/order.ts';
import { checkOrder, type SettledForm, settleForm } from './check-order.ts';
import { canCreateAccount, checkAccount, makeAccount } from './make-account.ts';
import { offeredProviders } from './offered-payments.ts';
import { wasSentElsewhere } from './same-form.ts';
import { saveChoices } from './save-choices.ts';
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
  choices: SubmitChoices,
): Promise<SubmitOutcome> {
  const mayCreate = form.createAccount && canCreateAccount(ctx.settings);
  if (mayCreate && !(await currentCustomer(ctx, visitor))) {
    // Of two clicks the second waits, and finds the order of the first by its key: asked meanwhile, it
    // would be told that its address has an account already.
    const browser = visitor.secretHash ?? visitor.tokenSession;
    return serializeByKey(browser && `account ${browser}`, async () => {
      const outcome = await submitWithAccount(ctx, visitor, form, choices);
      if (outcome.ok || !(await wasSentElsewhere(ctx, visitor, form))) return outcome;
      return place(ctx, visitor, form, choices.via);
    });
  }
  let checked: SettledForm | null = null;
  let customer: Customer | null = null;
  // Asked once the cart is priced, so that an order that is taken is priced and written only once.
  const check: OrderCheck = async (cart, { session, addresses }) => {
    // A session without an account is nobody's, whatever its cookie says.
    customer = session.customerId === null ? null : await currentCustomer(ctx, visitor);
    const facts = { cart, customer, choices, addresses };
    const { problems, settled } = await problemsOf(ctx, form, facts);
    checked = settled;
    return problems;
  };
  const outcome = await place(ctx, visitor, form, choices.via, check);
  const settled = checked as SettledForm | null;
  if (!settled) return outcome;
  const buyer = customer as Customer | null;
  // What was typed is there again when the page is.
  if (!outcome.ok) await saveForm(ctx, visitor, form, settled);
  else if (buyer) {
    await saveAddress(ctx, buyer.id, 'billing', settled.billing);
    if (settled.shipping) await saveAddress(ctx, buyer.id, 'shipping', settled.shipping);
  }
  return outcome;
}

/** The account comes before the order, and whoever cannot order gets none: all is checked first. */
async function submitWithAccount(
  ctx: ShopContext,
  visitor: Visitor,
  form: CheckoutForm,
  choices: SubmitChoices,
): Promise<SubmitOutcome> {
  const before = await peek(ctx, visitor);
  // An empty cart may be one that was ordered a moment ago: only the key can tell.
  if (before.cart.lines.length === 0) return place(ctx, visitor, form, choices.via);
  const delivered = await countriesOf(ctx);
  const needed = before.cart.shipping.needed;
  const settled = settleForm(form, needed, delivered, translator(ctx.settings));
  const kept = await saveForm(ctx, visitor, form, settled);
  const { problems } = await problemsOf(ctx, form, { cart: kept.cart, customer: null, choices });
  problems.push(...droppedCoupons(before, kept));
  const { total } = kept.cart.totals;
  const shown =
    checkPrice(form.shownTotal, total, ctx.settings) ?? checkShown(form.shownCart, kept.cart);
  if (shown) problems.push(shown);
  if (problems.length > 0) return { ...refusedBy(problems, kept), refresh: shown !== null };
  const { billing, shipping } = settled;
  const filled = { ...form, billing };
  const refused = await makeAccount(ctx, visitor, filled, shipping);
  if (refused.length > 0) return refusedBy(refused, kept);
  const sent = { shipToDifferent: shipping !== null, shipping: shipping ?? billing };
  return place(ctx, visitor, { ...filled, ...sent }, choices.via);
}

interface SubmitFacts {
  cart: PricedCart;
  customer: Customer | null;
  choices: SubmitChoices;
  /** Those of the form, where they are settled already. */
  addresses?: SettledAddresses;
}

async function problemsOf(
  ctx: ShopContext,
  form: CheckoutForm,
  { cart, customer, choices, addresses }: SubmitFacts,
): Promise<{ problems: OrderProblem[]; settled: SettledForm }> {
  const { settings } = ctx;
  const t = translator(settings);
  const delivered = await countriesOf(ctx);
  const settled = settleForm(form, cart.shipping.needed, delivered, t, addresses);
  const problems = [
    ...settled.problems,
    ...(await checkAccount(ctx, customer, { ...form, billing: settled.billing })),
    ...checkOrder(form, {
      cart,
      payments: offeredProviders(ctx, cart),
      termsAsked: choices.terms && (await asksForTerms(ctx)),
      settings,
      t,
    }),
  ];
  return { problems, settled };
}

/** Kept for a moment: which ways of delivery there are is asked anew when the order is priced. */
function countriesOf(ctx: ShopContext): Cached<Set<string>> {
  return cached(ctx, 'delivery-countries', [SHIPPING_TAG], async () => {
    const countries = await deliveryCountries(ctx.db, ctx.settings);
    return new Set(countries.map(({ code }) => code));
  });
}

/** Kept for a moment too: a page that says what is agreed to comes and goes rarely. */
function asksForTerms(ctx: ShopContext): Cached<boolean> {
  const key = `terms:${ctx.settings['checkout.termsPage']}`;
  return cached(ctx, key, [DOCUMENTS_TAG], async () => (await findTerms(ctx)) !== null);
}

function saveForm(
  ctx: ShopContext,
  visitor: Visitor,
  form: CheckoutForm,
  { billing, shipping }: SettledForm,
): Promise<CartOutcome> {
  const chosen = {
    billing,
    shipping,
    shippingMethods: form.shippingMethods,
    ...(form.paymentMethod !== '' && { paymentMethod: form.paymentMethod }),
  };
  return saveChoices(ctx, visitor, chosen, { saveNotices: true });
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
  return changeCart(ctx, visitor, (state) => ({ ok: true, state }), { saveNotices: true });
}

function refusedBy(
  problems: OrderProblem[],
  { cart }: CartOutcome,
): Extract<SubmitOutcome, { ok: false }> {
  return { ok: false, problems, total: cart.totals.total, refresh: false, empty: false };
}

async function place(
  ctx: ShopContext,
  visitor: Visitor,
  form: CheckoutForm,
  createdVia: string,
  check?: OrderCheck,
): Promise<SubmitOutcome> {
  const request: OrderRequest = {
    idempotencyKey: form.key,
    billing: form.billing,
    shipping: form.shipToDifferent ? form.shipping : null,
    shippingMethods: form.shippingMethods,
    paymentMethod: form.paymentMethod,
    customerNote: form.note,
    shownTotal: form.shownTotal,
    shownCart: form.shownCart,
    attribution: form.attribution,
    createdVia,
  };
  const outcome = await placeOrder(ctx, visitor, request, check);
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
  return `${page}?key=${encodeURIComponent(key)}`;
}
