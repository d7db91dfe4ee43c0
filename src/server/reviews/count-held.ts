import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/**
 * Reviews that wait for a decision; replies are not reviews. The status is written out, as the index
 * of those few asks for it.
 */
export async function countHeld(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('reviews')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('status', '=', sql.lit('held' as const))
    .where('parent_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
