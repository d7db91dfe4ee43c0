import {
  AWAITS_PAYMENT,
  mayBecome,
  type StatusEffects,
  statusEffects,
} from '#rules/orders/order-status.ts';
import { holdCoupon, redeemCoupon } from '#server/coupons/redeem-coupon.ts';
import { releaseOrderCoupons } from '#server/coupons/release-coupon.ts';
import { queueEmails } from '#server/emails/queue-email.ts';
import { statusEmails } from '#server/emails/status-emails.ts';
import { partsIn, returnCards, spendCards } from '#server/gift-cards/order-cards.ts';
import { translator } from '#server/language/translator.ts';
import { findProvider } from '#server/payments/payment-methods.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { resourceChanged } from '#server/webhooks/resource-changed.ts';
import type { OrderStatus } from '#wire/order.ts';
import { writeNote } from '../add-note.ts';
import { cartMove, moveCart } from '../order-cart.ts';
import { getHold, type OrderHold } from '../order-hold.ts';
import type { OrderProblem } from '../order-problem.ts';
import type { OrderRow } from '../order-row.ts';
import { returnOrderStock, takeOrderStock } from '../stock/order-stock.ts';

export type StatusResult =
  | { ok: true; from: OrderStatus; changed: boolean }
  | { ok: false; problems: OrderProblem[] };

export interface MoveChoices {
  note?: string;
  /** Only from one of these; another process may have been quicker. */
  from?: readonly OrderStatus[];
  /** Only while no money has come. */
  unpaid?: true;
  /** The buyer asked for it. */
  byBuyer?: boolean;
  /** The time to pay has passed. */
  expired?: boolean;
  /** The email about its last parcel says it all. */
  shipped?: boolean;
  /** Whatever status it has now: a program named this one. */
  fromAny?: true;
  /** Continues where the stock is gone: the order is paid. */
  evenShort?: boolean;
}

/**
 * Another status with all that follows from it: pieces, coupons, money, emails, a note. Part of the
 * caller's transaction; the caller invalidates the tags after it.
 */
export async function moveStatus(
  trx: Db,
  ctx: ShopContext,
  orderId: number,
  requested: OrderStatus,
  {
    note = '',
    from,
    fromAny,
    unpaid,
    byBuyer,
    expired,
    shipped,
    evenShort = false,
  }: MoveChoices = {},
): Promise<{ outcome: StatusResult; tags: string[] }> {
  const order = await lockOrder(trx, orderId);
  const refused = (problem: OrderProblem) => ({
    outcome: { ok: false as const, problems: [problem] },
    tags: [],
  });
  if (!order) return refused({ code: 'ordering.problem.unknown' });
  const unchanged = { ok: true as const, from: order.status, changed: false };
  const tooLate =
    (from && !from.includes(order.status)) || (unpaid === true && order.paid_at !== null);
  if (order.status === requested || tooLate) {
    return { outcome: unchanged, tags: [] };
  }
  if (!fromAny && !mayBecome(order.status, requested)) {
    const t = translator(ctx.settings);
    const values = {
      from: t(`orders.status.${order.status}`),
      to: t(`orders.status.${requested}`),
    };
    return refused({ code: 'ordering.problem.status', values });
  }
  const effects = statusEffects(order.status, requested);
  const stock = await moveOrderStock(trx, ctx, order, effects, evenShort);
  if (!stock.ok) return refused({ code: 'ordering.problem.noStock' });
  const gift = await moveGift(trx, ctx, order, effects);
  if (!gift && !evenShort) return refused({ code: 'ordering.problem.giftCardSpent' });
  if (!gift) {
    const text = translator(ctx.settings)('orderNotes.giftCardSpent');
    await writeNote(trx, orderId, { text, kind: 'private' }, ctx.now);
  }
  // Paid for, but there is nothing to send, or not all of it is paid: a person has to decide.
  const to = stock.state === 'short' || !gift ? 'on-hold' : requested;
  if (stock.state === 'short') {
    const text = translator(ctx.settings)('orderNotes.stockShort');
    await writeNote(trx, orderId, { text, kind: 'private' }, ctx.now);
  }
  const provider = findProvider(ctx, order.payment_method);
  const paid = order.paid_at !== null;
  const hold = getHold(ctx, { status: to, provider, paid, onPage: false });
  await moveCoupons(trx, ctx, order, effects, hold);
  await trx
    .updateTable('orders')
    .set({
      status: to,
      updated_at: ctx.now,
      held_until: hold.until,
      remind_at: hold.remindAt,
      ...(stock.state && { stock_state: stock.state }),
      ...(isPaid(ctx, order, effects) && { paid_at: ctx.now, paid_amount: order.total }),
      ...(isUnpaidAgain(order, to) && { paid_at: null }),
      ...(effects.completed && { completed_at: ctx.now }),
    })
    .where('id', '=', orderId)
    .execute();
  await moveCart(trx, order, cartMove(order.status, to, expired === true), ctx.now);
  const how = { byBuyer, expired, shipped };
  const change = { orderId, email: order.email, from: order.status, to, ...how };
  await queueEmails(trx, statusEmails(ctx.settings, change), ctx.now);
  if (note !== '') await writeNote(trx, orderId, { text: note, kind: 'private' }, ctx.now);
  const notified = { resource: 'order', event: 'updated', ids: [orderId], status: to } as const;
  await resourceChanged(trx, notified, ctx.now);
  return { outcome: { ok: true, from: order.status, changed: true }, tags: stock.tags };
}

/** Writing to the row locks it until the commit, on either engine. */
export async function lockOrder(trx: Db, id: number): Promise<OrderRow | undefined> {
  return trx
    .updateTable('orders')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Cash is there when the parcel was handed over, not when it is packed. */
function isPaid(ctx: ShopContext, order: OrderRow, effects: StatusEffects): boolean {
  if (!effects.paid || order.paid_at !== null) return false;
  const immediate = findProvider(ctx, order.payment_method)?.immediateStatus?.(ctx);
  return effects.completed || immediate !== 'processing';
}

/** An order of nothing counted as paid; opened again, it can be changed and paid. */
function isUnpaidAgain({ paid_amount, gift_amount }: OrderRow, to: OrderStatus): boolean {
  return AWAITS_PAYMENT.includes(to) && paid_amount === 0 && gift_amount === 0;
}

type OrderStock = { ok: true; tags: string[]; state?: OrderRow['stock_state'] } | { ok: false };

async function moveOrderStock(
  trx: Db,
  ctx: ShopContext,
  order: OrderRow,
  { stock }: StatusEffects,
  evenShort: boolean,
): Promise<OrderStock> {
  if (stock === 'keep') return { ok: true, tags: [] };
  if (stock === 'return') {
    if (order.stock_state !== 'taken') return { ok: true, tags: [], state: 'returned' };
    return { ok: true, tags: await returnOrderStock(trx, ctx, order.id), state: 'returned' };
  }
  if (order.stock_state === 'taken') return { ok: true, tags: [] };
  const moved = await takeOrderStock(trx, ctx, order.id);
  if (moved.ok) return { ok: true, tags: moved.tags, state: 'taken' };
  return evenShort ? { ok: true, tags: [], state: 'short' } : { ok: false };
}

/** What gift cards paid goes back with the pieces, and is taken again with them. */
async function moveGift(
  trx: Db,
  { now }: ShopContext,
  { id, gift_amount, gift_returned, gift_cards }: OrderRow,
  { stock }: StatusEffects,
): Promise<boolean> {
  if (gift_amount === 0 || stock === 'keep') return true;
  const parts = partsIn(gift_cards);
  if (stock === 'return') await returnCards(trx, id, parts, 'all', now);
  else if (gift_returned > 0 && !(await spendCards(trx, id, parts, now))) return false;
  await trx
    .updateTable('orders')
    .set({ gift_returned: stock === 'return' ? gift_amount : 0 })
    .where('id', '=', id)
    .execute();
  return true;
}

async function moveCoupons(
  trx: Db,
  ctx: ShopContext,
  order: OrderRow,
  { coupons }: StatusEffects,
  { couponsUntil }: OrderHold,
): Promise<void> {
  if (coupons === 'keep') return;
  if (coupons === 'release') {
    await releaseOrderCoupons(trx, order.id);
    return;
  }
  const rows = await trx
    .selectFrom('order_rows')
    .innerJoin('coupons', 'coupons.code', 'order_rows.code')
    .select('coupons.id')
    .where('order_rows.order_id', '=', order.id)
    .where('order_rows.kind', '=', 'coupon')
    .orderBy('coupons.id')
    .execute();
  const customer = { id: order.customer_id, email: order.email };
  for (const { id: couponId } of rows) {
    const use = { couponId, orderId: order.id, customer, now: ctx.now };
    const redeemed =
      couponsUntil === null
        ? await redeemCoupon(trx, use)
        : await holdCoupon(trx, use, couponsUntil);
    // The buyer was promised this price; an excess use is accepted and reported.
    if (!redeemed.ok) {
      const text = translator(ctx.settings)('orderNotes.couponUsed', { id: couponId });
      await writeNote(trx, order.id, { text, kind: 'private' }, ctx.now);
    }
  }
}
