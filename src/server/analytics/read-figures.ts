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
import { FIGURE_COLUMNS } from './tables.ts';

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
    .having(SOLD)
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
  const keys = within(db, kind, range).select('key').groupBy('key').having(SOLD);
  const { count } = await db
    .selectFrom(keys.as('keys'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const sum = (name: string) => sql<number>`coalesce(sum(${sql.ref(name)}), 0)`;
const SUMS = FIGURE_COLUMNS.map((name) => sum(name).as(name));
/** Of what is left where days are taken out of a month. */
const SOLD = sql<boolean>`(${sql.join(
  FIGURE_COLUMNS.map((name) => sql`sum(${sql.ref(name)}) <> 0`),
  sql` or `,
)})`;

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

interface Span extends DayRange {
  grain: 'day' | 'month';
  /** Whether it counts, or is taken out again. */
  factor: 1 | -1;
}

/** The spans of summaries that make up the range; by days alone where they are asked for. */
function spansOf(range: DayRange, byDay: boolean): Span[] {
  if (byDay) return [{ ...range, grain: 'day', factor: 1 }];
  const { months, days, without } = summariesOf(range);
  return [
    ...(months ? [{ ...months, grain: 'month', factor: 1 } as const] : []),
    ...days.map((span) => ({ ...span, grain: 'day', factor: 1 }) as const),
    ...without.map((span) => ({ ...span, grain: 'day', factor: -1 }) as const),
  ];
}

function inSpan(db: Db, kind: PartKind, { grain, first, last, factor }: Span) {
  return db
    .selectFrom('analytics_figures')
    .select(['period', 'key', 'label'])
    .select(
      FIGURE_COLUMNS.map((name) => sql<number>`${sql.ref(name)} * ${sql.lit(factor)}`.as(name)),
    )
    .where('kind', '=', kind)
    .where('grain', '=', grain)
    .where('period', '>=', first)
    .where('period', '<=', last);
}

/**
 * The rows that make up the range. Each span is a query of its own: with an `or` between them SQLite
 * reads all rows of the kind.
 */
function within(db: Db, kind: PartKind, range: DayRange, byDay = false) {
  const [first, ...others] = spansOf(range, byDay).map((span) => inSpan(db, kind, span));
  const none = inSpan(db, kind, { ...range, grain: 'day', factor: 1 });
  const rows = others.reduce((all, each) => all.unionAll(each), first ?? none);
  return db.selectFrom(rows.as('figures'));
}
