import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { OrderTables } from '../tables.ts';
import { boughtBy, named, searched } from './found-by.ts';
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

export interface BuyerQuery extends BuyerFilter {
  orderBy: 'spent' | 'orders' | 'last_order_at' | 'since' | 'name' | 'email' | 'country';
  order: 'asc' | 'desc';
  skip: number;
  most: number;
}

/** A page of customers for managers: accounts and guests alike, in a fixed number of queries. */
export async function listBuyers(
  db: Db,
  { orderBy, order, skip, most, ...filter }: BuyerQuery,
): Promise<{ buyers: Buyer[]; total: number }> {
  await refreshBuyers(db);
  const total = await countBuyers(db, filter);
  const buyers = await (total > FEW ? matching(db, filter, true) : few(db, filter))
    .selectAll()
    .orderBy(orderBy, order)
    .orderBy('email', order)
    .limit(most)
    .offset(skip)
    .execute();
  return { buyers, total };
}

/** So many are sorted at once; a page of more is found sooner in the index of its order. */
const FEW = 1500;

/** Found first, by the filters alone. */
function few(db: Db, filter: BuyerFilter) {
  const only = onlyFound(db, filter);
  const found = only
    ? db.selectFrom(only.as('found')).select('buyer_id').limit(FEW)
    : matching(db, filter).select('id').limit(FEW);
  return db.selectFrom('buyers').where('id', 'in', found);
}

/** Accounts are fewer than guests, and quicker to count. */
async function countBuyers(db: Db, filter: BuyerFilter): Promise<number> {
  if (filter.account !== 'no') {
    const count = sql<number>`count(*)`.as('total');
    const found = onlyFound(db, filter);
    const counted = found
      ? db.selectFrom(found.as('found')).select(count)
      : matching(db, filter).select(count);
    return Number((await counted.executeTakeFirstOrThrow()).total);
  }
  const all = await countBuyers(db, { ...filter, account: undefined });
  return all - (await countBuyers(db, { ...filter, account: 'yes' }));
}

/** Where only a product or one word is asked for, no customer is read; null where more is. */
function onlyFound(db: Db, { productId, search, include = [], ...others }: BuyerFilter) {
  const isNarrowed =
    include.length > 0 ||
    Object.values(others).some((value) => value !== undefined && value !== '');
  const starts = searched(search);
  const [start] = starts ?? [];
  if (isNarrowed || (starts && starts.length !== 1)) return null;
  if (productId !== undefined && start === undefined) return boughtBy(db, productId);
  if (productId === undefined && start !== undefined) return named(db, start).distinct();
  return null;
}

/**
 * `inOrder` where rows are to be read in their order until a page is full: SQLite would read all that a
 * filter's own index has, and sort them, unless the column is within a function. The same is for those
 * who bought something or have a name, who are fewer than all of a country.
 */
function matching(db: Db, filter: BuyerFilter, inOrder = false) {
  const { account, country, productId, include } = filter;
  const starts = searched(filter.search);
  const isFound = inOrder || productId !== undefined || starts !== null;
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
  if (productId !== undefined) {
    const bought = boughtBy(db, productId);
    buyers = inOrder
      ? buyers.where((eb) => eb.exists(bought.where('buyer_id', '=', eb.ref('buyers.id'))))
      : buyers.where('id', 'in', bought);
  }
  if (starts?.length === 0) return buyers.where(sql<boolean>`1 = 0`);
  for (const [at, start] of (starts ?? []).entries()) {
    const some = named(db, start);
    // The first finds them, the others are looked up among the words of each.
    buyers =
      inOrder || at > 0
        ? buyers.where((eb) => eb.exists(some.where('buyer_id', '=', eb.ref('buyers.id'))))
        : buyers.where('id', 'in', some);
  }
  return buyers;
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
