import { createHmac, timingSafeEqual } from 'node:crypto';
import { LruCache } from './cache/lru-cache.ts';

// A nonce says "this request was made from one of our pages, not long ago". It holds nothing
// personal, so a cached page can carry it. It is made for one kind of call and one half day; the
// half day before is accepted too, so a nonce works for at least 12 and at most 24 hours.
// Example: makeNonce(secret, 'review', now) is "5f0c…" (20 hex digits), the same for every visitor
// until noon or midnight UTC, and checkNonce(secret, 'coupon', thatNonce, now) is false.

export const NONCE_KINDS = ['coupon', 'public', 'review', 'rest', 'store'] as const;
export type NonceKind = (typeof NONCE_KINDS)[number];

const tickMs = 12 * 60 * 60 * 1000;
const hexDigits = 20;

/** Few, and the same for all visitors: each is computed once. */
const computed = new LruCache<string, Nonce>({ max: 100 });

interface Nonce {
  text: string;
  bytes: Buffer;
}

function getNonce(secret: string, signed: string): Nonce {
  const text = createHmac('sha256', secret).update(signed).digest('hex').slice(0, hexDigits);
  return { text, bytes: Buffer.from(text) };
}

function nonceOfTick(secret: string, kind: NonceKind, tick: number): Nonce {
  const signed = `${kind}|${tick}`;
  return computed.getOrSet(`${secret}|${signed}`, () => getNonce(secret, signed));
}

function oneOf(nonce: string, current: Nonce, previous: Nonce): boolean {
  const sent = Buffer.from(nonce);
  if (sent.length !== hexDigits) return false;
  const isCurrent = timingSafeEqual(current.bytes, sent);
  const isPrevious = timingSafeEqual(previous.bytes, sent);
  return isCurrent || isPrevious;
}

export function makeNonce(secret: string, kind: NonceKind, now: number): string {
  return nonceOfTick(secret, kind, Math.floor(now / tickMs)).text;
}

export function checkNonce(secret: string, kind: NonceKind, nonce: unknown, now: number): boolean {
  if (typeof nonce !== 'string') return false;
  const tick = Math.floor(now / tickMs);
  return oneOf(nonce, nonceOfTick(secret, kind, tick), nonceOfTick(secret, kind, tick - 1));
}

function nonceOfSession(secret: string, kind: NonceKind, session: string, tick: number): Nonce {
  return getNonce(secret, `${kind}|${session}|${tick}`);
}

/** A nonce for a customer who is logged in; no other session can use it. */
export function makeUserNonce(
  secret: string,
  kind: NonceKind,
  session: string,
  now: number,
): string {
  return nonceOfSession(secret, kind, session, Math.floor(now / tickMs)).text;
}

export function checkUserNonce(
  secret: string,
  kind: NonceKind,
  session: string,
  nonce: unknown,
  now: number,
): boolean {
  if (typeof nonce !== 'string') return false;
  const tick = Math.floor(now / tickMs);
  const current = nonceOfSession(secret, kind, session, tick);
  return oneOf(nonce, current, nonceOfSession(secret, kind, session, tick - 1));
}

/** One nonce of each kind, as the pages carry them. */
export function makeNonces(secret: string, now: number): Record<NonceKind, string> {
  return {
    coupon: makeNonce(secret, 'coupon', now),
    public: makeNonce(secret, 'public', now),
    review: makeNonce(secret, 'review', now),
    rest: makeNonce(secret, 'rest', now),
    store: makeNonce(secret, 'store', now),
  };
}
