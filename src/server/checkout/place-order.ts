import { clearCartCookies, setCartCookies } from '#server/cart/cart-cookies.ts';
import { cartKey, readCart } from '#server/cart/changing/change-cart.ts';
import { findStoredCart, type StoredCart } from '#server/cart/stored-cart.ts';
import { currentCustomer } from '#server/customers/current-customer.ts';
import type { Customer } from '#server/customers/customer.ts';
import type { OrderProblem } from '#server/orders/order-problem.ts';
import { startPayment } from '#server/orders/paying/start-payment.ts';
import {
  type DraftDecision,
  draftOrder,
  type OrderDraft,
} from '#server/orders/placing/draft-order.ts';
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
import type { OrderRequest } from '#wire/order.ts';
import { awaitedOrder, payAwaited } from './awaited-order.ts';
import { checkForm, type FormDetails } from './check-form.ts';
import { countRequest, prepareAccount, wantsAccount } from './new-account.ts';
import { type BuyerWrites, NO_BUYER, writeCheckout } from './write-checkout.ts';

// The recipe of every order: read the cart, price it, check, write, pay. One order for each purchase,
// whatever the network, the browser or the crowd does: all is decided first, then written in one short
// transaction in which the key, the cart's version, the stock and the coupons each let it through or
// stop all of it.
// Example: the form sent ten times at once is one order, and ten answers that name it.

/** The form an order was sent by, with rules of its own; without one only those of every order count. */
export interface SentForm {
  form: CheckoutForm;
  /** The form shows the terms. */
  termsVisible: boolean;
}

const MAX_ATTEMPTS = 12;
const KEY = /^[\x21-\x7e]{8,200}$/;
const FOREIGN_KEY = refuseOrder([{ code: 'ordering.problem.foreignKey' }]);

export async function placeOrder(
  ctx: ShopContext,
  visitor: Visitor,
  request: OrderRequest,
  sent: SentForm | null = null,
): Promise<OrderResult> {
  const key = request.idempotencyKey;
  if (key !== '' && !KEY.test(key)) return refuseOrder([{ code: 'ordering.problem.key' }]);
  const attribution = allowedAttribution(ctx, visitor, request.attribution);
  const requested = { ...request, attribution };
  return serializeByKey(cartKey(visitor), () => placeExclusively(ctx, visitor, requested, sent));
}

/**
 * The first attempt assumes what nearly always holds: the key is new, and the stock is what it was at
 * the last reading. The key's own row and the taking of the stock say if it is not so. No refusal rests
 * on an assumption: whoever is refused is refused by the second attempt, which reads everything.
 */
async function placeExclusively(
  ctx: ShopContext,
  visitor: Visitor,
  request: OrderRequest,
  sent: SentForm | null,
): Promise<OrderResult> {
  const opensAccount = sent !== null && (await wantsAccount(ctx, visitor, sent.form));
  const tooMany = opensAccount ? await countRequest(ctx) : [];
  if (tooMany.length > 0) return refuseOrder(tooMany);
  const form: SentOrder = { key: request.idempotencyKey, sender: visitor.secretHash };
  let admission: Admission | null = null;

  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const first = attempt === 1;

    // Read the cart. An empty one may have been ordered by this form a moment ago.
    const stored = await findStoredCart(ctx.db, visitor, ctx.now);
    const waits = first && mustWait(ctx, getSender(ctx, visitor, stored, request));
    if (waits) return refuseUnlessOrdered(ctx, visitor, stored, form, refuseOrder([waits]));
    const customer = await loadCustomer(ctx, visitor, stored);
    const assumedNew = first && stored.state.lines.length > 0;
    const same = assumedNew ? null : await findSameOrder(ctx, stored, form);
    if (same?.isOwner) return respondAgain(ctx, visitor, same);

    // Price it, and check it by the rules of the form and of every order.
    const priced = await priceOrder(ctx, stored, request, { cachedStock: first });
    const details = sent && { ...sent, customer, wantsAccount: opensAccount };
    const decision = await decide(ctx, request, priced, details);
    if (same && (decision.ok || !priced)) return FOREIGN_KEY;
    if (!decision.ok) {
      if (first) continue;
      return refuseUnlessOrdered(ctx, visitor, stored, form, decision);
    }
    const { draft } = decision;
    const { total } = draft.cart.totals;

    // The same cart may be an order already, whose payment failed.
    const key = form.key || keyOfCart(draft.session.cartOwner, draft.cartVersion);
    const awaited = opensAccount ? null : await awaitedOrder(ctx, draft);
    if (awaited) return followCart(ctx, visitor, payAwaited(ctx, visitor, awaited, request, key));

    // Count it against the limits, once for all attempts.
    const sender = getSender(ctx, visitor, stored, request);
    admission ??= await admit(ctx, visitor, sender, draft, details);
    if (!admission.ok) {
      const refusal = refuseOrder(admission.problems, { total });
      return refuseUnlessOrdered(ctx, visitor, stored, form, refusal);
    }

    // Write it.
    const written = await writeCheckout(ctx, visitor, draft, { ...form, key }, admission.buyer);
    if (!written.ok) {
      if (first || written.why === 'changed') continue;
      return refuseOrder(written.problems, { total, refresh: true });
    }
    await ctx.invalidate(written.tags);
    clearCartCookies(visitor);

    // Pay, and answer.
    const method = draft.provider?.id ?? '';
    const payment = await startPayment(ctx, written.order, method, {
      data: request.paymentData,
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

type FilledForm = SentForm & FormDetails;

async function decide(
  ctx: ShopContext,
  request: OrderRequest,
  priced: PricedOrder | null,
  sent: FilledForm | null,
): Promise<DraftDecision> {
  if (!priced) return refuseOrder([{ code: 'ordering.problem.empty' }], { refresh: true });
  const problems = sent ? await checkForm(ctx, sent.form, priced, sent) : [];
  const { total } = priced.cart.totals;
  return problems.length > 0 ? refuseOrder(problems, { total }) : draftOrder(ctx, priced, request);
}

type Admission = { ok: true; buyer: BuyerWrites } | { ok: false; problems: OrderProblem[] };

/** By what an order is counted. It is known before the order is priced. */
function getSender(
  ctx: ShopContext,
  { address }: Visitor,
  { session }: StoredCart,
  { billing, createdVia, paymentMethod }: OrderRequest,
): OrderSender {
  const provider: PaymentProvider | null = findProvider(ctx, paymentMethod);
  const charged = provider !== null && !provider.immediateStatus;
  return { session: session?.id ?? '', address, email: billing.email, createdVia, charged };
}

async function admit(
  ctx: ShopContext,
  visitor: Visitor,
  sender: OrderSender,
  { billing, shipping: sentTo }: OrderDraft,
  sent: FilledForm | null,
): Promise<Admission> {
  const payer = { ...sender, session: payingBrowser(visitor) };
  const slowed = limitOrders(ctx, sender) ?? (await limitPayers(ctx, payer));
  if (slowed) return { ok: false, problems: [slowed] };
  if (!sent) return { ok: true, buyer: NO_BUYER };
  const shipping = sent.form.shipToDifferent ? sentTo : null;
  if (sent.wantsAccount) {
    const typed = { password: sent.form.password, billing };
    const account = await prepareAccount(ctx, visitor, typed, shipping);
    return account.ok ? { ok: true, buyer: { person: account.person, saved: null } } : account;
  }
  const saved = sent.customer && { customerId: sent.customer.id, billing, shipping };
  return { ok: true, buyer: { person: null, saved } };
}

/** Another process may have taken the same form since it was looked for. */
async function refuseUnlessOrdered(
  ctx: ShopContext,
  visitor: Visitor,
  stored: StoredCart,
  form: SentOrder,
  refusal: RefusedOrder,
): Promise<OrderResult> {
  const same = await findSameOrder(ctx, stored, form);
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
