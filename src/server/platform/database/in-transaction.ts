import type { Db } from './database.ts';
import { runTransaction } from './transaction.ts';

/** Runs the work in the caller's transaction where there is one, else in its own. */
export function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : runTransaction(db, work);
}
