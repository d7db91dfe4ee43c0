import { setTimeout as sleep } from 'node:timers/promises';
import { createMutex, type Mutex } from '../mutex.ts';
import type { Db } from './database.ts';
import { isRetryable } from './failures.ts';
import { insideTransaction, markTransaction, NestedTransaction } from './open-transaction.ts';

// On PostgreSQL every transaction is serializable: SQLite's single writer gives exactly that, so a
// rule that holds on one engine holds on the other, and a check like "is this the customer's first
// order?" cannot be passed by two orders at once. The price is an occasional serialisation
// failure (40001), which is run again here. Repeatable read would be cheaper and would let such a
// check through; the conditional UPDATEs for stock and coupons would be safe with either.
//
// Example: two shoppers take the last cup; the second transaction fails with 40001, runs again,
// finds a stock of 0 and answers "out of stock".

const attempts = 8;
const baseDelayMs = 4;

export interface RetryChoices {
  /**
   * Read committed where every rule that matters is held by a conditional UPDATE or a unique key: two
   * hundred orders for one product then wait for each other's row instead of failing and trying again.
   */
  readonly isolation?: 'serializable' | 'read committed';
  readonly random?: () => number;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/** Held by what is being begun again, by database. */
const begunAgain = new WeakMap<Db, Mutex>();

/**
 * One after the other: of two dozen that fail each other, those begun again at once would do so until
 * their attempts are used up. Nothing is locked by what waits here.
 */
async function withoutOverlap<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const mutex = begunAgain.get(db) ?? createMutex();
  begunAgain.set(db, mutex);
  const release = await mutex.lock();
  try {
    return await work();
  } finally {
    release();
  }
}

export async function runTransaction<T>(
  db: Db,
  work: (trx: Db) => Promise<T>,
  { isolation = 'serializable', random = Math.random, wait = sleep }: RetryChoices = {},
): Promise<T> {
  if (insideTransaction()) throw new NestedTransaction('a second transaction');
  const once = () =>
    db
      .transaction()
      .setIsolationLevel(isolation)
      .execute((trx) => markTransaction(() => work(trx)));
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (attempt === 1 ? once() : withoutOverlap(db, once));
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error;
      // Doubling with jitter, so that two conflicting transactions do not collide again.
      await wait(baseDelayMs * 2 ** attempt * (0.5 + random()));
    }
  }
}
