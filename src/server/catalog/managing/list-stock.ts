import { sql } from 'kysely';
import type { StockStatus } from '#rules/catalog/product.ts';
import type { Db } from '#server/platform/database/database.ts';
import { currentStock } from '../store/current-columns.ts';

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
  offset: number;
  limit: number;
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

/** Of the variation, or of its product where that is counted for all its variations. */
const quantity = sql<number>`case when p.manage_stock = 1 then p.stock_quantity
  when parent.manage_stock = 1 then parent.stock_quantity else 0 end`;
const isManaged = sql<number>`case when p.manage_stock = 1 or parent.manage_stock = 1 then 1 else 0 end`;
const lowStock = sql<
  number | null
>`case when p.manage_stock = 1 or parent.id is null then p.low_stock
  else parent.low_stock end`;

const SORTS = {
  status: currentStock,
  quantity,
  name: sql.ref('p.name'),
  id: sql.ref('p.id'),
} as const;

export async function listStock(
  db: Db,
  { filter, lowThreshold, orderBy, order, offset, limit }: StockQuery,
): Promise<{ items: StockItem[]; total: number }> {
  const matching = () => filtered(db, filter, lowThreshold);
  const { total } = await matching()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching()
    .select(['p.id', 'p.parent_id', 'p.name', 'parent.name as parent_name', 'p.sku'])
    .select([currentStock.as('state'), quantity.as('quantity')])
    .select([isManaged.as('managed'), lowStock.as('low')])
    .orderBy(SORTS[orderBy], order)
    .orderBy('p.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const items = rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    name: row.name || (row.parent_name ?? ''),
    sku: row.sku,
    status: row.state,
    quantity: row.quantity,
    isManaged: row.managed === 1,
    lowThreshold: row.low ?? lowThreshold,
  }));
  return { items, total };
}

/** How many there are of each. */
export async function countStock(
  db: Db,
  lowThreshold: number,
): Promise<Record<StockFilter, number>> {
  const rows = await filtered(db, 'all', lowThreshold)
    .select((eb) => [currentStock.as('state'), eb.fn.countAll<number>().as('count')])
    .groupBy(currentStock)
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
    .selectFrom('products as p')
    .leftJoin('products as parent', 'parent.id', 'p.parent_id')
    .where('p.status', '=', 'publish')
    .where('p.kind', 'not in', ['variable', 'grouped', 'external']);
  if (filter === 'all') return sold;
  if (filter !== 'lowstock') return sold.where(currentStock, '=', filter);
  return sold
    .where(isManaged, '=', 1)
    .where(quantity, '>', 0)
    .where(sql<boolean>`${quantity} <= coalesce(${lowStock}, ${lowThreshold})`);
}
