import type { Db } from '#server/platform/database/database.ts';

/** How many approved reviews have each number of stars; replies have none. */
export async function countRatings(db: Db): Promise<{ kind: number; count: number }[]> {
  const rows = await db
    .selectFrom('reviews')
    .select((eb) => ['rating', eb.fn.countAll<number>().as('count')])
    .where('status', '=', 'approved')
    .groupBy('rating')
    .execute();
  return rows.flatMap(({ rating, count }) =>
    rating === null ? [] : { kind: rating, count: Number(count) },
  );
}
