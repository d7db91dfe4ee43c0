import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { AccountRow } from '#server/customers/find-customer.ts';
import { readCookie, writeCookie } from '#server/platform/sessions/cookies.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';

// A browser an account was opened in before is known again, also after logging out. Its tries are
// counted by themselves: wrong passwords typed elsewhere do not lock the owner out of the shop
// for a quarter of an hour, again and again. It opens nothing.

export const DEVICE_COOKIE = 'vitrine_device';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const shape = /^([0-9a-f]{32})\.([0-9a-f]{64})$/;

type Account = Pick<AccountRow, 'id' | 'password_hash'>;

/** A new password makes every browser unknown. */
function signature(visitor: Visitor, { id, password_hash }: Account, device: string): string {
  return visitor.sign(`device|${id}|${device}|${password_hash}`);
}

/** The number this browser was given when it opened the account; null where it never did. */
export function knownDevice(visitor: Visitor, account: Account | undefined): string | null {
  const cookie = readCookie(visitor.cookieHeader, DEVICE_COOKIE) ?? '';
  const [, device, input] = shape.exec(cookie) ?? [];
  if (!account || device === undefined || input === undefined) return null;
  const expected = signature(visitor, account, device);
  return timingSafeEqual(Buffer.from(expected), Buffer.from(input)) ? device : null;
}

export function rememberDevice(visitor: Visitor, account: Account): void {
  const device = knownDevice(visitor, account) ?? randomBytes(16).toString('hex');
  const value = `${device}.${signature(visitor, account, device)}`;
  setDevice(visitor, value, YEAR_SECONDS);
}

/** Whose account is deleted leaves nothing behind. */
export function removeDevice(visitor: Visitor): void {
  setDevice(visitor, '', 0);
}

function setDevice(visitor: Visitor, value: string, maxAgeSeconds: number): void {
  const choices = { maxAgeSeconds, https: visitor.https, httpOnly: true };
  visitor.cookies.set(DEVICE_COOKIE, writeCookie(DEVICE_COOKIE, value, choices));
}
