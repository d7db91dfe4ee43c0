import { elementAt } from '#rules/lists/element-at.ts';
import { addQuantities, subtractQuantity } from '#rules/quantities/quantity.ts';
import { deriveListings } from '#server/catalog/listing/derive-listings.ts';
import { CATALOG_TAG, productTag } from '#server/catalog/tags.ts';
import { changedBy } from '#server/platform/database/changed-by.ts';
import { compiledChange, compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import { resourceChanged } from '#server/webhooks/resource-changed.ts';
import type { OrderProblem } from '../order-problem.ts';

// Pieces leave the shelf by one conditional UPDATE for each product, which holds the limit in its
// WHERE: of two hundred buyers of fifty pieces fifty move the stock, the others move nothing.
// Products are taken in the order of their ids, so that two orders never wait for each other in turn.

export interface StockWant {
  productId: number;
  variationId: number | null;
  /** Whose stock it is; null where stock is not counted. */
  owner: number | null;
  quantity: number;
  name: string;
}

export interface StockChoices {
  now: number;
  /** At or below this many a product card shows how many are left. */
  lowThreshold: number;
  /** The pieces are of the self-check: no listing changes and no webhook reports it. */
  isUnheard?: boolean;
}

export interface StockMoved {
  ok: true;
  /** Cached data of these is out of date. */
  tags: string[];
}

export type ReservedStock = StockMoved | { ok: false; problems: OrderProblem[] };

interface Move {
  pieces: number;
  sales: number;
  /** Takes part in being sold: it must be for sale. */
  names: string[];
}

const MOVED = ['id', 'parent_id', 'stock_quantity', 'low_stock'] as const;

const takePieces = compiledQuery((trx, id: number, pieces: number, sales: number) =>
  trx
    .updateTable('products')
    .set((eb) => ({
      stock_quantity: changedBy(eb('stock_quantity', '-', pieces)),
      total_sales: changedBy(eb('total_sales', '+', sales)),
    }))
    .where('id', '=', id)
    .where('status', '=', 'publish')
    .where('manage_stock', '=', 1)
    .where(({ or, eb }) => or([eb('backorders', '<>', 'no'), eb('stock_quantity', '>=', pieces)]))
    .returning(MOVED),
);

/** Where stock is not counted, or is counted elsewhere. */
const sell = compiledChange((trx, id: number, sales: number) =>
  trx
    .updateTable('products')
    .set((eb) => ({ total_sales: changedBy(eb('total_sales', '+', sales)) }))
    .where('id', '=', id)
    .where('status', '=', 'publish'),
);

export async function takeStock(
  trx: Db,
  wants: readonly StockWant[],
  choices: StockChoices,
): Promise<ReservedStock> {
  const moves = getMoves(wants);
  const moved: MovedRow[] = [];
  for (const [id, { pieces, sales, names }] of moves) {
    const row = pieces > 0 ? await take(trx, id, pieces, sales) : await sold(trx, id, sales);
    if (!row) {
      // The caller may go on without these pieces, so what was taken is put back here.
      for (const before of moved) await add(trx, before.id, -before.pieces, -before.sales);
      return { ok: false, problems: [await shortage(trx, id, elementAt(names, 0))] };
    }
    moved.push(row);
  }
  return { ok: true, tags: choices.isUnheard ? [] : await settle(trx, moved, choices) };
}

async function take(trx: Db, id: number, pieces: number, sales: number): Promise<MovedRow | null> {
  const [row] = await takePieces(trx, id, pieces, sales);
  if (!row) return null;
  const { parent_id, stock_quantity, low_stock } = row;
  return { id, parent_id, stock_quantity, low_stock, pieces: -pieces, sales };
}

/** The stock of unmanaged products is not read. */
async function sold(trx: Db, id: number, sales: number): Promise<MovedRow | null> {
  if ((await sell(trx, id, sales)) === 0) return null;
  return { id, parent_id: null, stock_quantity: 0, low_stock: null, pieces: 0, sales };
}

/** Returned to the stock; a deleted product is skipped. */
export async function returnStock(
  trx: Db,
  wants: readonly StockWant[],
  choices: StockChoices,
): Promise<StockMoved> {
  const moved: MovedRow[] = [];
  for (const [id, { pieces, sales }] of getMoves(wants)) {
    const row = await add(trx, id, pieces, -sales);
    if (row) moved.push({ ...row, pieces, sales: -sales });
  }
  return { ok: true, tags: await settle(trx, moved, choices) };
}

function add(trx: Db, id: number, pieces: number, sales: number) {
  return trx
    .updateTable('products')
    .set((eb) => ({
      stock_quantity: changedBy(eb('stock_quantity', '+', pieces)),
      total_sales: changedBy(eb('total_sales', '+', sales)),
    }))
    .where('id', '=', id)
    .returning(MOVED)
    .executeTakeFirst();
}

function getMoves(wants: readonly StockWant[]): [number, Move][] {
  const moves = new Map<number, Move>();
  const count = (id: number, pieces: number, sales: number, name: string) => {
    const move = moves.get(id) ?? { pieces: 0, sales: 0, names: [] };
    move.pieces = addQuantities(move.pieces, pieces);
    move.sales = addQuantities(move.sales, sales);
    move.names.push(name);
    moves.set(id, move);
  };
  for (const { productId, variationId, owner, quantity, name } of wants) {
    count(productId, owner === productId ? quantity : 0, quantity, name);
    if (variationId !== null)
      count(variationId, owner === variationId ? quantity : 0, quantity, name);
  }
  return [...moves].sort((one, other) => one[0] - other[0]);
}

interface MovedRow {
  id: number;
  parent_id: number | null;
  stock_quantity: number;
  low_stock: number | null;
  /** How many came; fewer than 0 where they went. */
  pieces: number;
  sales: number;
}

/**
 * A product that sold out, or came back, changes listings; one whose last few are shown changes its
 * pages.
 */
async function settle(
  trx: Db,
  moved: readonly MovedRow[],
  { now, lowThreshold }: StockChoices,
): Promise<string[]> {
  const tags = new Set<string>();
  const turned: number[] = [];
  for (const { id, parent_id, stock_quantity: after, low_stock, pieces } of moved) {
    if (pieces === 0) continue;
    const before = subtractQuantity(after, pieces);
    tags.add(productTag(parent_id ?? id));
    if (before > 0 !== after > 0) turned.push(id);
    const threshold = low_stock ?? lowThreshold;
    if (Math.min(before, after) <= threshold) tags.add(CATALOG_TAG);
  }
  if (turned.length > 0) {
    for (const id of await deriveListings(trx, turned, now)) tags.add(productTag(id));
  }
  const counted = moved.filter(({ pieces }) => pieces !== 0);
  const ids = counted.map(({ id, parent_id }) => parent_id ?? id);
  await resourceChanged(trx, { resource: 'product', event: 'updated', ids }, now);
  return [...tags];
}

async function shortage(trx: Db, id: number, name: string): Promise<OrderProblem> {
  const row = await trx
    .selectFrom('products')
    .select(['status', 'manage_stock', 'stock_quantity'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.status !== 'publish') return { code: 'ordering.problem.gone', values: { name } };
  // It was counted a moment ago and is not any more: the manager is at it.
  if (row.manage_stock !== 1) return { code: 'ordering.problem.changed' };
  if (row.stock_quantity <= 0) return { code: 'ordering.problem.soldOut', values: { name } };
  return { code: 'ordering.problem.stockLow', values: { name, count: row.stock_quantity } };
}
