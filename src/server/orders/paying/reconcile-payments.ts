import { money } from '#rules/money/money.ts';
import { paymentDifference } from '#rules/payments/payment-difference.ts';
import { getDueTime, isUnwanted } from '#rules/payments/settle-payment.ts';
import { findProvider } from '#server/payments/payment-methods.ts';
import { countedPayment, type StoredPayment } from '#server/payments/stored-payments.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { followPayment } from './follow-payment.ts';
import { settlePayment } from './settle-payment.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Shoppers and webhooks have so long to bring the news themselves. */
const LEFT_ALONE_MS = 10 * MINUTE;
/** How far back payments are looked at. */
const OPEN_DAYS = 7;
const PAID_DAYS = 3;
/** In one run; those looked at longest ago come first, so that every payment has its turn. */
const BATCH = 1000;

/**
 * What the provider says and what the shop says, compared: a payment whose browser never came back and
 * whose webhook was lost is finished here, one that no order waits for is ended, and a paid one that
 * differs is an entry of the manager's log. Returns how many differ.
 */
export async function reconcilePayments(ctx: ShopContext): Promise<number> {
  for (const payment of await openPayments(ctx)) {
    await quietly(ctx, payment, () => followOrEnd(ctx, payment));
  }
  let differing = 0;
  for (const payment of await paidPayments(ctx)) {
    if (await quietly(ctx, payment, () => differs(ctx, payment))) differing += 1;
  }
  return differing;
}

/** A provider that does not answer for one payment keeps none of the others. */
async function quietly<T>(
  ctx: ShopContext,
  { id, provider, order_id: order }: StoredPayment,
  work: () => Promise<T>,
): Promise<T | null> {
  try {
    const looked = ctx.db.updateTable('payments').set({ checked_at: ctx.now });
    await looked.where('id', '=', id).execute();
    return await work();
  } catch (error) {
    ctx.report(error, { task: 'reconcile-payments', provider, order });
    return null;
  }
}

async function followOrEnd(ctx: ShopContext, payment: StoredPayment): Promise<void> {
  const followed = await followPayment(ctx, payment);
  const cancel = findProvider(ctx, payment.provider)?.charging?.cancel;
  if (!followed || !cancel || !isUnwanted(followed.seen.state, followed.status)) return;
  await settlePayment(ctx, payment.id, await cancel(ctx, followed.seen.reference));
}

async function differs(ctx: ShopContext, payment: StoredPayment): Promise<boolean> {
  const { id, provider, reference, order_id: order, currency } = payment;
  const charging = findProvider(ctx, provider)?.charging;
  if (!charging || reference === null) return false;
  const theirs = await charging.read(ctx, reference);
  const { refunded } = await ctx.db
    .selectFrom('order_refunds')
    // What went back onto gift cards was never the provider's.
    .select((eb) =>
      eb.fn.sum<number | string | null>(eb('amount', '-', eb.ref('gift_amount'))).as('refunded'),
    )
    .where('payment_id', '=', id)
    .where('provider_state', '=', 'done')
    .executeTakeFirstOrThrow();
  const amount = getDueTime(countedPayment(payment));
  const ours = { amount, currency, refunded: money(Number(refunded ?? 0)) };
  const difference = paymentDifference(ours, theirs);
  if (difference === null) return false;
  const details = { order, provider, reference, difference, ours, theirs };
  ctx.notifyManager({ code: 'payments.difference', subject: `order ${order}`, details });
  return true;
}

function openPayments({ db, now }: ShopContext): Promise<StoredPayment[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('state', 'in', ['new', 'open', 'working', 'authorised'])
    .where('updated_at', '<=', now - LEFT_ALONE_MS)
    .where('created_at', '>=', now - OPEN_DAYS * DAY)
    .orderBy('checked_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

function paidPayments({ db, now }: ShopContext): Promise<StoredPayment[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('state', '=', 'paid')
    .where('updated_at', '>=', now - PAID_DAYS * DAY)
    .orderBy('checked_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
}
