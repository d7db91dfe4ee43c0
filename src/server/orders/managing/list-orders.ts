import { type AliasedSelectQueryBuilder, sql } from 'kysely';
import { searchedWords } from '#server/list-words/stored-words.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isSqlite } from '#server/platform/database/is-sqlite.ts';
import { fromTheEnd, inListOrder } from '#server/platform/database/sort-list.ts';
import { refreshDerived } from '#server/platform/derived/refresh-derived.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderStatus } from '#wire/order.ts';
import type { OrderRecord } from '../order-record.ts';
import {
  bothRanges,
  countFor,
  getPlace,
  type Span,
  spansWithin,
  type TimeRange,
} from '../span-counts.ts';
import { loadOrders } from './load-orders.ts';
import { orderCache } from './order-cache.ts';
import { countBySpan } from './order-counts.ts';
import {
  countWithWords,
  couponWord,
  findFew,
  hasWords,
  idsWithWords,
  ORDER_WORDS,
  productWord,
} from './order-words.ts';

export interface OrderQuery {
  /** Empty for every status. */
  statuses: readonly OrderStatus[];
  /** Those in the trash instead of all others. */
  trashed: boolean;
  customerId?: number | undefined;
  productId?: number | undefined;
  createdVia?: readonly string[] | undefined;
  paymentMethod?: string | undefined;
  /** Where its buyer came from, as an address or a newsletter names itself. */
  source?: string | undefined;
  /** A code, in any case. */
  coupon?: string | undefined;
  placedAfter?: number | undefined;
  placedBefore?: number | undefined;
  changedAfter?: number | undefined;
  changedBefore?: number | undefined;
  /** The orders they belong to; 0 is none. */
  parents?: readonly number[] | undefined;
  notParents?: readonly number[] | undefined;
  include: readonly number[];
  exclude: readonly number[];
  /** Beginnings of words of its number, email address, names and addresses. */
  search?: string | undefined;
  orderBy: 'date' | 'modified' | 'id' | 'include';
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
}

/**
 * A page of orders for managers: a fixed number of queries, however many orders it has. Its ids are read
 * first, from an index alone, and a page of the second half is counted from the end.
 */
export async function listOrders(
  ctx: Pick<ShopContext, 'db' | 'now' | 'services'>,
  query: OrderQuery,
): Promise<{ orders: OrderRecord[]; total: number }> {
  const { db, now } = ctx;
  const words = searchedWords(query.search);
  // Nothing but signs was searched for.
  if (words?.length === 0) return { orders: [], total: 0 };
  const requested: Requested = words ? { ...query, found: await findWords(db, words) } : query;
  if (requested.found?.ids?.length === 0) return { orders: [], total: 0 };
  const spans = asksOnly(query, COUNTED) && !query.trashed ? await countSpans(db, query) : null;
  const total = spans ? countFor(spans) : await countOrders(db, requested);
  const ids = total === 0 ? [] : await pageOfIds(db, requested, total, spans);
  if (ids.length === 0) return { orders: [], total };
  const versions = await db
    .selectFrom('orders')
    .select(['id', 'updated_at as updatedAt'])
    .where('id', 'in', ids)
    .execute();
  const read = await orderCache.of(ctx).orders(versions, now, (missing) => byIds(db, missing));
  const byId = new Map(read.map((order) => [order.id, order]));
  return { orders: ids.flatMap((id) => byId.get(id) ?? []), total };
}

/** So many are sorted at once; a page of more is found sooner in the index of its order. */
const FEW = 1000;

/** PostgreSQL's integer ends here. */
const MAX_ID = 2_147_483_647;

/** What a search found: the orders themselves, or what each of them is to be asked for. */
interface Found {
  words: readonly string[];
  /** Null where they are more than a few. */
  ids: readonly number[] | null;
}

interface Requested extends OrderQuery {
  found?: Found;
}

async function findWords(db: Db, words: readonly string[]): Promise<Found> {
  await refreshDerived(db, ORDER_WORDS);
  const ids = await findFew(db, words, FEW);
  return { words, ids: ids && [...ids, ...(await idsByWord(db, words))] };
}

/** Programs search by what they know an order by; people by its number, which goes first. */
async function idsByWord(db: Db, [word = '', ...others]: readonly string[]): Promise<number[]> {
  if (others.length > 0 || !/^[1-9]\d{0,9}$/.test(word) || Number(word) > MAX_ID) return [];
  const numbered = db.selectFrom('orders').select('id').where('number', '=', word);
  if (await numbered.executeTakeFirst()) return [];
  return [Number(word)];
}

/** The rows first: what changes while the rest is read belongs to a later version. */
async function byIds(db: Db, ids: readonly number[]): Promise<OrderRecord[]> {
  const rows = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  return loadOrders(db, rows);
}

async function pageOfIds(
  db: Db,
  query: Requested,
  total: number,
  spans: readonly Span[] | null,
): Promise<number[]> {
  const near = query.orderBy === 'include' ? null : fromTheEnd(query, total);
  const fullQuery = { ...query, ...near };
  const isByDate = query.orderBy === 'date';
  const place = isByDate && spans ? getPlace(spans, fullQuery.order, fullQuery.offset) : null;
  const requested = place ? { ...within(fullQuery, place), offset: place.offset } : fullQuery;
  const parts = isByDate ? onlyParts(db, query) : null;
  const rows = parts
    ? await parts
        .orderBy('placed_at', requested.order)
        .orderBy('id', requested.order)
        .limit(fullQuery.limit)
        .offset(requested.offset)
        .execute()
    : await sorted(matching(db, byWords(requested, total), { isMany: total > FEW }), requested)
        .select('id')
        .limit(fullQuery.limit)
        .offset(requested.offset)
        .execute();
  const ids = rows.map(({ id }) => id);
  return near ? ids.reverse() : ids;
}

/** Orders in the trash are few, and counting them apart leaves the other count to an index. */
async function countOrders(db: Db, query: Requested): Promise<number> {
  const all = sql<number>`count(*)`.as('total');
  const parts = onlyParts(db, query);
  if (parts) {
    const found = db.selectFrom(parts.as('found')).select(all);
    return Number((await found.executeTakeFirstOrThrow()).total);
  }
  const count = async (trashed: boolean | null) => {
    // Each order in the trash is asked for the words, as they are few.
    const found = matching(db, query, { trashed, isMany: trashed === true }).select(all);
    return Number((await found.executeTakeFirstOrThrow()).total);
  };
  const { found, trashed } = query;
  if (found && found.ids === null && !trashed && asksOnly(query, ['search'])) {
    return (await countWithWords(db, found.words)) - (await count(true));
  }
  const words = query.trashed ? [] : countedWords(query);
  if (words.length > 0) {
    await refreshDerived(db, ORDER_WORDS);
    const isTrashed = sql<boolean>`trashed = 1 and ${hasWords(words, sql.ref('orders.id'))}`;
    // Hidden from the planner, which would rather read all orders of the status.
    const isOfStatus = sql<boolean>`case when status in (${sql.join(query.statuses)}) then 1 end = 1`;
    const inTrash = db.selectFrom('orders').select(all).where(isTrashed).where(isOfStatus);
    const { total } = await inTrash.executeTakeFirstOrThrow();
    return (await countWithWords(db, words, query.statuses)) - Number(total);
  }
  return query.trashed ? count(true) : (await count(null)) - (await count(true));
}

/** A page of many is read in the index of its order, and each looked up among the words that were counted. */
function byWords(query: Requested, total: number): Requested {
  const words = total > FEW && !query.trashed ? countedWords(query) : [];
  if (words.length === 0) return query;
  return { ...query, productId: undefined, coupon: undefined, found: { words, ids: null } };
}

/** Where orders of a status are narrowed by nothing but these words; else none. */
function countedWords(query: Requested): readonly string[] {
  const { statuses, found, productId } = query;
  const isMore = !asksOnly(query, ['search', 'statuses', 'productId', 'coupon']);
  if (statuses.length === 0 || isMore || found?.ids) return [];
  const coupon = getCoupon(query);
  return [
    ...(productId === undefined ? [] : [productWord(productId)]),
    ...(coupon === '' ? [] : [couponWord(coupon)]),
    ...(found?.words ?? []),
  ];
}

interface Matched {
  /** Null: both. */
  trashed?: boolean | null;
  /** Then a page is read in the index of its order, and each order looked up among what is asked for. */
  isMany?: boolean;
}

function matching(
  db: Db,
  query: Requested,
  { trashed = query.trashed, isMany = false }: Matched = {},
) {
  const { statuses, include, exclude, customerId, productId, createdVia } = query;
  const { placedAfter, placedBefore, changedAfter, changedBefore } = query;
  let orders = db.selectFrom('orders');
  if (trashed === true) orders = orders.where('trashed', '=', sql.lit(1));
  if (trashed === false) orders = orders.where('id', 'not in', trashedIds(db));
  if (statuses.length > 0) {
    // SQLite would rather read all orders of a status, unless there is a plus before its column.
    const isHidden = isSqlite(db) && (isMany ? query.orderBy === 'modified' : query.found);
    const status = isHidden ? sql<OrderStatus>`+status` : sql.ref<OrderStatus>('status');
    orders = orders.where(status, 'in', statuses);
  }
  if (include.length > 0) orders = orders.where('id', 'in', include);
  if (exclude.length > 0) orders = orders.where('id', 'not in', exclude);
  if (customerId !== undefined) {
    // 0 is whoever ordered as a guest.
    orders =
      customerId === 0
        ? orders.where('customer_id', 'is', null)
        : orders.where('customer_id', '=', customerId);
  }
  const parent = sql<number>`coalesce(parent_order, 0)`;
  const { parents = [], notParents = [] } = query;
  if (parents.length > 0) {
    // Without the orders of no other the index has them.
    const column = parents.includes(0) ? parent : sql.ref<number>('parent_order');
    orders = orders.where(column, 'in', parents);
  }
  if (notParents.length > 0) orders = orders.where(parent, 'not in', notParents);
  if (createdVia?.length) orders = orders.where('created_via', 'in', createdVia);
  if (query.paymentMethod) orders = orders.where('payment_method', '=', query.paymentMethod);
  if (query.source) {
    // The second condition is that of the index.
    orders = orders.where('source', '=', query.source).where('source', '<>', sql.lit(''));
  }
  const coupon = getCoupon(query);
  if (coupon !== '') {
    orders = orders.where('id', 'in', withCoupon(db, coupon).select('order_id'));
  }
  if (placedAfter !== undefined) orders = orders.where('placed_at', '>', placedAfter);
  if (placedBefore !== undefined) orders = orders.where('placed_at', '<', placedBefore);
  if (changedAfter !== undefined) orders = orders.where('updated_at', '>', changedAfter);
  if (changedBefore !== undefined) orders = orders.where('updated_at', '<', changedBefore);
  if (productId !== undefined) {
    const lines = (item: Item) => withItem(db, item, productId).select('order_id');
    orders = orders.where('id', 'in', lines('product_id').unionAll(lines('variation_id')));
  }
  if (query.found) {
    const { words, ids } = query.found;
    orders = ids
      ? orders.where('id', 'in', ids)
      : orders.where(
          isMany
            ? hasWords(words, sql.ref('orders.id'))
            : sql<boolean>`id in ${idsWithWords(words)}`,
        );
  }
  return orders;
}

/** By what orders are counted. */
const COUNTED = [
  'statuses',
  'createdVia',
  'paymentMethod',
  'source',
  'placedAfter',
  'placedBefore',
] as const;

async function countSpans(db: Db, query: OrderQuery): Promise<readonly Span[]> {
  const spans = await countBySpan(db, query);
  const range = { after: query.placedAfter, before: query.placedBefore };
  return spansWithin(spans, range, (part) => countOrders(db, within(query, part)));
}

/** Those of a query that were placed in a range. */
function within<Query extends OrderQuery>(query: Query, range: TimeRange): Query {
  const { after, before } = bothRanges(range, {
    after: query.placedAfter,
    before: query.placedBefore,
  });
  return { ...query, placedAfter: after, placedBefore: before };
}

/** Whether nothing but these filters, and the trash, narrows the list. */
function asksOnly(query: Requested, names: readonly (keyof OrderQuery)[]): boolean {
  const { offset, limit, order, orderBy, trashed, found, ...filters } = query;
  return Object.entries(filters).every(
    ([name, value]) =>
      names.some((each) => each === name) ||
      (Array.isArray(value) ? value.length === 0 : value === undefined || value === ''),
  );
}

function getCoupon({ coupon }: OrderQuery): string {
  return coupon?.trim().toLowerCase() ?? '';
}

function withCoupon(db: Db, code: string) {
  return db.selectFrom('order_rows').where('kind', '=', sql.lit('coupon')).where('code', '=', code);
}

type Item = 'product_id' | 'variation_id';

function withItem(db: Db, item: Item, id: number) {
  return db.selectFrom('order_lines').where(item, '=', id);
}

/**
 * Where nothing but a product or a coupon, and when, is asked for: the orders with it by their lines or
 * coupons alone, which are in an index by when they were placed; null where more is asked for.
 */
function onlyParts(db: Db, query: OrderQuery) {
  const { productId, trashed } = query;
  const code = getCoupon(query);
  const isMore =
    trashed || !asksOnly(query, ['productId', 'coupon', 'placedAfter', 'placedBefore']);
  if (isMore || (productId === undefined) === (code === '')) return null;
  if (productId === undefined) {
    return placed(db, query, withCoupon(db, code).select(['placed_at', 'order_id']).as('part'));
  }
  const lines = (item: Item) =>
    placed(db, query, withItem(db, item, productId).select(['placed_at', 'order_id']).as('part'));
  return lines('product_id').union(lines('variation_id'));
}

/** Each order once. */
function placed(
  db: Db,
  { placedAfter, placedBefore }: OrderQuery,
  part: AliasedSelectQueryBuilder<{ placed_at: number; order_id: number }, 'part'>,
) {
  let orders = db
    .selectFrom(part)
    .select(['part.placed_at', 'part.order_id as id'])
    .where('part.order_id', 'not in', trashedIds(db))
    .distinct();
  if (placedAfter !== undefined) orders = orders.where('part.placed_at', '>', placedAfter);
  if (placedBefore !== undefined) orders = orders.where('part.placed_at', '<', placedBefore);
  return orders;
}

/** Few orders are in the trash: that others are not is known without reading them. */
function trashedIds(db: Db) {
  return db.selectFrom('orders').select('id').where('trashed', '=', sql.lit(1));
}

type Matching = ReturnType<typeof matching>;

function sorted(orders: Matching, { orderBy, order, include }: OrderQuery): Matching {
  if (orderBy === 'include' && include.length > 0) {
    return orders.orderBy(inListOrder(include));
  }
  if (orderBy === 'modified') return orders.orderBy('updated_at', order).orderBy('id', order);
  if (orderBy === 'id') return orders.orderBy('id', order);
  return orders.orderBy('placed_at', order).orderBy('id', order);
}
