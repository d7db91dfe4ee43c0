import {
  COMPARISONS,
  type Comparison,
  PERIODS,
  type Period,
  periodRange,
} from '#rules/analytics/periods.ts';
import { type DayRange, INTERVALS, type Interval } from '#rules/analytics/spans.ts';
import { TABLE_NAMES, type TableName } from '#wire/vitrine/analytics.ts';

// What the screen shows, as its address says it: `?period=custom&first=2026-11-01&last=2026-11-14`.

export type ReportTable = TableName | 'stock';
export const REPORT_TABLE: readonly ReportTable[] = [...TABLE_NAMES, 'stock'];

export interface ReportQuery {
  period: Period;
  /** Null where the dates cross, or one is missing. */
  range: DayRange | null;
  compare: Comparison;
  /** Null: as the length of the period suggests. */
  interval: Interval | null;
  shown: ReportTable;
  page: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Unknown values are as if they were not there: an address may come from anywhere. */
export function readQuery(params: URLSearchParams, today: string): ReportQuery {
  const period = oneOf(PERIODS, params.get('period')) ?? 'month';
  return {
    period,
    range: period === 'custom' ? customRange(params) : periodRange(period, today),
    compare: oneOf(COMPARISONS, params.get('compare')) ?? 'previous_period',
    interval: oneOf(INTERVALS, params.get('interval')),
    shown: oneOf(REPORT_TABLE, params.get('by')) ?? 'products',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  };
}

function customRange(params: URLSearchParams): DayRange | null {
  const first = params.get('first') ?? '';
  const last = params.get('last') ?? '';
  const areDays = [first, last].every((day) => DAY.test(day) && !Number.isNaN(Date.parse(day)));
  return areDays && first <= last ? { first, last } : null;
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}
