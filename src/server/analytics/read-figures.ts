import { addFigures, type Figures, NO_FIGURES } from '#rules/analytics/figures.ts';
import type { PartKind } from '#rules/analytics/order-parts.ts';
import {
  type DayRange,
  getIntervals,
  type Interval,
  type ReportInterval,
} from '#rules/analytics/spans.ts';
import type { Db } from '#server/platform/database/database.ts';
import { getFigures, rowsWithin, SUMS } from './figure-rows.ts';

export async function readTotals(
  db: Db,
  range: DayRange,
  kind: PartKind = 'all',
  paidOnly = false,
): Promise<Figures> {
  const row = await db
    .selectFrom(rowsWithin(db, kind, range, { paidOnly }))
    .select(SUMS)
    .executeTakeFirst();
  return row ? getFigures(row) : NO_FIGURES;
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
  paidOnly = false,
): Promise<IntervalFigures[]> {
  const byDay = by === 'day' || by === 'week';
  const rows = await db
    .selectFrom(rowsWithin(db, kind, range, { byDay, paidOnly }))
    .select('period')
    .select(SUMS)
    .groupBy('period')
    .execute();
  const intervals = getIntervals(range, by).map((interval) => ({
    ...interval,
    figures: NO_FIGURES,
  }));
  let at = 0;
  for (const row of rows.sort((a, b) => (a.period < b.period ? -1 : 1))) {
    // A month begins in its interval, though its text is shorter than a day's.
    const day = row.period.length === 7 ? `${row.period}-01` : row.period;
    while (at < intervals.length - 1 && (intervals[at]?.last ?? '') < day) at += 1;
    const interval = intervals[at];
    if (interval) interval.figures = addFigures(interval.figures, getFigures(row));
  }
  return intervals;
}
