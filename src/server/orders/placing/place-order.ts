import { clearCartCookies } from '#server/cart/cart-cookies.ts';
import { findStoredCart, type StoredCart } from '#server/cart/stored-cart.ts';
import { startPayment } from '#server/payments/start-payment.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { serializeByKey } from '#server/platform/serialize-by-key.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderRequest } from '#wire/order.ts';
import type { OrderProblem } from '../order-problem.ts';
import { draftOrder, type OrderCheck } from './draft-order.ts';
import { limitOrders, type OrderSender } from './limit-orders.ts';
import { type OrderOutcome, refuseOrder } from './placed-order.ts';
import { type KnownOrder, keyOfCart, latestOrder, orderOfKey } from './same-order.ts';
import { CartMoved, KeyUsed, OrderRefused, type WrittenOrder, writeOrder } from './write-order.ts';

// One order for each purchase, whatever the network, the browser or the crowd does: everything is
// priced and checked first, then written in one short transaction in which the key, the cart's
// version, the stock and the coupons each let it through or stop all of it.
// Example: the form sent ten times at once is one order, and ten answers that name it.

const MOST_TRIES = 12;
/** A form without a key that comes again this soon is the same order. */
const SAME_FORM_MS = 10 * 60_000;
const KEY = /^[\x21-\x7e]{8,200}$/;

export async function placeOrder(
  ctx: ShopContext,
  visitor: Visitor,
  request: OrderRequest,
  check?: OrderCheck,
): Promise<OrderOutcome> {
  const key = request.idempotencyKey;
  if (key !== '' && !KEY.test(key)) return refuseOrder([{ code: 'ordering.problem.key' }]);
  // However often it is tried, it is one order.
  let counted = false;
  const limit = (sender: OrderSender) => {
    if (counted) return null;
    counted = true;
    return limitOrders(ctx, sender);
  };
  return serializeByKey(visitor.started ?? visitor.secretHash ?? visitor.tokenSession, async () => {
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const outcome = await attempt(ctx, visitor, request, { check, limit, again: tries > 1 });
      if (outcome) return outcome;
    }
    return refuseOrder([{ code: 'ordering.problem.changed' }], { refresh: true });
  });
}

interface Attempt {
  check: OrderCheck | undefined;
  limit(sender: OrderSender): OrderProblem | null;
  again: boolean;
}

/**
 * Null where all is to be decided again: the cart was changed on the way, or the first try was
 * refused. That one takes for granted what nearly always holds, that the key is new and the stock as
 * it was at the last look: a row's own key and the taking of the stock say so if not. Who is refused
 * is refused by what was read for them.
 */
async function attempt(
  ctx: ShopContext,
  visitor: Visitor,
  request: OrderRequest,
  { check, limit, again }: Attempt,
): Promise<OrderOutcome | null> {
  const stored = await findStoredCart(ctx.db, visitor, ctx.now);
  const sentBefore = async () => {
    const known = await knownOrder(ctx, visitor, stored, request.idempotencyKey);
    return known && repeated(ctx, visitor, known);
  };
  const known = again || stored.state.lines.length === 0 ? await sentBefore() : null;
  if (known) return known;
  const decision = await draftOrder(ctx, stored, request, { check, cachedStock: !again });
  // What stands in its way may be the same form, which has just been taken.
  if (!decision.ok) return again ? ((await sentBefore()) ?? decision) : null;
  const { draft } = decision;
  const { session, email, createdVia, provider } = draft;
  const charged = provider !== null && !provider.immediateStatus;
  const sender = { session: session.id, address: visitor.address, email, createdVia, charged };
  const slowed = limit(sender);
  if (slowed) {
    return (await sentBefore()) ?? refuseOrder([slowed], { total: draft.cart.totals.total });
  }
  const key = request.idempotencyKey || keyOfCart(session.cartOwner, draft.cartVersion);
  let written: WrittenOrder;
  try {
    written = await runTransaction(
      ctx.db,
      (trx) => writeOrder(trx, ctx, { key, sender: visitor.secretHash }, draft),
      {
        isolation: 'read committed',
      },
    );
  } catch (error) {
    if (error instanceof CartMoved || error instanceof KeyUsed) return null;
    if (!(error instanceof OrderRefused)) throw error;
    if (!again) return null;
    return refuseOrder(error.problems, { total: draft.cart.totals.total, refresh: true });
  }
  await ctx.invalidate(written.tags);
  clearCartCookies(visitor);
  const payment = await startPayment(ctx, written.order, provider?.id ?? '');
  return { ok: true, order: written.order, payment, repeated: false };
}

async function knownOrder(
  { db, now }: ShopContext,
  visitor: Visitor,
  { session, state, version }: StoredCart,
  key: string,
): Promise<KnownOrder | null> {
  if (key !== '') return orderOfKey(db, key, { session, sender: visitor.secretHash });
  if (!session || state.lines.length > 0) return null;
  const asker = { session, version, sender: visitor.secretHash };
  return latestOrder(db, asker, now - SAME_FORM_MS);
}

/** The same answer as the first time; a payment that was never begun is begun again. */
async function repeated(
  ctx: ShopContext,
  visitor: Visitor,
  { paymentMethod, own, ...order }: KnownOrder,
): Promise<OrderOutcome> {
  if (!own) return refuseOrder([{ code: 'ordering.problem.foreignKey' }]);
  const payment = await startPayment(ctx, order, paymentMethod);
  const { state } = await findStoredCart(ctx.db, visitor, ctx.now);
  if (state.lines.length === 0) clearCartCookies(visitor);
  return { ok: true, order, payment, repeated: true };
}

export type { OrderOutcome, PlacedOrder } from './placed-order.ts';
