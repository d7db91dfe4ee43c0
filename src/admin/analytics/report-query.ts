import {
  COMPARISONS,
  type Comparison,
  comparedRange,
  PERIODS,
  type Period,
  periodRange,
} from '#rules/analytics/periods.ts';
import { type DayRange, INTERVALS, type Interval } from '#rules/analytics/spans.ts';
import {
  TABLE_NAMES,
  TABLE_ORDERS,
  type TableName,
  type TableOrder,
} from '#wire/vitrine/analytics.ts';

// What the screen shows, as its address says it: `?period=custom&first=2026-11-01&last=2026-11-14`.

export type ReportTable = TableName | 'cohorts' | 'stock';
export const REPORT_TABLE: readonly ReportTable[] = [...TABLE_NAMES, 'cohorts', 'stock'];

export interface ReportQuery {
  period: Period;
  /** Null where the dates cross, or one is missing. */
  range: DayRange | null;
  compare: Comparison;
  /** What it is compared with; null where that is nothing, or its dates cross. */
  compared: DayRange | null;
  /** Null: as the length of the period suggests. */
  interval: Interval | null;
  shown: ReportTable;
  /** Null: as the table suggests. */
  sort: TableOrder | null;
  order: 'asc' | 'desc';
  page: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Unknown values are as if they were not there: an address may come from anywhere. */
export function readQuery(params: URLSearchParams, today: string): ReportQuery {
  const period = oneOf(PERIODS, params.get('period')) ?? 'month';
  const range =
    period === 'custom' ? customRange(params, 'first', 'last') : periodRange(period, today);
  const compare = oneOf(COMPARISONS, params.get('compare')) ?? 'previous_period';
  const other = customRange(params, 'from', 'to');
  return {
    period,
    range,
    compare,
    compared: range && comparedRange(range, compare, other),
    interval: oneOf(INTERVALS, params.get('interval')),
    shown: oneOf(REPORT_TABLE, params.get('by')) ?? 'products',
    sort: oneOf(TABLE_ORDERS, params.get('sort')),
    order: params.get('order') === 'asc' ? 'asc' : 'desc',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  };
}

/** What the API is asked to compare with; nothing while its dates are being chosen. */
export function comparisonQuery({ compare, compared }: ReportQuery) {
  if (compare !== 'custom') return { compare };
  if (compared === null) return { compare: 'none' };
  return { compare, compare_after: compared.first, compare_before: compared.last };
}

function customRange(params: URLSearchParams, from: string, until: string): DayRange | null {
  const first = params.get(from) ?? '';
  const last = params.get(until) ?? '';
  const areDays = [first, last].every((day) => DAY.test(day) && !Number.isNaN(Date.parse(day)));
  return areDays && first <= last ? { first, last } : null;
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}
