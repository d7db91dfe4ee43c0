import { readKeys } from '#server/analytics/read-keys.ts';
import { todayIn } from '#server/analytics/report-range.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';

// Visits of people who allow statistics, and what they ordered: both counted by the same rule, so that
// one divided by the other means something. Of everyone else neither is known.

/** One more on the shop's day of now. */
export async function countVisit(ctx: Pick<ShopContext, 'db' | 'settings' | 'now'>): Promise<void> {
  await ctx.db
    .insertInto('analytics_visits')
    .values({ day: todayIn(ctx), visits: 1 })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((eb) => ({
        visits: eb('analytics_visits.visits', '+', 1),
      })),
    )
    .execute();
}

export interface DayVisits {
  visits: number;
  /** Orders with a source: a visit without consent leaves none, nor does an order made by hand. */
  orders: number;
}

/** More sources on one day than any shop has. */
const MAX_SOURCES = 10_000;

export async function readVisits(db: Db, day: string): Promise<DayVisits> {
  const counted = await db
    .selectFrom('analytics_visits')
    .select('visits')
    .where('day', '=', day)
    .executeTakeFirst();
  const sources = await readKeys(db, {
    kind: 'source',
    range: { first: day, last: day },
    orderBy: 'orders',
    order: 'desc',
    offset: 0,
    limit: MAX_SOURCES,
  });
  const orders = sources.rows
    .filter(({ key }) => key !== '')
    .reduce((sum, { figures }) => sum + figures.orders, 0);
  return { visits: counted?.visits ?? 0, orders };
}
