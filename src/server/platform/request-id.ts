import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

// Each request has an id that stands in every log line about it, in the answer's X-Request-Id and
// on the page a visitor sees when something failed.
// Example: a proxy's "X-Request-Id: 7f3a-22" is kept; "X-Request-Id: <script>" is replaced.

const sane = /^[\w.:-]{6,64}$/;
const current = new AsyncLocalStorage<string>();

export function requestIdFrom(given: string | string[] | undefined): string {
  return typeof given === 'string' && sane.test(given)
    ? given
    : randomBytes(9).toString('base64url');
}

export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/** The id of the request being answered; undefined outside of requests. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}
