import { normaliseEmail } from '#rules/coupons/normalise-email.ts';

export interface CouponHolder {
  /** Null for a guest. */
  id: number | null;
  email: string;
}

/**
 * The names a person's uses are counted under. A customer is their account and their address, so
 * that nobody doubles a limit by logging out: { id: 12, email: 'Ann@example.com' } is
 * ['user:12', 'mail:ann@example.com'].
 */
export function holderNames({ id, email }: CouponHolder): string[] {
  const address = normaliseEmail(email);
  return [...(id === null ? [] : [`user:${id}`]), ...(address === '' ? [] : [`mail:${address}`])];
}
