import { type RawBuilder, sql } from 'kysely';
import { addDays } from '#rules/analytics/spans.ts';
import { daysLeft } from '#rules/analytics/stock-pace.ts';
import type { StockStatus } from '#rules/catalog/product.ts';
import { currentStock } from '#server/catalog/store/current-columns.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { StockSort } from '#wire/vitrine/analytics-stock.ts';

// What is in stock, what it is worth, and how long it lasts at the pace of the last days. A row for each
// thing whose pieces are counted by themselves: a product, a variation with a stock of its own, or a
// product whose variations share one; and for what is not counted.

export interface StockQuery {
  /** The last day of the pace, and how many days it has. */
  today: string;
  days: number;
  orderBy: StockSort;
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
}

export interface StockRow {
  id: number;
  parentId: number | null;
  name: string;
  sku: string;
  status: StockStatus;
  /** Null where it is not counted, and so for all below. */
  quantity: number | null;
  lowStock: number | null;
  /** Pieces less those that came back, in the days. */
  sold: number;
  /** By what a piece cost, and by its regular price; null where that is not known. */
  costValue: number | null;
  value: number | null;
  daysLeft: number | null;
}

interface StockSums {
  rows: number;
  quantity: number;
  sold: number;
  costValue: number;
  value: number;
}

/** Pieces in stock; what is owed to a buyer is worth nothing less. */
const stocked = sql<number>`case when p.stock_quantity > 0 then p.stock_quantity else 0 end`;
const pieceCost = sql<number | null>`coalesce(extras.cost, parent_extras.cost)`;
const piecePrice = sql<number | null>`coalesce(p.regular_price, p.price_min, parent.regular_price)`;

function ifCounted<Value>(value: RawBuilder<Value>): RawBuilder<Value | null> {
  return sql<Value | null>`case when p.manage_stock = 1 then ${value} end`;
}

const COLUMNS = {
  quantity: ifCounted(sql<number>`p.stock_quantity`),
  cost_value: ifCounted(sql<number | null>`${stocked} * ${pieceCost}`),
  value: ifCounted(sql<number | null>`${stocked} * ${piecePrice}`),
  sold: sql<number>`coalesce(sold.items, 0)`,
} as const;

const DAYS_LEFT = ifCounted(sql<number | null>`case when p.stock_quantity <= 0 then 0
  when sold.items > 0 then p.stock_quantity * 1.0 / sold.items end`);

const SORTS: Readonly<Record<StockSort, RawBuilder<unknown>>> = {
  ...COLUMNS,
  days_left: DAYS_LEFT,
  name: sql`lower(case when p.name = '' then coalesce(parent.name, '') else p.name end)`,
};

export async function readStock(db: Db, query: StockQuery): Promise<StockRow[]> {
  const { orderBy, order, offset, limit, days } = query;
  const rows = await stockOf(db, query)
    .select(['p.id', 'p.parent_id', 'p.name', 'parent.name as parent_name', 'p.sku'])
    .select(['p.low_stock', currentStock.as('state')])
    .select([COLUMNS.quantity.as('quantity'), COLUMNS.cost_value.as('cost_value')])
    .select([COLUMNS.value.as('value'), COLUMNS.sold.as('items')])
    .orderBy(sql`${SORTS[orderBy]} ${sql.raw(order)} nulls last`)
    .orderBy('p.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => {
    const sold = Number(row.items) / 1000;
    return {
      id: row.id,
      parentId: row.parent_id,
      name: row.name || (row.parent_name ?? ''),
      sku: row.sku,
      status: row.state,
      quantity: row.quantity,
      lowStock: row.low_stock,
      sold,
      costValue: toMinor(row.cost_value),
      value: toMinor(row.value),
      daysLeft: row.quantity === null ? null : daysLeft(row.quantity, sold, days),
    };
  });
}

/** Half a piece of an odd price is no full cent. */
function toMinor(value: number | null): number | null {
  return value === null ? null : Math.round(Number(value));
}

export async function sumStock(
  db: Db,
  query: Pick<StockQuery, 'today' | 'days'>,
): Promise<StockSums> {
  const row = await stockOf(db, query)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .select([
      sql<number>`coalesce(sum(${ifCounted(stocked)}), 0)`.as('quantity'),
      sql<number>`coalesce(sum(${COLUMNS.sold}), 0)`.as('items'),
      sql<number>`coalesce(sum(${COLUMNS.cost_value}), 0)`.as('cost_value'),
      sql<number>`coalesce(sum(${COLUMNS.value}), 0)`.as('value'),
    ])
    .executeTakeFirstOrThrow();
  return {
    rows: Number(row.rows),
    quantity: Number(row.quantity),
    sold: Number(row.items) / 1000,
    costValue: Math.round(Number(row.cost_value)),
    value: Math.round(Number(row.value)),
  };
}

function stockOf(db: Db, { today, days }: Pick<StockQuery, 'today' | 'days'>) {
  const sold = db
    .selectFrom('analytics_figures')
    .select(['key', sql<number>`sum(items)`.as('items')])
    .where('kind', 'in', ['product', 'variation'])
    .where('grain', '=', 'day')
    .where('period', '>=', addDays(today, 1 - days))
    .where('period', '<=', today)
    .groupBy('key')
    .as('sold');
  const key = sql<string>`case when p.parent_id is null then cast(p.id as text)
    else cast(p.parent_id as text) || ':' || cast(p.id as text) end`;
  return db
    .selectFrom('products as p')
    .leftJoin('products as parent', 'parent.id', 'p.parent_id')
    .leftJoin('product_extras as extras', 'extras.product_id', 'p.id')
    .leftJoin('product_extras as parent_extras', 'parent_extras.product_id', 'p.parent_id')
    .leftJoin(sold, (join) => join.on('sold.key', '=', key))
    .where('p.status', '=', 'publish')
    .where('p.kind', 'not in', ['grouped', 'external'])
    .where(
      sql<boolean>`case when p.kind = 'variable' then p.manage_stock = 1
        when p.kind = 'variation' then p.manage_stock = 1 or parent.manage_stock = 0
        else true end`,
    );
}
