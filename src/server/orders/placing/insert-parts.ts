import type { Meta } from '#rules/meta/merge-meta.ts';
import type { PricedCart } from '#server/cart/pricing/price-cart.ts';
import { getDetails, toBoughtItem } from '#server/cart/view/item-view.ts';
import { translator } from '#server/language/translator.ts';
import { claimUploads, uploadsIn } from '#server/options/uploads/visitor-uploads.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import {
  type LineRow,
  lineRows,
  type PricedItem,
  type TotalRow,
  totalRows,
} from './order-parts.ts';

const insertLines = compiledQuery((trx, rows: readonly LineRow[]) =>
  trx.insertInto('order_lines').values(rows),
);
const insertTotals = compiledQuery((trx, rows: readonly TotalRow[]) =>
  trx.insertInto('order_rows').values(rows),
);

/** What another program stores with the lines, by their keys. */
export type LineMeta = ReadonlyMap<string, readonly Meta[]>;
const NO_META: LineMeta = new Map();

/** Lines and totals of an order that is placed at this moment, as the cart has them. */
export async function insertParts(
  trx: Db,
  ctx: ShopContext,
  orderId: number,
  cart: PricedCart,
  lineMeta: LineMeta = NO_META,
): Promise<void> {
  const order = { id: orderId, placedAt: ctx.now };
  const lines = lineRows(order, pricedItems(ctx, cart, lineMeta));
  // An order by hand may have fees alone, or nothing yet.
  if (lines.length > 0) await insertLines(trx, lines);
  const files = uploadsIn(cart.lines.map(({ stored }) => stored.choices));
  await claimUploads(trx, files, orderId);
  const rows = totalRows(ctx, order, cart);
  if (rows.length > 0) await insertTotals(trx, rows);
}

/** The lines of a cart with all that an order stores of them. */
export function pricedItems(ctx: ShopContext, cart: PricedCart, lineMeta: LineMeta): PricedItem[] {
  const withTax = ctx.settings['tax.displayInCart'] === 'incl';
  const parts = { facts: cart.facts, t: translator(ctx.settings), withTax };
  const totals = new Map(cart.totals.lines.map((line) => [line.key, line]));
  return cart.lines.map((line) => {
    const lineTotal = totals.get(line.stored.key);
    return {
      line,
      totals: lineTotal,
      item: toBoughtItem(line, lineTotal, parts),
      details: getDetails(line, cart.facts),
      meta: lineMeta.get(line.stored.key) ?? [],
    };
  });
}
