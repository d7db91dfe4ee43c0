import { clearCartCookies, setCartCookies } from '#server/cart/cart-cookies.ts';
import { cartKey, readCart } from '#server/cart/changing/change-cart.ts';
import { findStoredCart, type StoredCart } from '#server/cart/stored-cart.ts';
import { currentCustomer } from '#server/customers/current-customer.ts';
import type { Customer } from '#server/customers/customer.ts';
import type { OrderProblem } from '#server/orders/order-problem.ts';
import { startPayment } from '#server/orders/paying/start-payment.ts';
import { type CartDraft, draftOrder, type OrderDraft } from '#server/orders/placing/draft-order.ts';
import {
  limitOrders,
  limitPayers,
  mustWait,
  type OrderSender,
  payingBrowser,
} from '#server/orders/placing/limit-orders.ts';
import {
  type OrderResult,
  type RefusedOrder,
  refuseOrder,
} from '#server/orders/placing/placed-order.ts';
import { type PricedOrder, priceOrder } from '#server/orders/placing/price-order.ts';
import { findSameOrder, type KnownOrder, keyOfCart } from '#server/orders/placing/same-order.ts';
import { allowedAttribution } from '#server/orders/placing/save-attribution.ts';
import type { SentOrder } from '#server/orders/placing/sent-order.ts';
import { findProvider } from '#server/payments/payment-methods.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import { serializeByKey } from '#server/platform/serialize-by-key.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CheckoutForm } from '#wire/forms/checkout-form.ts';
import { awaitedOrder, payAwaited } from './awaited-order.ts';
import { type CheckParts, checkOrder } from './check-order.ts';
import { countRequest, prepareAccount, wantsAccount } from './new-account.ts';
import { type BuyerWrites, writeCheckout } from './write-checkout.ts';

// The recipe of every order: read the cart, price it, check, write, pay. One order for each purchase,
// whatever the network, the browser or the crowd does: all is decided first, then written in one short
// transaction in which the key, the cart's version, the stock and the coupons each let it through or
// stop all of it.
// Example: the form sent ten times at once is one order, and ten answers that name it.

/** By which interface a form came. */
export interface FormOrigin {
  createdVia: 'checkout' | 'store-api';
  /** The form shows the terms. */
  termsVisible: boolean;
}

const MAX_ATTEMPTS = 12;
const KEY = /^[\x21-\x7e]{8,200}$/;
const FOREIGN_KEY = refuseOrder([{ code: 'ordering.problem.foreignKey' }]);

export async function placeOrder(
  ctx: ShopContext,
  visitor: Visitor,
  form: CheckoutForm,
  origin: FormOrigin,
): Promise<OrderResult> {
  const { key } = form;
  if (key !== '' && !KEY.test(key)) return refuseOrder([{ code: 'ordering.problem.key' }]);
  const attribution = allowedAttribution(ctx, visitor, form.attribution);
  const allowed = { ...form, attribution };
  return serializeByKey(cartKey(visitor), () => placeExclusively(ctx, visitor, allowed, origin));
}

/**
 * The first attempt assumes what nearly always holds: the key is new, and the stock is what it was at
 * the last reading. The key's own row and the taking of the stock say if it is not so. No refusal rests
 * on an assumption: whoever is refused is refused by the second attempt, which reads everything.
 */
async function placeExclusively(
  ctx: ShopContext,
  visitor: Visitor,
  form: CheckoutForm,
  origin: FormOrigin,
): Promise<OrderResult> {
  const opensAccount = await wantsAccount(ctx, visitor, form);
  const tooMany = opensAccount ? await countRequest(ctx) : [];
  if (tooMany.length > 0) return refuseOrder(tooMany);
  const sent: SentOrder = { key: form.key, sender: visitor.secretHash };
  let admission: Admission | null = null;

  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const first = attempt === 1;

    // Read the cart. An empty one may have been ordered by this form a moment ago.
    const stored = await findStoredCart(ctx.db, visitor, ctx.now);
    const sender = getSender(ctx, visitor, stored, { ...form, ...origin });
    const waits = first && mustWait(ctx, sender);
    if (waits) return refuseUnlessOrdered(ctx, visitor, stored, sent, refuseOrder([waits]));
    const customer = await loadCustomer(ctx, visitor, stored);
    const assumedNew = first && stored.state.lines.length > 0;
    const same = assumedNew ? null : await findSameOrder(ctx, stored, sent);
    if (same?.isOwner) return respondAgain(ctx, visitor, same);

    // Price it, and check it by the rules of an order.
    const priced = await priceOrder(ctx, stored, form, { cachedStock: first });
    const decision = await decide(ctx, form, priced, { ...origin, customer, opensAccount });
    if (same && (decision.ok || !priced)) return FOREIGN_KEY;
    if (!decision.ok) {
      if (first) continue;
      return refuseUnlessOrdered(ctx, visitor, stored, sent, decision);
    }
    const { draft } = decision;
    const { total } = draft.cart.totals;

    // The same cart may be an order already, whose payment failed.
    const key = sent.key || keyOfCart(draft.session.cartOwner, draft.cartVersion);
    const awaited = opensAccount ? null : await awaitedOrder(ctx, draft);
    if (awaited) return followCart(ctx, visitor, payAwaited(ctx, visitor, awaited, form, key));

    // Count it against the limits, once for all attempts.
    admission ??= await admit(ctx, visitor, sender, draft, { form, customer, opensAccount });
    if (!admission.ok) {
      const refusal = refuseOrder(admission.problems, { total });
      return refuseUnlessOrdered(ctx, visitor, stored, sent, refusal);
    }

    // Write it.
    const written = await writeCheckout(ctx, visitor, draft, { ...sent, key }, admission.buyer);
    if (!written.ok) {
      if (first || written.why === 'changed') continue;
      return refuseOrder(written.problems, { total, refresh: true });
    }
    await ctx.invalidate(written.tags);
    clearCartCookies(visitor);

    // Pay, and answer.
    const method = draft.provider?.id ?? '';
    const payment = await startPayment(ctx, written.order, method, {
      data: form.paymentData,
      payer: customer?.id,
      session: payingBrowser(visitor),
      address: visitor.address,
    });
    const result: OrderResult = { ok: true, order: written.order, payment, repeated: false };
    return payment.kind === 'declined' ? followCart(ctx, visitor, result) : result;
  }
  return refuseOrder([{ code: 'ordering.problem.changed' }], { refresh: true });
}

/** Scripts know by the cookies that the cart is back, or gone. */
async function followCart(
  ctx: ShopContext,
  visitor: Visitor,
  result: OrderResult | Promise<OrderResult>,
): Promise<OrderResult> {
  const done = await result;
  setCartCookies(visitor, (await readCart(ctx, visitor)).cart);
  return done;
}

/** A session without a customer needs no query: no cookie makes it one's. */
async function loadCustomer(
  ctx: ShopContext,
  visitor: Visitor,
  { session }: StoredCart,
): Promise<Customer | null> {
  return session?.customerId == null ? null : currentCustomer(ctx, visitor);
}

type Decision = { ok: true; draft: CartDraft } | RefusedOrder;

async function decide(
  ctx: ShopContext,
  form: CheckoutForm,
  priced: PricedOrder | null,
  parts: CheckParts & FormOrigin,
): Promise<Decision> {
  if (!priced) return refuseOrder([{ code: 'ordering.problem.empty' }], { refresh: true });
  const refused = await checkOrder(ctx, form, priced, parts);
  return refused ?? { ok: true, draft: await draftOrder(ctx, priced, form, parts.createdVia) };
}

type Admission = { ok: true; buyer: BuyerWrites } | { ok: false; problems: OrderProblem[] };

/** By what an order is counted. It is known before the order is priced. */
function getSender(
  ctx: ShopContext,
  { address }: Visitor,
  { session }: StoredCart,
  { billing, createdVia, paymentMethod }: CheckoutForm & FormOrigin,
): OrderSender {
  const provider: PaymentProvider | null = findProvider(ctx, paymentMethod);
  const charged = provider !== null && !provider.immediateStatus;
  return { session: session?.id ?? '', address, email: billing.email, createdVia, charged };
}

interface FormSender extends Pick<CheckParts, 'customer' | 'opensAccount'> {
  form: CheckoutForm;
}

async function admit(
  ctx: ShopContext,
  visitor: Visitor,
  sender: OrderSender,
  { billing, shipping: sentTo }: OrderDraft,
  { form, customer, opensAccount }: FormSender,
): Promise<Admission> {
  const payer = { ...sender, session: payingBrowser(visitor) };
  const slowed = limitOrders(ctx, sender) ?? (await limitPayers(ctx, payer));
  if (slowed) return { ok: false, problems: [slowed] };
  const shipping = form.shipToDifferent ? sentTo : null;
  if (opensAccount) {
    const typed = { password: form.password, billing };
    const account = await prepareAccount(ctx, visitor, typed, shipping);
    return account.ok ? { ok: true, buyer: { person: account.person, saved: null } } : account;
  }
  const saved = customer && { customerId: customer.id, billing, shipping };
  return { ok: true, buyer: { person: null, saved } };
}

/** Another process may have taken the same form since it was looked for. */
async function refuseUnlessOrdered(
  ctx: ShopContext,
  visitor: Visitor,
  stored: StoredCart,
  sent: SentOrder,
  refusal: RefusedOrder,
): Promise<OrderResult> {
  const same = await findSameOrder(ctx, stored, sent);
  return same?.isOwner ? respondAgain(ctx, visitor, same) : refusal;
}

/** The same answer as the first time; a payment that was never begun is begun again. */
async function respondAgain(
  ctx: ShopContext,
  visitor: Visitor,
  { paymentMethod, isOwner: _, ...order }: KnownOrder,
): Promise<OrderResult> {
  const payment = await startPayment(ctx, order, paymentMethod);
  const { state } = await findStoredCart(ctx.db, visitor, ctx.now);
  if (state.lines.length === 0) clearCartCookies(visitor);
  return { ok: true, order, payment, repeated: true };
}
