import type { Db } from '../database/database.ts';

/** Entries of these codes that were written or repeated since then and are not marked as done. */
export async function countEntries(
  db: Db,
  codes: readonly string[],
  since: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('manager_log')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('code', 'in', codes)
    .where('last_at', '>', since)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
