import { createHmac, timingSafeEqual } from 'node:crypto';

// A `Cart-Token` lets a program without cookies name its session. It holds the session's public
// id and its expiry, signed with the shop's secret; a changed token names no session.
// Example: 9f0c….1767225600000.5b1e… names session 9f0c… until the new year.

const pattern = /^([0-9a-f]{32})\.(\d{1,15})\.([0-9a-f]{64})$/;

function signature(secret: string, id: string, until: number): string {
  return createHmac('sha256', secret).update(`cart-token|${id}|${until}`).digest('hex');
}

export function makeCartToken(secret: string, id: string, until: number): string {
  return `${id}.${until}.${signature(secret, id, until)}`;
}

/** The session it names, or null where it was not made here or has ended. */
export function readCartToken(secret: string, token: string, now: number): string | null {
  const [, id, until, input] = pattern.exec(token) ?? [];
  if (id === undefined || until === undefined || input === undefined) return null;
  const expected = Buffer.from(signature(secret, id, Number(until)));
  if (!timingSafeEqual(expected, Buffer.from(input))) return null;
  return Number(until) > now ? id : null;
}
