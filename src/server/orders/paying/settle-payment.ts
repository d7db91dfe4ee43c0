import { formatMoney } from '#rules/money/format.ts';
import { money } from '#rules/money/money.ts';
import { getReleased } from '#rules/payments/capture-amount.ts';
import { type PaymentStep, paymentStep } from '#rules/payments/settle-payment.ts';
import { toCurrency } from '#server/language/currency.ts';
import { translator } from '#server/language/translator.ts';
import { findProvider } from '#server/payments/payment-methods.ts';
import type { ProviderPayment } from '#server/payments/payment-provider.ts';
import { storePaidMethod } from '#server/payments/saved/saved-methods.ts';
import { countedPayment, type StoredPayment } from '#server/payments/stored-payments.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { queueJob } from '#server/platform/jobs/queue-job.ts';
import type { ManagerEntry } from '#server/platform/manager-log/manager-log.ts';
import { type EntryName, markDone } from '#server/platform/manager-log/mark-done.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { resourceChanged } from '#server/webhooks/resource-changed.ts';
import type { OrderStatus } from '#wire/order.ts';
import { writeNote } from '../add-note.ts';
import { statusOncePaid } from '../downloads/status-once-paid.ts';
import type { OrderRow } from '../order-row.ts';
import { refundPayment, writeRelease } from '../refunds/refund-payment.ts';
import { sendRefund } from '../refunds/send-refund.ts';
import { lockOrder, moveStatus } from '../status/change-status.ts';

export interface Settled {
  /** Of the order, after it. */
  status: OrderStatus;
  step: PaymentStep;
}

export const CHECK_PAYMENT_JOB = 'check-payment';
/** How long a payment that the provider works on is left alone before it is asked about. */
const CHECK_AFTER_MS = 5000;

/**
 * The one place that finishes a payment, whoever brings the news: the returning browser, the webhook's
 * job or the reconciliation. The locked rows of order and payment let the first through, and the
 * others find it done. No provider is asked in here.
 */
export async function settlePayment(
  ctx: ShopContext,
  paymentId: number,
  seen: ProviderPayment,
): Promise<Settled> {
  const { step, status, followed } = await runTransaction(
    ctx.db,
    (trx) => settleWithin(trx, ctx, paymentId, seen),
    { isolation: 'read committed' },
  );
  const { tags, notice, refundId } = followed;
  await ctx.invalidate(tags);
  if (notice) ctx.notifyManager(notice);
  // A job repeats what is left of it.
  if (refundId !== null) await sendRefund(ctx, refundId);
  return { step, status };
}

/** What is done after the commit. */
interface Followed {
  tags: string[];
  notice: ManagerEntry | null;
  refundId: number | null;
}

const NOTHING: Followed = { tags: [], notice: null, refundId: null };

async function settleWithin(
  trx: Db,
  ctx: ShopContext,
  paymentId: number,
  seen: ProviderPayment,
): Promise<Settled & { followed: Followed }> {
  const { order_id } = await trx
    .selectFrom('payments')
    .select('order_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  // The order first, as everyone who locks both does.
  const order = await lockOrder(trx, order_id);
  if (!order) throw new Error(`payment ${paymentId} has no order`);
  const known = await lockPayment(trx, paymentId, seen.reference);
  const step = paymentStep(countedPayment(known), seen, {
    status: order.status,
    paid: order.paid_at !== null,
    expired: known.expired === 1,
  });
  if (step === 'none') return { step, status: order.status, followed: NOTHING };
  await trx
    .updateTable('payments')
    .set({ state: seen.state, failure: seen.failure.slice(0, 500), updated_at: ctx.now })
    .where('id', '=', paymentId)
    .execute();
  const followed = await follow(trx, ctx, { order, known, seen }, step);
  // Once: one that was saved when the money was reserved may be deleted before it is captured.
  const isFirst = step === 'authorise' || (step === 'finish' && known.state !== 'authorised');
  if (isFirst) await storePaidMethod(trx, ctx, order.customer_id, known, seen.method);
  if (seen.state === 'working') {
    await queueJob(trx, CHECK_PAYMENT_JOB, { paymentId }, ctx.now + CHECK_AFTER_MS);
  }
  const { status } = await trx
    .selectFrom('orders')
    .select('status')
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow();
  return { step, status, followed };
}

/** Writing to the row locks it until the commit, on either engine. */
function lockPayment(trx: Db, id: number, reference: string): Promise<StoredPayment> {
  return trx
    .updateTable('payments')
    .set((eb) => ({ reference: eb.fn.coalesce('reference', eb.val(reference)) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface News {
  order: OrderRow;
  known: StoredPayment;
  seen: ProviderPayment;
}

function follow(trx: Db, ctx: ShopContext, news: News, step: PaymentStep): Promise<Followed> {
  switch (step) {
    case 'none':
    case 'note':
      return Promise.resolve(NOTHING);
    case 'fail':
      return fail(trx, ctx, news);
    case 'authorise':
      return authorise(trx, ctx, news);
    case 'finish':
    case 'mismatch':
      return takeMoney(trx, ctx, news, step === 'finish');
    case 'refund':
      return giveBack(trx, ctx, news);
  }
}

async function fail(trx: Db, ctx: ShopContext, { order, known, seen }: News): Promise<Followed> {
  const t = translator(ctx.settings);
  const { reference, failure: reason } = seen;
  const note =
    reason === ''
      ? t('orderNotes.failed', { reference })
      : t('orderNotes.failedBecause', { reference, reason });
  const moved = (await isCurrent(trx, order, known))
    ? await moveStatus(trx, ctx, order.id, 'failed', { note, from: ['pending'] })
    : null;
  if (moved?.outcome.ok && moved.outcome.changed) {
    const { provider } = known;
    const details = { order: order.id, provider, reference: known.reference, text: reason };
    return { ...NOTHING, tags: moved.tags, notice: { ...getFailure(order.id), details } };
  }
  await writeNote(trx, order.id, { text: note, kind: 'private' }, ctx.now);
  return NOTHING;
}

/**
 * A card was declined, and the provider waits for another one: the payment stays open, and its order
 * is failed as after any decline, so that the cart is back while its buyer looks for another card.
 */
export async function declineOrder(ctx: ShopContext, known: StoredPayment): Promise<void> {
  const tags = await runTransaction(
    ctx.db,
    async (trx) => {
      const order = await lockOrder(trx, known.order_id);
      if (!order || !(await isCurrent(trx, order, known))) return [];
      const moved = await moveStatus(trx, ctx, order.id, 'failed', { from: ['pending'] });
      return moved.tags;
    },
    { isolation: 'read committed' },
  );
  await ctx.invalidate(tags);
}

/** The failure of an earlier attempt, or of another method, says nothing about what is under way. */
async function isCurrent(
  trx: Db,
  { payment_method }: OrderRow,
  { order_id, provider, attempt }: StoredPayment,
): Promise<boolean> {
  if (payment_method !== provider) return false;
  const later = await trx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', order_id)
    .where('provider', '=', provider)
    .where('attempt', '>', attempt)
    .executeTakeFirst();
  return later === undefined;
}

/** The money is reserved: the order waits for a manager to take it. */
async function authorise(trx: Db, ctx: ShopContext, { order, seen }: News): Promise<Followed> {
  const { reference } = seen;
  const note = translator(ctx.settings)('orderNotes.reserved', { reference });
  const from = ['pending', 'failed', 'cancelled'] as const;
  const { tags } = await moveStatus(trx, ctx, order.id, 'on-hold', { note, from });
  return { ...NOTHING, tags };
}

/** What was asked for is there; or another amount, about which a manager has to decide. */
async function takeMoney(
  trx: Db,
  ctx: ShopContext,
  { order, known, seen }: News,
  fits: boolean,
): Promise<Followed> {
  const provider = findProvider(ctx, known.provider);
  const released = fits ? getReleased(money(known.amount), seen.amount) : money(0);
  await trx
    .updateTable('orders')
    .set((eb) => ({
      paid_at: ctx.now,
      updated_at: ctx.now,
      paid_amount: eb('paid_amount', '+', seen.amount),
      transaction_id: seen.reference,
      // Another method may have been chosen since, but the money came by this one.
      payment_method: known.provider,
      ...(provider && { payment_title: provider.title(ctx) }),
    }))
    .where('id', '=', order.id)
    .execute();
  const t = translator(ctx.settings);
  const format = (amount: number) => formatMoney(money(amount), toCurrency(ctx.settings));
  const { reference } = seen;
  const paid =
    released === 0
      ? t('orderNotes.paid', { reference })
      : t('orderNotes.paidPart', { reference, released: format(released) });
  const came = `${format(seen.amount)} ${seen.currency}`;
  const expected = `${format(known.amount)} ${known.currency}`;
  const note = fits ? paid : t('orderNotes.mismatch', { reference, came, expected });
  if (released > 0) await writeRelease(trx, ctx, order.id, released);
  if (fits) await markDone(trx, getFailure(order.id), { by: '', now: ctx.now });
  const from = ['pending', 'failed', 'cancelled', 'on-hold'] as const;
  const to = fits ? await statusOncePaid(trx, order.id) : 'on-hold';
  const moved = await moveStatus(trx, ctx, order.id, to, { note, from, evenShort: true });
  await resourceChanged(trx, { resource: 'order', event: 'updated', ids: [order.id] }, ctx.now);
  if (!moved.outcome.ok || !moved.outcome.changed) {
    await writeNote(trx, order.id, { text: note, kind: 'private' }, ctx.now);
  }
  return {
    ...NOTHING,
    tags: moved.tags,
    notice: fits ? null : getNotice('payments.mismatch', known),
  };
}

/** The order was cancelled meanwhile, or is paid: the money goes back by itself. */
async function giveBack(
  trx: Db,
  ctx: ShopContext,
  { order, known, seen }: News,
): Promise<Followed> {
  const t = translator(ctx.settings);
  const { reference } = seen;
  const reason =
    order.paid_at === null
      ? t('orderNotes.unwanted', { reference, status: t(`orders.status.${order.status}`) })
      : t('orderNotes.paidTwice', { reference });
  await writeNote(trx, order.id, { text: reason, kind: 'private' }, ctx.now);
  const refundId = await refundPayment(trx, ctx, { order, known, amount: seen.amount, reason });
  return { tags: [], notice: getNotice('payments.refundedUnwanted', known), refundId };
}

/** Failed attempts of an order are one entry, which is done once the order is paid. */
export function getFailure(orderId: number): EntryName {
  return { code: 'payments.failed', subject: `order ${orderId}` };
}

function getNotice(code: string, { order_id, provider, reference }: StoredPayment): ManagerEntry {
  return { code, subject: `order ${order_id}`, details: { order: order_id, provider, reference } };
}
