import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

// Each request has an id that stands in every log line about it, in the answer's X-Request-Id and
// on the page a visitor sees when something failed.
// Example: a proxy's "X-Request-Id: 7f3a-22" is used; "X-Request-Id: <script>" is replaced.

const sane = /^[\w.:-]{6,64}$/;
const current = new AsyncLocalStorage<string>();

/** Random for each process and then counted: an id is public, so it need not be secret. */
const ofProcess = randomBytes(6).toString('base64url');
let made = 0;

function nextId(): string {
  made += 1;
  return `${ofProcess}-${made.toString(36)}`;
}

export function requestIdFrom(header: string | string[] | undefined): string {
  return typeof header === 'string' && sane.test(header) ? header : nextId();
}

export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/** The id of the request being answered; undefined outside of requests. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

/** Sends the id to the visitor: every answer spreads this into its headers. */
export function requestIdHeader(): { 'x-request-id'?: string } {
  const id = current.getStore();
  return id === undefined ? {} : { 'x-request-id': id };
}
