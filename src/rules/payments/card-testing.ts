// Whoever tries out stolen cards fails often. Some failures are free, as people mistype; from then on
// each one doubles the wait before the next payment. A day without a failure ends it.
// Example: the fourth failure of one browser is followed by a minute of waiting, the fifth by two.

/** By what failures are counted. */
export const PAYER_KINDS = ['session', 'email', 'card', 'address'] as const;
export type PayerKind = (typeof PAYER_KINDS)[number];

/** Many people may share a network address. */
const FREE: Readonly<Record<PayerKind, number>> = { session: 3, email: 5, card: 3, address: 15 };
const FIRST_WAIT_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface Failures {
  count: number;
  lastAt: number;
}

/** With one more failure: how many there are, and until when no payment is begun; null for no wait. */
export function afterFailure(
  kind: PayerKind,
  known: Failures | null,
  now: number,
): { count: number; waitUntil: number | null } {
  const before = known !== null && now - known.lastAt < DAY_MS ? known.count : 0;
  const count = before + 1;
  const beyond = count - FREE[kind];
  if (beyond <= 0) return { count, waitUntil: null };
  return { count, waitUntil: now + Math.min(FIRST_WAIT_MS * 2 ** (beyond - 1), DAY_MS) };
}
