import { sql } from 'kysely';
import type { StockStatus } from '#rules/catalog/product.ts';
import type { Db } from '#server/platform/database/database.ts';

// The stock of what is sold, variations included; a product whose variations have the stock is not
// listed itself.

export const STOCK_FILTERS = ['all', 'lowstock', 'instock', 'outofstock', 'onbackorder'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

export interface StockQuery {
  filter: StockFilter;
  /** Of products that name none of their own. */
  lowThreshold: number;
  orderBy: 'status' | 'quantity' | 'name' | 'id';
  order: 'asc' | 'desc';
  skip: number;
  most: number;
}

export interface StockItem {
  id: number;
  /** Null for a product of its own. */
  parentId: number | null;
  name: string;
  sku: string;
  status: StockStatus;
  quantity: number;
  isManaged: boolean;
  lowThreshold: number;
}

const SORTS = {
  status: 'one.stock_state',
  quantity: 'one.stock_quantity',
  name: 'one.name',
  id: 'one.id',
} as const;

export async function listStock(
  db: Db,
  { filter, lowThreshold, orderBy, order, skip, most }: StockQuery,
): Promise<{ items: StockItem[]; total: number }> {
  const matching = () => filtered(db, filter, lowThreshold);
  const { total } = await matching()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching()
    .leftJoin('products as whole', 'whole.id', 'one.parent_id')
    .select(['one.id', 'one.parent_id', 'one.name', 'whole.name as whole_name', 'one.sku'])
    .select(['one.stock_state', 'one.stock_quantity', 'one.manage_stock', 'one.low_stock'])
    .orderBy(SORTS[orderBy], order)
    .orderBy('one.id')
    .limit(most)
    .offset(skip)
    .execute();
  const items = rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    name: row.name || (row.whole_name ?? ''),
    sku: row.sku,
    status: row.stock_state,
    quantity: row.manage_stock === 1 ? row.stock_quantity : 0,
    isManaged: row.manage_stock === 1,
    lowThreshold: row.low_stock ?? lowThreshold,
  }));
  return { items, total };
}

/** How many there are of each. */
export async function countStock(
  db: Db,
  lowThreshold: number,
): Promise<Record<StockFilter, number>> {
  const rows = await filtered(db, 'all', lowThreshold)
    .select((eb) => ['one.stock_state as state', eb.fn.countAll<number>().as('count')])
    .groupBy('one.stock_state')
    .execute();
  const { low } = await filtered(db, 'lowstock', lowThreshold)
    .select((eb) => eb.fn.countAll<number>().as('low'))
    .executeTakeFirstOrThrow();
  const of = (state: StockStatus) => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    all: rows.reduce((sum, { count }) => sum + count, 0),
    lowstock: low,
    instock: of('instock'),
    outofstock: of('outofstock'),
    onbackorder: of('onbackorder'),
  };
}

function filtered(db: Db, filter: StockFilter, lowThreshold: number) {
  const sold = db
    .selectFrom('products as one')
    .where('one.status', '=', 'publish')
    .where('one.kind', 'not in', ['variable', 'grouped', 'external']);
  if (filter === 'all') return sold;
  if (filter !== 'lowstock') return sold.where('one.stock_state', '=', filter);
  return sold
    .where('one.manage_stock', '=', 1)
    .where('one.stock_quantity', '>', 0)
    .where(sql<boolean>`one.stock_quantity <= coalesce(one.low_stock, ${lowThreshold})`);
}
