import { sql } from 'kysely';
import { type CohortPart, cohortChanges, cohortParts } from '#rules/analytics/cohorts.ts';
import { getNet, getTotal } from '#rules/analytics/figures.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';
import { getFigures } from './figure-rows.ts';
import { FIGURE_COLUMNS } from './tables.ts';

// The cohorts are written with the figures of the customers: what some customers are in them before their
// orders are counted is taken out, and what they are afterwards is added.

const CHUNK = 200;

/** What these customers are in the cohorts, by their months as they are now. */
export async function readCohorts(db: Db, customers: readonly string[]): Promise<CohortPart[]> {
  const parts: CohortPart[] = [];
  for (const some of chunks(customers, CHUNK)) {
    const rows = await db
      .selectFrom('analytics_figures')
      .select(['key', 'period', ...FIGURE_COLUMNS])
      .where('kind', '=', sql.lit('paid-customer'))
      .where('grain', '=', 'month')
      .where('key', 'in', some)
      .execute();
    const months = rows.map(({ key: customer, period: month, ...row }) => {
      const figures = getFigures(row);
      const { orders } = figures;
      return { customer, month, orders, net: getNet(figures), total: getTotal(figures) };
    });
    parts.push(...cohortParts(months));
  }
  return parts;
}

export async function writeCohorts(
  trx: Db,
  before: readonly CohortPart[],
  now: readonly CohortPart[],
): Promise<void> {
  const changes = cohortChanges(before, now);
  const added = (name: keyof CohortPart) =>
    sql<number>`analytics_cohorts.${sql.ref(name)} + excluded.${sql.ref(name)}`;
  for (const some of chunks(changes, CHUNK)) {
    await trx
      .insertInto('analytics_cohorts')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['first', 'month']).doUpdateSet({
          customers: added('customers'),
          orders: added('orders'),
          net: added('net'),
          total: added('total'),
        }),
      )
      .execute();
  }
  if (changes.length === 0) return;
  await trx
    .deleteFrom('analytics_cohorts')
    .where('customers', '=', 0)
    .where('orders', '=', 0)
    .where('net', '=', 0)
    .where('total', '=', 0)
    .execute();
}
