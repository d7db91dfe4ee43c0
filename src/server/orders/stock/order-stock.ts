import * as z from 'zod';
import { addQuantities, subtractQuantity } from '#rules/quantities/quantity.ts';
import type { AddOn } from '#server/options/add-ons.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { getRefund } from '../order-row.ts';
import { addOnWants } from './add-on-wants.ts';
import { type ReservedStock, returnStock, type StockWant, takeStock } from './move-stock.ts';

const addOns: z.ZodType<AddOn[]> = z.array(
  z.object({
    productId: z.int(),
    name: z.string(),
    pieces: z.int(),
    counted: z.boolean(),
  }),
);

/** The pieces of an order that failed or was cancelled go back; returns the tags to invalidate. */
export async function returnOrderStock(
  trx: Db,
  ctx: ShopContext,
  orderId: number,
): Promise<string[]> {
  const lines = await orderLines(trx, orderId);
  const wants = lines.flatMap((line) => [
    toRequested(line, line.stock_taken),
    ...addOnWants(addOnsOfLine(line), line.add_ons_taken),
  ]);
  const { tags } = await returnStock(trx, wants, getChoices(ctx));
  await trx
    .updateTable('order_lines')
    .set({ stock_taken: 0, add_ons_taken: 0 })
    .where('order_id', '=', orderId)
    .execute();
  return tags;
}

/**
 * A reopened order takes its stock again, all or nothing; pieces a refund has returned are not sent
 * any more.
 */
export async function takeOrderStock(
  trx: Db,
  ctx: ShopContext,
  orderId: number,
): Promise<ReservedStock> {
  const back = await restocked(trx, orderId);
  const all = await orderLines(trx, orderId);
  const lines = all.map((line) => ({
    ...line,
    wanted: subtractQuantity(line.quantity, back.get(line.id) ?? 0),
  }));
  const wants = lines.flatMap((line) => [
    toRequested(line, line.wanted),
    ...addOnWants(addOnsOfLine(line), line.wanted),
  ]);
  const moved = await takeStock(trx, wants, getChoices(ctx));
  if (!moved.ok) return moved;
  for (const { id, wanted: quantity, stock_owner, add_ons } of lines) {
    await trx
      .updateTable('order_lines')
      .set({
        stock_taken: stock_owner === null ? 0 : quantity,
        add_ons_taken: add_ons === '[]' ? 0 : quantity,
      })
      .where('id', '=', id)
      .execute();
  }
  return moved;
}

/** Pieces by line that refunds have put back. */
async function restocked(trx: Db, orderId: number): Promise<Map<number, number>> {
  const refunds = await trx
    .selectFrom('order_refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('restocked', '=', 1)
    .execute();
  const back = new Map<number, number>();
  for (const { lineId, quantity } of refunds.flatMap((row) => getRefund(row).lines)) {
    back.set(lineId, addQuantities(back.get(lineId) ?? 0, quantity));
  }
  return back;
}

/** Some pieces of some lines, as a refund names them. */
export async function returnPieces(
  trx: Db,
  ctx: ShopContext,
  orderId: number,
  pieces: ReadonlyMap<number, number>,
): Promise<string[]> {
  const lines = await orderLines(trx, orderId);
  const wants: StockWant[] = [];
  for (const line of lines) {
    const requested = pieces.get(line.id) ?? 0;
    const back = Math.min(requested, line.stock_taken);
    const returnAddOns = Math.min(requested, line.add_ons_taken);
    if (back + returnAddOns === 0) continue;
    if (back > 0) wants.push(toRequested(line, back));
    wants.push(...addOnWants(addOnsOfLine(line), returnAddOns));
    await trx
      .updateTable('order_lines')
      .set({
        stock_taken: subtractQuantity(line.stock_taken, back),
        add_ons_taken: subtractQuantity(line.add_ons_taken, returnAddOns),
      })
      .where('id', '=', line.id)
      .execute();
  }
  return (await returnStock(trx, wants, getChoices(ctx))).tags;
}

/** More pieces of some lines, all or nothing. */
export async function takeMorePieces(
  trx: Db,
  ctx: ShopContext,
  orderId: number,
  pieces: ReadonlyMap<number, number>,
): Promise<ReservedStock> {
  if (pieces.size === 0) return { ok: true, tags: [] };
  const lines = (await orderLines(trx, orderId)).filter(({ id }) => pieces.has(id));
  const wants = lines.flatMap((line) => {
    const more = pieces.get(line.id) ?? 0;
    return [
      { ...toRequested(line, more), quantity: more },
      ...addOnWants(addOnsOfLine(line), more),
    ];
  });
  const moved = await takeStock(trx, wants, getChoices(ctx));
  if (!moved.ok) return moved;
  for (const { id, stock_owner, stock_taken, add_ons, add_ons_taken } of lines) {
    const more = pieces.get(id) ?? 0;
    await trx
      .updateTable('order_lines')
      .set({
        stock_taken: stock_owner === null ? 0 : stock_taken + more,
        add_ons_taken: add_ons === '[]' ? 0 : add_ons_taken + more,
      })
      .where('id', '=', id)
      .execute();
  }
  return moved;
}

function orderLines(trx: Db, orderId: number) {
  return trx
    .selectFrom('order_lines')
    .select(['id', 'product_id', 'variation_id', 'stock_owner', 'stock_taken', 'quantity', 'name'])
    .select(['add_ons', 'add_ons_taken'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

type Line = Awaited<ReturnType<typeof orderLines>>[number];

function addOnsOfLine({ add_ons }: Line): AddOn[] {
  return add_ons === '[]' ? [] : decodeJson(add_ons, addOns);
}

function toRequested(line: Line, quantity: number): StockWant {
  return {
    productId: line.product_id,
    variationId: line.variation_id,
    owner: line.stock_owner,
    quantity: line.stock_owner === null ? line.quantity : quantity,
    name: line.name,
  };
}

function getChoices({ now, settings }: ShopContext) {
  return { now, lowThreshold: settings['stock.lowThreshold'] };
}
