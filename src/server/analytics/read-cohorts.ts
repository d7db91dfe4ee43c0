import { type CohortRow, cohortRows, monthAfter } from '#rules/analytics/cohort-table.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { todayIn } from './report-range.ts';

/** Customers by the month of their first paid order: of the last months, the newest first. */
export async function readCohortRows(
  ctx: Pick<ShopContext, 'db' | 'settings' | 'now'>,
  count: number,
): Promise<CohortRow[]> {
  const month = todayIn(ctx).slice(0, 7);
  const parts = await ctx.db
    .selectFrom('analytics_cohorts')
    .selectAll()
    .where('first', '>', monthAfter(month, -count))
    .execute();
  return cohortRows(parts, { month, count, sales: ctx.settings['analytics.sales'] });
}
