import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * A part of a transaction that can be undone by itself: an answer that is not `ok` takes back what the
 * part wrote, and the transaction goes on. Example: the third of a hundred products has a number that
 * is taken; the other ninety-nine are saved.
 */
export async function inSavepoint<T extends { ok: boolean }>(
  trx: Db,
  work: () => Promise<T>,
): Promise<T> {
  await sql`savepoint part`.execute(trx);
  const result = await work();
  if (!result.ok) await sql`rollback to savepoint part`.execute(trx);
  await sql`release savepoint part`.execute(trx);
  return result;
}
