import type { Db } from './database.ts';
import { type RetryChoices, runTransaction } from './transaction.ts';

// A transaction that may find halfway that it cannot be: an answer that is not `ok` rolls back
// everything, and the caller gets it as a value.
// Example: the third product of an order is sold out; the two that were taken are back, and the
// answer is { ok: false, problems: […] }.

class NotOk<T> extends Error {
  override readonly name = 'NotOk';
  readonly result: T;
  constructor(result: T) {
    super('the transaction was rolled back by its own answer');
    this.result = result;
  }
}

export async function runAllOrNothing<T extends { ok: boolean }>(
  db: Db,
  work: (trx: Db) => Promise<T>,
  choices?: RetryChoices,
): Promise<T> {
  try {
    return await runTransaction(
      db,
      async (trx) => {
        const result = await work(trx);
        if (!result.ok) throw new NotOk(result);
        return result;
      },
      choices,
    );
  } catch (error) {
    if (error instanceof NotOk) return error.result;
    throw error;
  }
}
