import { sql } from 'kysely';
import {
  addBounds,
  type FigureBounds,
  NO_BOUNDS,
  SORTABLE_FIGURES,
  type SortableFigure,
} from '#rules/analytics/figures.ts';
import type { OrderPart } from '#rules/analytics/order-parts.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';

// The most that a customer can have in any range: all that was ever added, without what was taken out.
// The customers who bought the most in a range are looked for among those with the highest bounds.
// Example: an order of 48.00 in March and one of 20.00 in June, returned in July, make a bound of 68.00
// for net; March to June has that much, every other range has less.

/** Rows of one statement. */
const ROWS = 100;

/** The highest ones by one figure, and the one that follows them, if any. */
export async function readBounds(
  db: Db,
  name: SortableFigure,
  max: number,
): Promise<[highest: Map<string, number>, next: { key: string; bound: number } | undefined]> {
  const rows = await db
    .selectFrom('analytics_bounds')
    .select(['key', `${name} as bound`])
    .orderBy(name, 'desc')
    .orderBy('key')
    .limit(max + 1)
    .execute();
  return [new Map(rows.slice(0, max).map(({ key, bound }) => [key, bound])), rows[max]];
}

/** Takes out what the parts of the changed orders were, and adds what they are. */
export async function writeBounds(
  trx: Db,
  before: readonly OrderPart[],
  now: readonly OrderPart[],
): Promise<void> {
  const bounds = new Map<string, FigureBounds>();
  for (const { key, figures } of before) {
    bounds.set(key, addBounds(bounds.get(key) ?? NO_BOUNDS, figures, -1));
  }
  for (const { key, figures } of now) {
    bounds.set(key, addBounds(bounds.get(key) ?? NO_BOUNDS, figures));
  }
  const rows = [...bounds]
    .map(([key, changes]) => ({ key, ...changes }))
    .filter((row) => SORTABLE_FIGURES.some((name) => row[name] !== 0));
  for (const some of chunks(rows, ROWS)) {
    await trx
      .insertInto('analytics_bounds')
      .values(some)
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet(
            Object.fromEntries(
              SORTABLE_FIGURES.map((name) => [
                name,
                sql<number>`analytics_bounds.${sql.ref(name)} + excluded.${sql.ref(name)}`,
              ]),
            ),
          ),
      )
      .execute();
    await trx
      .deleteFrom('analytics_bounds')
      .where(
        'key',
        'in',
        some.map(({ key }) => key),
      )
      .where((eb) => eb.and(SORTABLE_FIGURES.map((name) => eb(name, '=', 0))))
      .execute();
  }
}
