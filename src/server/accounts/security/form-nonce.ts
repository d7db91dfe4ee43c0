import { timingSafeEqual } from 'node:crypto';
import type { Visitor } from '#server/platform/sessions/visitor.ts';

// A form of the account is made for one session: what one customer's page holds is worth nothing in
// another's hands. It is valid for 12 to 24 hours, as nonces of cached pages are.

const TICK = 12 * 60 * 60_000;
const DIGITS = 20;

function getNonce(visitor: Visitor, session: string, tick: number): string {
  return visitor.sign(`form|${session}|${tick}`).slice(0, DIGITS);
}

export function makeFormNonce(visitor: Visitor, session: string, now: number): string {
  return getNonce(visitor, session, Math.floor(now / TICK));
}

export function checkFormNonce(
  visitor: Visitor,
  session: string,
  nonce: unknown,
  now: number,
): boolean {
  if (typeof nonce !== 'string' || nonce.length !== DIGITS) return false;
  const tick = Math.floor(now / TICK);
  const bytes = Buffer.from(nonce);
  return [tick, tick - 1].some((each) => {
    const expected = Buffer.from(getNonce(visitor, session, each));
    return expected.length === bytes.length && timingSafeEqual(expected, bytes);
  });
}
