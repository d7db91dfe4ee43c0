import type { PricedCart } from '#server/cart/pricing/price-cart.ts';
import { holdCoupon, redeemCoupon } from '#server/coupons/redeem-coupon.ts';
import { releaseCoupon } from '#server/coupons/release-coupon.ts';
import { translator } from '#server/language/translator.ts';
import { claimUploads, uploadsIn } from '#server/options/uploads/visitor-uploads.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderProblem } from '../order-problem.ts';
import type { OrderRecord } from '../order-record.ts';
import { pricedItems } from '../placing/insert-parts.ts';
import { type LineRow, lineRows, type TotalRow, totalRows } from '../placing/order-parts.ts';
import { totalColumns } from '../placing/total-columns.ts';
import { decodeDetails } from '../row-details.ts';
import { returnPieces, takeMorePieces } from '../stock/order-stock.ts';
import type { Edited, EditedLine, EditResult } from './edited-parts.ts';
import { returnGiftSurplus } from './gift-surplus.ts';
import type { HandFee, HandShippingLine } from './hand-order.ts';

export interface EditedParts {
  lines: readonly EditedLine[];
  shippingLines: readonly Edited<HandShippingLine>[];
  fees: readonly Edited<HandFee>[];
}

/** Writes the parts of an order as they were priced; stock and coupons move by the difference. */
export async function saveParts(
  ctx: ShopContext,
  order: OrderRecord,
  cart: PricedCart,
  parts: EditedParts,
): Promise<EditResult> {
  const { db } = ctx;
  const { stock, problems } = await saveLines(ctx, order, cart, parts.lines);
  if (problems.length > 0) return { ok: false, problems };
  await ctx.invalidate(stock);
  const refused = await moveCoupons(ctx, order, cart);
  if (refused) return { ok: false, problems: [refused] };
  await saveRows(ctx, order, totalRows(ctx, order, cart), parts);
  const paid = await returnGiftSurplus(ctx, order, cart.totals.total);
  await db
    .updateTable('orders')
    .set({ ...totalColumns(cart.totals), total: Math.max(0, cart.totals.total - paid) })
    .where('id', '=', order.id)
    .execute();
  return { ok: true };
}

async function saveLines(
  ctx: ShopContext,
  order: OrderRecord,
  cart: PricedCart,
  lines: readonly EditedLine[],
): Promise<{ stock: string[]; problems: OrderProblem[] }> {
  const { db } = ctx;
  const lineMeta = new Map(lines.map(({ stored, meta }) => [stored.key, meta]));
  const rows = lineRows(order, pricedItems(ctx, cart, lineMeta));
  const quantities = new Map(order.lines.map(({ id, quantity }) => [id, quantity]));
  const stays = new Set(lines.flatMap(({ id }) => id ?? []));
  const gone = order.lines.filter(({ id }) => !stays.has(id));
  const fewer = new Map(gone.map(({ id, quantity }) => [id, quantity]));
  const more = new Map<number, number>();
  for (const [at, { id, isRepriced }] of lines.entries()) {
    const row = rows[at];
    if (!row) continue;
    if (id === null) {
      more.set(await insertLine(ctx, row), row.quantity);
      const stored = lines[at]?.stored;
      if (stored) await claimUploads(db, uploadsIn([stored.choices]), order.id);
      continue;
    }
    const difference = row.quantity - (quantities.get(id) ?? 0);
    if (difference < 0) fewer.set(id, -difference);
    if (difference > 0) more.set(id, difference);
    await updateLine(ctx, id, row, isRepriced);
  }
  const tags = await returnPieces(db, ctx, order.id, fewer);
  const moved = await takeMorePieces(db, ctx, order.id, more);
  if (!moved.ok) return { stock: [], problems: moved.problems };
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id);
    await db.deleteFrom('order_lines').where('id', 'in', ids).execute();
  }
  return { stock: [...tags, ...moved.tags], problems: [] };
}

/** Nothing of it is taken from the stock yet. */
async function insertLine({ db }: ShopContext, row: LineRow): Promise<number> {
  const { id } = await db
    .insertInto('order_lines')
    .values({ ...row, stock_taken: 0, add_ons_taken: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What was bought stays as it was ordered, and so do the steps of a price that is no new one. */
async function updateLine(
  { db }: ShopContext,
  id: number,
  row: LineRow,
  isRepriced: boolean,
): Promise<void> {
  const { position, quantity, unit_price, subtotal, subtotal_tax, total, total_tax } = row;
  const { taxes, tax_class, meta, steps } = row;
  await db
    .updateTable('order_lines')
    .set({ position, quantity, unit_price, subtotal, subtotal_tax, total, total_tax })
    .set({ taxes, tax_class, meta, ...(isRepriced && { steps }) })
    .where('id', '=', id)
    .execute();
}

/** A coupon that is no longer named gives its use back; a new one takes one. */
async function moveCoupons(
  ctx: ShopContext,
  order: OrderRecord,
  cart: PricedCart,
): Promise<OrderProblem | null> {
  const named = new Set(cart.coupons.map(({ coupon }) => coupon.code));
  const before = order.rows.filter(({ kind }) => kind === 'coupon');
  for (const { code, facts: details } of before) {
    const couponId = details.coupon?.id;
    if (named.has(code) || couponId === undefined) continue;
    await releaseCoupon(ctx.db, { couponId, orderId: order.id });
  }
  const customer = { id: order.customerId, email: order.email };
  const t = translator(ctx.settings);
  for (const { coupon } of cart.coupons) {
    const use = { couponId: coupon.id, orderId: order.id, customer, now: ctx.now };
    const redeemed =
      order.status === 'pending' && order.heldUntil !== null
        ? await holdCoupon(ctx.db, use, order.heldUntil)
        : await redeemCoupon(ctx.db, use);
    if (redeemed.ok) continue;
    const [why] = redeemed.problems;
    const problem = why ? t(why.code, { count: why.count ?? 0 }) : '';
    const values = { code: coupon.shownCode, problem };
    return { code: 'ordering.problem.coupon', field: 'coupon_lines', values };
  }
  return null;
}

/** Rows that stay keep their number. */
async function saveRows(
  { db }: ShopContext,
  order: OrderRecord,
  rows: readonly TotalRow[],
  { shippingLines, fees }: EditedParts,
): Promise<void> {
  const named = { shipping: [...shippingLines], fee: [...fees] };
  const stays = new Set<number>();
  for (const row of rows) {
    const part = row.kind === 'shipping' || row.kind === 'fee' ? named[row.kind].shift() : null;
    const same = order.rows.find(({ kind, code }) => kind === row.kind && code === row.code);
    const id = part ? part.id : (same?.id ?? null);
    const meta = encodeJson(part ? part.meta : (same?.meta ?? []));
    const { pickup, arrival } = same?.facts ?? {};
    const before = { ...(pickup && { pickup }), ...(arrival && { arrival }) };
    // What was promised stays, and the shop may have the place no more.
    const details = encodeJson({ ...before, ...decodeDetails(row.facts) });
    if (id === null) {
      const added = await db
        .insertInto('order_rows')
        .values({ ...row, facts: details, meta })
        .returning('id')
        .executeTakeFirstOrThrow();
      stays.add(added.id);
      continue;
    }
    stays.add(id);
    await db
      .updateTable('order_rows')
      .set({ ...row, facts: details, meta })
      .where('id', '=', id)
      .execute();
  }
  await db
    .deleteFrom('order_rows')
    .where('order_id', '=', order.id)
    .$if(stays.size > 0, (query) => query.where('id', 'not in', [...stays]))
    .execute();
}
