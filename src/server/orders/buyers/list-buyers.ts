import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { likeWords } from '#server/platform/database/list-order.ts';
import type { OrderTables } from '../tables.ts';
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
  query: BuyerQuery,
): Promise<{ buyers: Buyer[]; total: number }> {
  await refreshBuyers(db);
  const { total } = await matching(db, query)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const buyers = await (total > FEW ? matching(db, query, true) : few(db, query))
    .selectAll()
    .orderBy(query.orderBy, query.order)
    .orderBy('email', query.order)
    .limit(query.most)
    .offset(query.skip)
    .execute();
  return { buyers, total };
}

/** So many are sorted at once; a page of more is found sooner in the index of its order. */
const FEW = 1000;

/** Found first, by the filters alone. */
function few(db: Db, filter: BuyerFilter) {
  const found = matching(db, filter).select('email').limit(FEW);
  return db.selectFrom('buyers').where('email', 'in', found);
}

/**
 * `inOrder` where rows are to be read in their order until a page is full: SQLite would read all that a
 * filter's own index has, and sort them, unless the column is within a function.
 */
function matching(db: Db, filter: BuyerFilter, inOrder = false) {
  const { account, country, productId, include } = filter;
  let buyers = db.selectFrom('buyers');
  const customer = inOrder ? sql`coalesce(customer_id, null)` : sql`customer_id`;
  if (account === 'yes') buyers = buyers.where(sql<boolean>`${customer} is not null`);
  if (account === 'no') buyers = buyers.where(sql<boolean>`${customer} is null`);
  const place = inOrder ? sql`coalesce(country, '')` : sql`country`;
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
    buyers = buyers.where('email', 'in', emailsOf(db, productId));
  }
  const like = likeWords(filter.search);
  if (like === null) return buyers;
  return buyers.where(
    sql<boolean>`(email like ${like} escape '\\' or lower(name) like ${like} escape '\\')`,
  );
}

/** Of everyone who bought it: the account's address, or the guest's. */
function emailsOf(db: Db, productId: number) {
  const lines = (column: 'product_id' | 'variation_id') =>
    db.selectFrom('order_lines').select('order_id').where(column, '=', productId);
  return db
    .selectFrom('orders')
    .leftJoin('customers', 'customers.id', 'orders.customer_id')
    .select((eb) => eb.fn.coalesce('customers.email', 'orders.email').as('email'))
    .where('orders.id', 'in', lines('product_id').unionAll(lines('variation_id')))
    .where('orders.trashed', '=', 0)
    .where('orders.status', 'in', ['processing', 'on-hold', 'completed', 'refunded']);
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
