import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { NotAtReplica } from '../database/replica/replica-run.ts';
import { runTransaction } from '../database/transaction.ts';
import type { DerivedTable } from './derived-table.ts';

/**
 * Computes what is marked, or about `limit` marks of it. Nothing marked is the usual case, and takes no lock.
 * A replica leaves it to the primary, and reads once it has replayed that.
 */
export async function refreshDerived<Mark>(
  db: Db,
  derived: DerivedTable<Mark>,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<void> {
  let left = limit;
  while (left > 0 && (await isMarked(db, derived))) left -= await refreshHere(db, derived, limit);
}

async function refreshHere<Mark>(
  db: Db,
  derived: DerivedTable<Mark>,
  limit: number,
): Promise<number> {
  try {
    return await refreshBatch(db, derived);
  } catch (error) {
    if (!(error instanceof NotAtReplica) || error.reason !== 'write') throw error;
    throw new NotAtReplica('write', (primary) => refreshDerived(primary, derived, limit));
  }
}

/** Computes one batch in the caller's transaction or one of its own; returns how many marks it had. */
export function refreshBatch<Mark>(db: Db, derived: DerivedTable<Mark>): Promise<number> {
  const work = async (trx: Db) => {
    await lock(trx, derived.name);
    await derived.prepare?.(trx);
    const marks = await claimMarks(trx, derived);
    if (marks.length > 0) await derived.refresh(trx, marks);
    return marks.length;
  };
  return db.isTransaction ? work(db) : runTransaction(db, work, { isolation: 'read committed' });
}

async function isMarked<Mark>(db: Db, { marks }: DerivedTable<Mark>): Promise<boolean> {
  const { rows } = await sql`select id from ${sql.table(marks)} limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * One at a time until the commit: of two who compute the same key, the one who read its sources first
 * may be the last to write.
 */
async function lock(trx: Db, name: string): Promise<void> {
  await trx
    .insertInto('counters')
    .values({ name, value: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: 0 }))
    .execute();
}

/** Deletes them; what is marked from now on is left for the next batch. */
async function claimMarks<Mark>(
  trx: Db,
  { marks, batch, key }: DerivedTable<Mark>,
): Promise<readonly Mark[]> {
  const [table, column] = [sql.table(marks), sql.ref(key ?? 'id')];
  const { rows } = await sql<Mark>`
    delete from ${table}
    where ${column} in
      (select ${column} from (select ${column} from ${table} order by id limit ${batch}) as oldest)
    returning *`.execute(trx);
  return rows;
}
