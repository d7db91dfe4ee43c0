import { normaliseEmail } from '#rules/coupons/conditions/normalise-email.ts';

export interface CouponHolder {
  /** Null for a guest. */
  id: number | null;
  email: string;
}

/**
 * The names under which a person's uses are counted. A customer is their account and their email
 * address, so that logging out does not double a limit: { id: 12, email: 'Ann@example.com' } is
 * ['user:12', 'mail:ann@example.com'].
 */
export function holderNames({ id, email }: CouponHolder): string[] {
  const address = normaliseEmail(email);
  return [...(id === null ? [] : [`user:${id}`]), ...(address === '' ? [] : [`mail:${address}`])];
}
