import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Milliseconds in which the database answers the shortest question. */
export async function handleTime(db: Db): Promise<number> {
  const begun = performance.now();
  await sql`select 1`.execute(db);
  return Math.round(performance.now() - begun);
}
