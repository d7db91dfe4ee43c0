import { AsyncLocalStorage } from 'node:async_hooks';

// The visitor's network address, known where the request comes in and asked for where tries are
// counted: at log-in, at registration and when an order is placed.

const current = new AsyncLocalStorage<string>();

export function withClientAddress<T>(address: string, work: () => T): T {
  return current.run(address, work);
}

/** '' outside of a request. */
export function currentClientAddress(): string {
  return current.getStore() ?? '';
}
