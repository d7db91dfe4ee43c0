import { type AliasedExpression, type Selectable, sql } from 'kysely';
import type { Figures } from '#rules/analytics/figures.ts';
import { type PartKind, unpaidPrefix } from '#rules/analytics/order-parts.ts';
import { type DayRange, getSummaries } from '#rules/analytics/spans.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type AnalyticsTables, FIGURE_COLUMNS } from './tables.ts';

// The rows of the summaries that make up a range, and their sums. A range that has whole months is read
// by months, so that a year of a busy shop costs little more than one of a quiet one.

export const sum = (name: string) => sql<number>`coalesce(sum(${sql.ref(name)}), 0)`;
export const SUMS = FIGURE_COLUMNS.map((name) => sum(name).as(name));
/** Of what is left where days are taken out of a month. */
export const SOLD = sql<boolean>`(${sql.join(
  FIGURE_COLUMNS.map((name) => sql`sum(${sql.ref(name)}) <> 0`),
  sql` or `,
)})`;

type Sums = Omit<Figures, 'shippingTax'> & { shipping_tax: number };

export function getFigures({ shipping_tax: shippingTax, ...row }: Sums): Figures {
  const { orders, items, gross, discount, refunds, tax, shipping, costed, cost } = row;
  return { orders, items, gross, discount, refunds, tax, shipping, shippingTax, costed, cost };
}

type FigureRow = Pick<
  Selectable<AnalyticsTables['analytics_figures']>,
  'period' | 'key' | 'label' | (typeof FIGURE_COLUMNS)[number]
>;

interface Span extends DayRange {
  grain: 'day' | 'month';
  /** Whether it counts, or is taken out again. */
  factor: 1 | -1;
}

/** The spans of summaries that make up the range; by days alone where they are asked for. */
function getSpans(range: DayRange, byDay: boolean): Span[] {
  if (byDay) return [{ ...range, grain: 'day', factor: 1 }];
  const { months, days, without } = getSummaries(range);
  return [
    ...(months ? [{ ...months, grain: 'month', factor: 1 } as const] : []),
    ...days.map((span) => ({ ...span, grain: 'day', factor: 1 }) as const),
    ...without.map((span) => ({ ...span, grain: 'day', factor: -1 }) as const),
  ];
}

function signed(factor: 1 | -1) {
  return FIGURE_COLUMNS.map((name) => sql<number>`${sql.ref(name)} * ${sql.lit(factor)}`.as(name));
}

/** The rows of a kind; of what is unpaid those of the kind `of`, which is cut off before their keys. */
function inSpan(
  db: Db,
  kind: PartKind,
  { grain, first, last, factor }: Span,
  of: PartKind | null = null,
) {
  const prefix = of === null ? '' : unpaidPrefix(of);
  const key = prefix === '' ? sql.ref('key') : sql`substr(key, ${sql.lit(prefix.length + 1)})`;
  return (
    db
      .selectFrom('analytics_figures')
      .select(['period', sql<string>`${key}`.as('key'), 'label'])
      .select(signed(factor))
      // Not a parameter: the indexes for customers are for rows of that kind only.
      .where('kind', '=', sql.lit(kind))
      .where('grain', '=', grain)
      .where('period', '>=', first)
      .where('period', '<=', last)
      .$if(prefix !== '', (query) => query.where('key', 'like', `${prefix}%`))
  );
}

/** Taken out where the span counts, and the other way round. */
function opposite(span: Span): Span {
  return { ...span, factor: span.factor === 1 ? -1 : 1 };
}

export interface RowChoices {
  byDay?: boolean;
  /** Without orders that await their payment. */
  paidOnly?: boolean;
}

/**
 * The rows that make up the range. Each span is a query of its own: with an `or` between them SQLite
 * reads all rows of the kind.
 */
export function rowsWithin(
  db: Db,
  kind: PartKind,
  range: DayRange,
  { byDay = false, paidOnly = false }: RowChoices = {},
): AliasedExpression<FigureRow, 'figures'> {
  const [first, ...others] = getSpans(range, byDay).flatMap((span) => [
    inSpan(db, kind, span),
    ...(paidOnly ? [inSpan(db, 'unpaid', opposite(span), kind)] : []),
  ]);
  const none = inSpan(db, kind, { ...range, grain: 'day', factor: 1 });
  const rows = others.reduce((all, each) => all.unionAll(each), first ?? none);
  return rows.as('figures');
}
