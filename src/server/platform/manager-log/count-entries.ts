import type { Db } from '../database/database.ts';

/** Entries of these codes that were written or repeated since then. */
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
    .executeTakeFirstOrThrow();
  return Number(count);
}
