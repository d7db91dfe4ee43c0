import { AsyncLocalStorage } from 'node:async_hooks';

/** Remembers, along the asynchronous call chain, that a transaction is open. */
interface OpenTransaction {
  open: boolean;
}

const current = new AsyncLocalStorage<OpenTransaction>();

export function insideTransaction(): boolean {
  return current.getStore()?.open === true;
}

/** Work started but not awaited inside may outlive the transaction, so the mark is taken off at the end. */
export async function markTransaction<T>(work: () => Promise<T>): Promise<T> {
  const mark: OpenTransaction = { open: true };
  try {
    return await current.run(mark, work);
  } finally {
    mark.open = false;
  }
}

export class NestedTransaction extends Error {
  override readonly name = 'NestedTransaction';
  constructor(what: string) {
    super(`${what} inside an open transaction: pass the transaction's own db down instead`);
  }
}
