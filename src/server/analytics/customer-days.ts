import { sql } from 'kysely';
import { type DayRange, getFullMonths } from '#rules/analytics/spans.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';

// A shop has more customers than anything else that is summed up. Each row of a customer has the day on
// which the same customer was counted before (`previous`), so that the customers of a range are counted
// without bringing together the rows of each: one whose day before is earlier than the range is there
// for the first time.
// Example: rows of 3 June (previous: none) and of 20 June (previous: 3 June). In the range of 2 to
// 30 June the first one counts, in that of 10 to 30 June the second one.

/** All customers, and those of what was paid; each has an index of its own. */
export const CUSTOMER_KINDS = ['customer', 'paid-customer'] as const;
export type CustomerKind = (typeof CUSTOMER_KINDS)[number];

export async function countCustomers(
  db: Db,
  range: DayRange,
  kind: CustomerKind = 'customer',
): Promise<number> {
  const { months, days } = getFullMonths(range);
  const spans = [
    ...(months ? [{ ...months, grain: 'month' as const }] : []),
    ...days.map((span) => ({ ...span, grain: 'day' as const })),
  ];
  let total = 0;
  for (const span of spans) {
    const { count } = await db
      .selectFrom('analytics_figures')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('kind', '=', sql.lit(kind))
      .where('grain', '=', span.grain)
      // One by one: of each period, only the rows that count are read in the index.
      .where('period', 'in', periodsIn(db, span))
      .where('previous', '<', range.first)
      .executeTakeFirstOrThrow();
    total += count;
  }
  return total;
}

interface Span extends DayRange {
  grain: 'day' | 'month';
}

/** Those in which there were customers. */
function periodsIn(db: Db, { grain, first, last }: Span) {
  return db
    .selectFrom('analytics_figures')
    .select('period')
    .where('kind', '=', 'with-customer')
    .where('grain', '=', grain)
    .where('period', '>=', first)
    .where('period', '<=', last);
}

/** Keys of one statement. */
const KEYS = 100;

/** After rows of these customers were written or deleted. */
export async function writePreviousDays(
  trx: Db,
  kind: CustomerKind,
  emails: readonly string[],
): Promise<void> {
  for (const some of chunks(emails, KEYS)) {
    await trx
      .updateTable('analytics_figures')
      // A day is less than a month in its text if it is before that month.
      .set({
        previous: sql<string>`coalesce((
          select max(earlier.period) from analytics_figures as earlier
          where earlier.kind = ${sql.lit(kind)} and earlier.grain = 'day'
            and earlier.key = analytics_figures.key and earlier.period < analytics_figures.period
        ), '')`,
      })
      .where('kind', '=', sql.lit(kind))
      .where('grain', 'in', sql<'day' | 'month'>`('day', 'month')`)
      .where('key', 'in', some)
      .execute();
  }
}
