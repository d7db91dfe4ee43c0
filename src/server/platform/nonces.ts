import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from './database/database.ts';

// A nonce says "this request was made from one of our pages, not long ago". It holds nothing
// personal, so a cached page can carry it. It is made for one kind of call and one half day; the
// half day before is accepted too, so a nonce works for at least 12 and at most 24 hours.
// Example: makeNonce(secret, 'review', now) is "5f0c…" (20 hex digits), the same for every visitor
// until noon or midnight UTC, and checkNonce(secret, 'coupon', thatNonce, now) is false.

export const NONCE_KINDS = ['coupon', 'public', 'review', 'rest', 'store'] as const;
export type NonceKind = (typeof NONCE_KINDS)[number];

const tickMs = 12 * 60 * 60 * 1000;
const hexDigits = 20;
const secretRow = 'platform.nonceSecret';

/** Few and the same for everybody; each is worked out once. */
const ofTicks = new Map<string, string>();
const mostTicks = 100;

function nonceOfTick(secret: string, kind: NonceKind, tick: number): string {
  const words = `${kind}|${tick}`;
  const name = `${secret}|${words}`;
  const known = ofTicks.get(name);
  if (known !== undefined) return known;
  const nonce = createHmac('sha256', secret).update(words).digest('hex').slice(0, hexDigits);
  if (ofTicks.size >= mostTicks) ofTicks.clear();
  ofTicks.set(name, nonce);
  return nonce;
}

function same(expected: string, given: string): boolean {
  const left = Buffer.from(expected);
  const right = Buffer.from(given);
  return left.length === right.length && timingSafeEqual(left, right);
}

export function makeNonce(secret: string, kind: NonceKind, now: number): string {
  return nonceOfTick(secret, kind, Math.floor(now / tickMs));
}

export function checkNonce(secret: string, kind: NonceKind, given: unknown, now: number): boolean {
  if (typeof given !== 'string') return false;
  const tick = Math.floor(now / tickMs);
  const current = same(nonceOfTick(secret, kind, tick), given);
  const previous = same(nonceOfTick(secret, kind, tick - 1), given);
  return current || previous;
}

function nonceOfSession(secret: string, kind: NonceKind, session: string, tick: number): string {
  const words = `${kind}|${session}|${tick}`;
  return createHmac('sha256', secret).update(words).digest('hex').slice(0, hexDigits);
}

/** A nonce in the name of somebody who is logged in: it is worth nothing to any other session. */
export function makeUserNonce(
  secret: string,
  kind: NonceKind,
  session: string,
  now: number,
): string {
  return nonceOfSession(secret, kind, session, Math.floor(now / tickMs));
}

export function checkUserNonce(
  secret: string,
  kind: NonceKind,
  session: string,
  given: unknown,
  now: number,
): boolean {
  if (typeof given !== 'string') return false;
  const tick = Math.floor(now / tickMs);
  const current = same(nonceOfSession(secret, kind, session, tick), given);
  const previous = same(nonceOfSession(secret, kind, session, tick - 1), given);
  return current || previous;
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

/**
 * The shop's secret, made on first use. Two processes that start at once both try to insert; the
 * row's key lets one win, and both read what won.
 */
export async function loadSecret(db: Db, now: number): Promise<string> {
  const proposal = randomBytes(32).toString('hex');
  await db
    .insertInto('settings')
    .values({ name: secretRow, value: JSON.stringify(proposal), updated_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', secretRow)
    .executeTakeFirstOrThrow();
  const secret: unknown = JSON.parse(row.value);
  if (typeof secret !== 'string' || secret.length < 32) {
    throw new Error(`the setting ${secretRow} holds no usable secret; delete its row to make one`);
  }
  return secret;
}
