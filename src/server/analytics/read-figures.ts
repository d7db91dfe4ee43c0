import { sql } from 'kysely';
import { addFigures, type Figures, NO_FIGURES } from '#rules/analytics/figures.ts';
import type { PartKind } from '#rules/analytics/order-parts.ts';
import {
  type DayRange,
  type Interval,
  intervalsOf,
  type ReportInterval,
  summariesOf,
} from '#rules/analytics/spans.ts';
import type { Db } from '#server/platform/database/database.ts';

// Sums of the summaries. A range that has whole months is read by months, so that a year of a busy
// shop costs little more than one of a quiet one.

export const KEY_ORDERS = [
  'net',
  'gross',
  'orders',
  'items',
  'discount',
  'refunds',
  'tax',
  'name',
] as const;
export type KeyOrder = (typeof KEY_ORDERS)[number];

export interface KeyQuery {
  kind: PartKind;
  range: DayRange;
  orderBy: KeyOrder;
  order: 'asc' | 'desc';
  skip: number;
  most: number;
  /** Only these; all where it is left out. */
  keys?: readonly string[] | undefined;
}

export interface KeyFigures {
  key: string;
  label: string;
  figures: Figures;
}

export async function readTotals(
  db: Db,
  range: DayRange,
  kind: PartKind = 'all',
): Promise<Figures> {
  const row = await within(db, kind, range).select(SUMS).executeTakeFirst();
  return row ? figuresOf(row) : NO_FIGURES;
}

export interface IntervalFigures extends ReportInterval {
  figures: Figures;
}

/** Every day, week … of the range, the earliest first, with zeros where nothing was sold. */
export async function readIntervals(
  db: Db,
  range: DayRange,
  by: Interval,
  kind: PartKind = 'all',
): Promise<IntervalFigures[]> {
  const byDay = by === 'day' || by === 'week';
  const rows = await within(db, kind, range, byDay)
    .select('period')
    .select(SUMS)
    .groupBy('period')
    .execute();
  const intervals = intervalsOf(range, by).map((interval) => ({
    ...interval,
    figures: NO_FIGURES,
  }));
  let at = 0;
  for (const row of rows.sort((a, b) => (a.period < b.period ? -1 : 1))) {
    // A month begins in its interval, though its text is shorter than a day's.
    const day = row.period.length === 7 ? `${row.period}-01` : row.period;
    while (at < intervals.length - 1 && (intervals[at]?.last ?? '') < day) at += 1;
    const interval = intervals[at];
    if (interval) interval.figures = addFigures(interval.figures, figuresOf(row));
  }
  return intervals;
}

/** A page of products, coupons … that were sold in the range, and how many there are. */
export async function readKeys(
  db: Db,
  { kind, range, orderBy, order, skip, most, keys }: KeyQuery,
): Promise<{ rows: KeyFigures[]; total: number }> {
  if (keys?.length === 0) return { rows: [], total: 0 };
  const asked = keys ? within(db, kind, range).where('key', 'in', keys) : within(db, kind, range);
  const rows = await asked
    .select(['key', sql<string>`max(label)`.as('label')])
    // Counted in the same pass over the rows, which is most of the work.
    .select(sql<number>`count(*) over ()`.as('total'))
    .select(SUMS)
    .groupBy('key')
    .orderBy(SORTED[orderBy], order)
    .orderBy('key')
    .limit(most)
    .offset(skip)
    .execute();
  // A page beyond the last one has no row that says how many there are.
  const total = rows[0]?.total ?? (skip > 0 && !keys ? await countKeys(db, kind, range) : 0);
  return {
    rows: rows.map((row) => ({ key: row.key, label: row.label, figures: figuresOf(row) })),
    total,
  };
}

/** How many different products, customers … the range has. */
export async function countKeys(db: Db, kind: PartKind, range: DayRange): Promise<number> {
  const { count } = await within(db, kind, range)
    .select((eb) => eb.fn.count<number>('key').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const sum = (name: string) => sql<number>`coalesce(sum(${sql.ref(name)}), 0)`;
const SUMS = [
  sum('orders').as('orders'),
  sum('items').as('items'),
  sum('gross').as('gross'),
  sum('discount').as('discount'),
  sum('refunds').as('refunds'),
  sum('tax').as('tax'),
  sum('shipping').as('shipping'),
  sum('shipping_tax').as('shipping_tax'),
];

const SORTED: Record<KeyOrder, ReturnType<typeof sum>> = {
  net: sql<number>`sum(gross - discount - refunds)`,
  gross: sum('gross'),
  orders: sum('orders'),
  items: sum('items'),
  discount: sum('discount'),
  refunds: sum('refunds'),
  tax: sum('tax'),
  name: sql<number>`lower(max(label))`,
};

type Sums = Omit<Figures, 'shippingTax'> & { shipping_tax: number };

function figuresOf({ shipping_tax: shippingTax, ...row }: Sums): Figures {
  const { orders, items, gross, discount, refunds, tax, shipping } = row;
  return { orders, items, gross, discount, refunds, tax, shipping, shippingTax };
}

/** The rows that make up the range; by days alone where they are asked for. */
function within(db: Db, kind: PartKind, range: DayRange, byDay = false) {
  const { months, days } = byDay ? { months: null, days: [range] } : summariesOf(range);
  return db
    .selectFrom('analytics_figures')
    .where('kind', '=', kind)
    .where((eb) =>
      eb.or(
        [
          ...(months ? [{ grain: 'month' as const, ...months }] : []),
          ...days.map((span) => ({ grain: 'day' as const, ...span })),
        ].map(({ grain, first, last }) =>
          eb.and([eb('grain', '=', grain), eb('period', '>=', first), eb('period', '<=', last)]),
        ),
      ),
    );
}
