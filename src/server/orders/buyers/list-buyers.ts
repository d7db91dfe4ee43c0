import { type Selectable, sql } from 'kysely';
import { searchedPhone } from '#rules/search/phone-starts.ts';
import { searchedWords } from '#server/list-words/stored-words.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isSqlite } from '#server/platform/database/is-sqlite.ts';
import { fromTheEnd } from '#server/platform/database/sort-list.ts';
import {
  bothRanges,
  countFor,
  getPlace,
  type Span,
  spansWithin,
  type TimeRange,
} from '../span-counts.ts';
import type { OrderTables } from '../tables.ts';
import { buyersBySpan } from './buyer-counts.ts';
import { countFound, foundBy, getSearched, isStored } from './found-by.ts';
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
  /** Ids of accounts. */
  include?: readonly number[] | undefined;
}

interface PageQuery {
  orderBy: 'spent' | 'orders' | 'last_order_at' | 'since' | 'name' | 'email' | 'country';
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
}

export interface BuyerQuery extends BuyerFilter, PageQuery {}

interface BuyerPage {
  buyers: Buyer[];
  total: number;
}

/** A page of customers for managers: accounts and guests alike, in a fixed number of queries. */
export async function listBuyers(
  db: Db,
  { orderBy, order, offset, limit, ...requested }: BuyerQuery,
): Promise<BuyerPage> {
  const { search } = requested;
  const filter = { ...requested, ...(search !== undefined && { search: searchedPhone(search) }) };
  // Nothing but signs was searched for.
  if (searchedWords(filter.search)?.length === 0) return { buyers: [], total: 0 };
  const query = { orderBy, order, offset, limit };
  await refreshBuyers(db);
  const spans = isCounted(filter) ? await countBySpan(db, filter) : null;
  const found = await countFound(db, filter);
  const max = spans ? countFor(spans) : (found ?? (await count(db, filter)));
  if (max === 0) return { buyers: [], total: 0 };
  const isExact = found === null || !isNarrowed(filter);
  if (max <= FEW) return fewBuyers(db, query, filter, isExact ? max : null);
  const total = isExact ? max : await count(db, filter);
  return { buyers: await manyBuyers(db, query, { filter, total, spans }), total };
}

/** So many are sorted at once; a page of more is found sooner in the index of its order. */
const FEW = 1000;

/** Found first, by the filters alone, then sorted, and counted where that is still to be done. */
async function fewBuyers(
  db: Db,
  { orderBy, order, offset, limit }: PageQuery,
  filter: BuyerFilter,
  total: number | null,
): Promise<BuyerPage> {
  const few = matching(db, filter, { isFew: true })
    .select(['id', 'email', sql.ref<string | number>(orderBy).as('place')])
    .limit(FEW);
  const page = db
    .selectFrom(few.as('few'))
    .select('id')
    .$if(total === null, (ids) => ids.select(sql<number | string>`count(*) over ()`.as('total')))
    .orderBy('place', order)
    .orderBy('email', order)
    .limit(limit)
    .offset(offset);
  const rows = await db
    .selectFrom(page.as('page'))
    .innerJoin('buyers', 'buyers.id', 'page.id')
    .selectAll('buyers')
    .$if(total === null, (buyers) => buyers.select('page.total'))
    .orderBy(`buyers.${orderBy}`, order)
    .orderBy('buyers.email', order)
    .execute();
  const buyers = rows.map(({ total: _, ...buyer }) => buyer);
  if (total !== null) return { buyers, total };
  const [first] = rows;
  // A page after the last one has no row to say it.
  return { buyers, total: first ? Number(first.total) : offset > 0 ? await count(db, filter) : 0 };
}

interface Matched {
  filter: BuyerFilter;
  total: number;
  spans: readonly Span[] | null;
}

/** Their numbers first, from the index of their order. */
async function manyBuyers(
  db: Db,
  query: PageQuery,
  { filter, total, spans }: Matched,
): Promise<Buyer[]> {
  const { order, offset, limit } = fromTheEnd(query, total) ?? query;
  const isByTime = query.orderBy === 'last_order_at';
  const place = isByTime && spans ? getPlace(spans, order, offset) : { offset };
  const page = inOrder(db, within(filter, place), query.orderBy)
    .select('id')
    .orderBy(query.orderBy, order)
    .orderBy('email', order)
    .limit(limit)
    .offset(place.offset);
  return db
    .selectFrom('buyers')
    .selectAll()
    .where('id', 'in', db.selectFrom(page.as('page')).select('id'))
    .orderBy(query.orderBy, query.order)
    .orderBy('email', query.order)
    .execute();
}

/** Those of a filter who ordered last in a range. */
function within(filter: BuyerFilter, range: TimeRange): BuyerFilter {
  const { after, before } = bothRanges(range, {
    after: filter.lastOrderAfter,
    before: filter.lastOrderBefore,
  });
  return { ...filter, lastOrderAfter: after, lastOrderBefore: before };
}

/** Whether the database keeps the counts of all that is asked for. */
function isCounted(filter: BuyerFilter): boolean {
  const { search, productId, include = [], spentFrom, spentTo } = filter;
  const others = [productId, spentFrom, spentTo];
  return (
    searchedWords(search) === null &&
    include.length === 0 &&
    others.every((one) => one === undefined)
  );
}

async function countBySpan(db: Db, filter: BuyerFilter): Promise<readonly Span[]> {
  const spans = await buyersBySpan(db, filter);
  const range = { after: filter.lastOrderAfter, before: filter.lastOrderBefore };
  return spansWithin(spans, range, (part) => count(db, within(filter, part)));
}

/** Accounts are fewer than guests, and quicker to count. */
async function count(db: Db, filter: BuyerFilter): Promise<number> {
  if (filter.account === 'no') {
    const all = await count(db, { ...filter, account: undefined });
    return all - (await count(db, { ...filter, account: 'yes' }));
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

/**
 * Found by the filters' own indexes, in any order. PostgreSQL would read every customer to join a few
 * of them, unless their numbers are an array.
 */
function matching(db: Db, filter: BuyerFilter, { isFew = false } = {}) {
  const found = foundBy(filter);
  const buyers = narrowed(db, filter, found ? { readBy: 'id' } : {});
  if (!found) return buyers;
  const isArray = isFew && !isSqlite(db);
  return buyers.where(
    isArray ? sql<boolean>`id = any(array${found})` : sql<boolean>`id in ${found}`,
  );
}

/** Read in the order of the list until a page is full: each is looked up among what is stored of it. */
function inOrder(db: Db, filter: BuyerFilter, orderBy: PageQuery['orderBy']) {
  return getSearched(filter).reduce(
    (buyers, stored) => buyers.where(isStored(stored, sql.ref('buyers.id'))),
    narrowed(db, filter, { readBy: orderBy }),
  );
}

/**
 * `readBy`: the column in whose index, or the number by which, rows are read. SQLite would rather read
 * all that another filter's index has, unless there is a plus before its column.
 */
function narrowed(db: Db, filter: BuyerFilter, { readBy }: { readBy?: keyof Buyer } = {}) {
  const isHiding = readBy !== undefined && isSqlite(db);
  const column = (name: keyof Buyer) =>
    isHiding && name !== readBy ? sql`+${sql.ref(name)}` : sql.ref(name);
  const { account, country, include } = filter;
  let buyers = db.selectFrom('buyers');
  if (account === 'yes') buyers = buyers.where(sql<boolean>`${column('customer_id')} > 0`);
  if (account === 'no') buyers = buyers.where(sql<boolean>`${column('customer_id')} is null`);
  if (country) buyers = buyers.where(sql<boolean>`${column('country')} = ${country}`);
  const ranges = [
    { name: 'spent', from: filter.spentFrom, to: filter.spentTo },
    { name: 'orders', from: filter.ordersFrom, to: filter.ordersTo },
  ] as const;
  for (const { name, from, to } of ranges) {
    if (from !== undefined) buyers = buyers.where(sql<boolean>`${column(name)} >= ${from}`);
    if (to !== undefined) buyers = buyers.where(sql<boolean>`${column(name)} <= ${to}`);
  }
  const { lastOrderAfter: after, lastOrderBefore: before } = filter;
  const last = column('last_order_at');
  if (after !== undefined) buyers = buyers.where(sql<boolean>`${last} > ${after}`);
  if (before !== undefined) buyers = buyers.where(sql<boolean>`${last} < ${before}`);
  if (include && include.length > 0) buyers = buyers.where('customer_id', 'in', include);
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
