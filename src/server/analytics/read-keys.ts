import { sql } from 'kysely';
import {
  type Figures,
  SORTABLE_FIGURES,
  type SortableFigure,
  sortableFigure,
} from '#rules/analytics/figures.ts';
import { type PartKind, unpaidPrefix } from '#rules/analytics/order-parts.ts';
import type { DayRange } from '#rules/analytics/spans.ts';
import { isOneOf } from '#rules/lists/is-one-of.ts';
import type { Db } from '#server/platform/database/database.ts';
import { readBounds } from './customer-bounds.ts';
import { CUSTOMER_KINDS, type CustomerKind, countCustomers } from './customer-days.ts';
import { getFigures, rowsWithin, SOLD, SUMS, sum } from './figure-rows.ts';

// The products, coupons, customers … of a range, each with its sums.

export type KeyOrder = SortableFigure | 'shipping' | 'profit' | 'name';

export interface KeyQuery {
  kind: PartKind;
  range: DayRange;
  orderBy: KeyOrder;
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
  /** Only these; all where it is left out. */
  keys?: readonly string[] | undefined;
  /** Without orders that await their payment. */
  paidOnly?: boolean;
}

export interface KeyFigures {
  key: string;
  label: string;
  figures: Figures;
}

/** A page of products, coupons … that were sold in the range, and how many there are. */
export async function readKeys(
  db: Db,
  query: KeyQuery,
): Promise<{ rows: KeyFigures[]; total: number }> {
  const { kind, range, keys } = query;
  if (keys?.length === 0) return { rows: [], total: 0 };
  // What each customer has paid is summed up by itself.
  if (kind === 'customer' && query.paidOnly) {
    return readKeys(db, { ...query, kind: 'paid-customer', paidOnly: false });
  }
  const total = query.paidOnly
    ? await countPaid(db, kind, range, keys)
    : await countKeys(db, kind, range, keys);
  const top = isCustomerKind(kind) && !keys ? await readTopCustomers(db, query) : null;
  return { rows: top ?? (await sumKeys(db, query)), total };
}

function isCustomerKind(kind: PartKind): kind is CustomerKind {
  return isOneOf(CUSTOMER_KINDS, kind);
}

/** How many different products, customers … the range has. */
export async function countKeys(
  db: Db,
  kind: PartKind,
  range: DayRange,
  only?: readonly string[],
): Promise<number> {
  if (isCustomerKind(kind) && !only) return countCustomers(db, range, kind);
  const keys = toRows(db, kind, range, only).select('key').groupBy('key').having(SOLD);
  const { count } = await db
    .selectFrom(keys.as('keys'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Of all there are, those of which nothing is left without what is unpaid; few are unpaid at a time. */
async function countPaid(
  db: Db,
  kind: PartKind,
  range: DayRange,
  only?: readonly string[],
): Promise<number> {
  const prefix = unpaidPrefix(kind);
  const unpaid = await db
    .selectFrom(rowsWithin(db, 'unpaid', range))
    .select('key')
    .where('key', 'like', `${prefix}%`)
    .groupBy('key')
    .having(SOLD)
    .execute();
  const keys = unpaid
    .map(({ key }) => key.slice(prefix.length))
    .filter((key) => !only || only.includes(key));
  const all = await countKeys(db, kind, range, only);
  if (keys.length === 0) return all;
  const left = toRows(db, kind, range, keys, true).select('key').groupBy('key').having(SOLD);
  const { count } = await db
    .selectFrom(left.as('keys'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return all - keys.length + count;
}

function toRows(
  db: Db,
  kind: PartKind,
  range: DayRange,
  only?: readonly string[],
  paidOnly = false,
) {
  const rows = db.selectFrom(rowsWithin(db, kind, range, { paidOnly }));
  return only ? rows.where('key', 'in', only) : rows;
}

async function sumKeys(db: Db, query: KeyQuery): Promise<KeyFigures[]> {
  const { kind, range, orderBy, order, offset, limit, keys } = query;
  const rows = await toRows(db, kind, range, keys, query.paidOnly)
    .select(['key', sql<string>`max(label)`.as('label')])
    .select(SUMS)
    .groupBy('key')
    .having(SOLD)
    .orderBy(SORTED[orderBy], order)
    .orderBy('key')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({ key: row.key, label: row.label, figures: getFigures(row) }));
}

const SORTED: Record<KeyOrder, ReturnType<typeof sum>> = {
  net: sql<number>`sum(gross - discount - refunds)`,
  total: sql<number>`sum(gross - discount - refunds + tax + shipping)`,
  gross: sum('gross'),
  orders: sum('orders'),
  items: sum('items'),
  discount: sum('discount'),
  refunds: sum('refunds'),
  tax: sum('tax'),
  shipping: sum('shipping'),
  profit: sql<number>`sum(costed - cost)`,
  name: sql<number>`lower(max(label))`,
};

/** How many customers are summed up for each one wanted: at first, and then. */
const CANDIDATES = [3, 30] as const;
/** From here on it is better to sum up all of them at once. */
const MAX_REQUESTED = 500;

/**
 * The first customers by what they bought, without summing up all of them: no one has more in a range
 * than their bound, so those with the highest bounds are summed up, and where the last one of the page
 * comes before anyone with the highest bound of the others could, the page is right. Null where more
 * than the candidates would have to be summed up.
 */
async function readTopCustomers(db: Db, query: KeyQuery): Promise<KeyFigures[] | null> {
  const { orderBy, order, offset, limit } = query;
  const needed = offset + limit;
  if (!isOneOf(SORTABLE_FIGURES, orderBy)) return null;
  if (order === 'asc' || needed > MAX_REQUESTED) return null;
  for (const factor of CANDIDATES) {
    const [bounds, next] = await readBounds(db, orderBy, factor * needed);
    if (bounds.size === 0) return [];
    const first = await sumKeys(db, {
      ...query,
      keys: [...bounds.keys()],
      offset: 0,
      limit: needed,
    });
    const last = first[needed - 1];
    if (!next) return first.slice(offset);
    if (!last) continue;
    const value = sortableFigure(last.figures, orderBy);
    // With the same value and the same bound, the last one is the first by its key.
    const isFirst = value === next.bound && bounds.get(last.key) === next.bound;
    if (value > next.bound || isFirst) return first.slice(offset);
  }
  return null;
}
