import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { fromTheEnd } from '#server/platform/database/list-order.ts';
import type { OrderTables } from '../tables.ts';
import { foundBy, isStored, searched, soughtOf } from './found-by.ts';
import { refreshBuyers } from './refresh-buyers.ts';

export type Buyer = Selectable<OrderTables['buyers']>;

/** Who is meant; what is left out does not matter. Amounts in minor units. */
export interface BuyerFilter {
  search?: string | undefined;
  account?: 'yes' | 'no' | undefined;
  country?: string | undefined;
  spentFrom?: number | undefined;
  spentTo?: number | undefined;
  ordersFrom?: number | undefined;
  ordersTo?: number | undefined;
  lastOrderAfter?: number | undefined;
  /** Also true of who never ordered. */
  lastOrderBefore?: number | undefined;
  /** A product or variation they bought. */
  productId?: number | undefined;
  /** Accounts. */
  include?: readonly number[] | undefined;
}

interface PageQuery {
  orderBy: 'spent' | 'orders' | 'last_order_at' | 'since' | 'name' | 'email' | 'country';
  order: 'asc' | 'desc';
  skip: number;
  most: number;
}

export interface BuyerQuery extends BuyerFilter, PageQuery {}

interface BuyerPage {
  buyers: Buyer[];
  total: number;
}

/** A page of customers for managers: accounts and guests alike, in a fixed number of queries. */
export async function listBuyers(
  db: Db,
  { orderBy, order, skip, most, ...filter }: BuyerQuery,
): Promise<BuyerPage> {
  const page = { orderBy, order, skip, most };
  await refreshBuyers(db);
  const found = foundBy(filter);
  const atMost = found ? await countFound(db, found) : await countBuyers(db, filter);
  if (atMost <= FEW) return fewBuyers(db, page, filter);
  const total = found && isNarrowed(filter) ? await countBuyers(db, filter) : atMost;
  return { buyers: await manyBuyers(db, page, filter, total), total };
}

/** So many are sorted at once; a page of more is found sooner in the index of its order. */
const FEW = 1000;

/** Found first, by the filters alone, then counted and sorted together. */
async function fewBuyers(
  db: Db,
  { orderBy, order, skip, most }: PageQuery,
  filter: BuyerFilter,
): Promise<BuyerPage> {
  const rows = await db
    .selectFrom(matching(db, filter).selectAll().limit(FEW).as('few'))
    .selectAll()
    .select(sql<number | string>`count(*) over ()`.as('total'))
    .orderBy(orderBy, order)
    .orderBy('email', order)
    .limit(most)
    .offset(skip)
    .execute();
  const [first] = rows;
  // A page after the last one has no row to say it.
  const total = first ? Number(first.total) : skip > 0 ? await countBuyers(db, filter) : 0;
  return { buyers: rows.map(({ total: _, ...buyer }) => buyer), total };
}

/** Their numbers first, from the index of their order. */
async function manyBuyers(
  db: Db,
  query: PageQuery,
  filter: BuyerFilter,
  total: number,
): Promise<Buyer[]> {
  const { order, skip, most } = fromTheEnd(query, total) ?? query;
  const page = inOrder(db, filter)
    .select('id')
    .orderBy(query.orderBy, order)
    .orderBy('email', order)
    .limit(most)
    .offset(skip);
  return db
    .selectFrom('buyers')
    .selectAll()
    .where('id', 'in', db.selectFrom(page.as('page')).select('id'))
    .orderBy(query.orderBy, query.order)
    .orderBy('email', query.order)
    .execute();
}

async function countFound(db: Db, found: NonNullable<ReturnType<typeof foundBy>>): Promise<number> {
  const count = db
    .selectFrom(found.as('found'))
    .select(sql<number | string>`count(distinct buyer_id)`.as('total'));
  return Number((await count.executeTakeFirstOrThrow()).total);
}

/** Accounts are fewer than guests, and quicker to count. */
async function countBuyers(db: Db, filter: BuyerFilter): Promise<number> {
  if (filter.account === 'no') {
    const all = await countBuyers(db, { ...filter, account: undefined });
    return all - (await countBuyers(db, { ...filter, account: 'yes' }));
  }
  const counted = matching(db, filter).select(sql<number | string>`count(*)`.as('total'));
  return Number((await counted.executeTakeFirstOrThrow()).total);
}

/** Whether more is asked for than a product and a search, which need no row of a customer. */
function isNarrowed({ productId: _, search: __, include = [], ...others }: BuyerFilter): boolean {
  return (
    include.length > 0 || Object.values(others).some((value) => value !== undefined && value !== '')
  );
}

/** Found by the filters' own indexes, in any order. */
function matching(db: Db, filter: BuyerFilter) {
  const found = foundBy(filter);
  const buyers = narrowed(db, filter, found !== null);
  return found ? buyers.where(sql<boolean>`id in ${found}`) : buyers;
}

/** Read in the order of the list until a page is full: each is looked up among what is stored of it. */
function inOrder(db: Db, filter: BuyerFilter) {
  return soughtOf(filter).reduce(
    (buyers, stored) => buyers.where(isStored(stored, sql.ref('buyers.id'))),
    narrowed(db, filter, true),
  );
}

/**
 * `isFound` where rows are read by their order or by their numbers: SQLite would rather read all that a
 * filter's own index has, unless the column is within a function.
 */
function narrowed(db: Db, filter: BuyerFilter, isFound: boolean) {
  const { account, country, include } = filter;
  let buyers = db.selectFrom('buyers');
  const customer = isFound ? sql`coalesce(customer_id, null)` : sql`customer_id`;
  if (account === 'yes') buyers = buyers.where(sql<boolean>`${customer} > 0`);
  if (account === 'no') buyers = buyers.where(sql<boolean>`${customer} is null`);
  const place = isFound ? sql`coalesce(country, '')` : sql`country`;
  if (country) buyers = buyers.where(sql<boolean>`${place} = ${country}`);
  const { spentFrom, spentTo, ordersFrom, ordersTo } = filter;
  if (spentFrom !== undefined) buyers = buyers.where('spent', '>=', spentFrom);
  if (spentTo !== undefined) buyers = buyers.where('spent', '<=', spentTo);
  if (ordersFrom !== undefined) buyers = buyers.where('orders', '>=', ordersFrom);
  if (ordersTo !== undefined) buyers = buyers.where('orders', '<=', ordersTo);
  const { lastOrderAfter, lastOrderBefore } = filter;
  if (lastOrderAfter !== undefined) buyers = buyers.where('last_order_at', '>', lastOrderAfter);
  if (lastOrderBefore !== undefined) buyers = buyers.where('last_order_at', '<', lastOrderBefore);
  if (include && include.length > 0) buyers = buyers.where('customer_id', 'in', include);
  return searched(filter.search)?.length === 0 ? buyers.where(sql<boolean>`1 = 0`) : buyers;
}

/** The customer with this account, or the guest with this address. */
export async function findBuyer(db: Db, who: number | string): Promise<Buyer | null> {
  await refreshBuyers(db);
  const row = await db
    .selectFrom('buyers')
    .selectAll()
    .where(typeof who === 'number' ? 'customer_id' : 'email', '=', who)
    .executeTakeFirst();
  return row ?? null;
}
