import { checkCoupon } from './check-coupon.ts';
import { type CouponProblem, problem } from './conditions/problem.ts';
import type { CartSituation } from './conditions/situation.ts';
import type { Coupon, CouponRecord } from './coupon.ts';

/**
 * The applied coupons after one more is requested. Adding an exclusive one removes the others and
 * names them; adding to an exclusive one is refused: [welcome10] and HEARTH25 (exclusive) give {
 * ok: true, codes: ['hearth25'], removed: ['welcome10'] }.
 */
export type CouponAddition =
  | { ok: true; codes: string[]; removed: string[]; lines: readonly string[] }
  | { ok: false; problems: CouponProblem[] };

/** `applied` are the shopper's own coupons; automatic ones are added or dropped by themselves. */
export function addCoupon(
  applied: readonly Coupon[],
  record: CouponRecord,
  situation: CartSituation,
): CouponAddition {
  const { coupon, usedTotal, usedByCustomer } = record;
  if (applied.some((one) => one.code === coupon.code)) {
    return { ok: false, problems: [problem('coupons.problem.alreadyApplied')] };
  }
  const check = checkCoupon(coupon, { ...situation, usedTotal, usedByCustomer });
  if (!check.ok) return check;
  const lone = applied.find((one) => one.individualUse);
  if (lone && !coupon.individualUse) {
    const other = lone.shownCode;
    return { ok: false, problems: [problem('coupons.problem.standsAlone', { other })] };
  }
  const before = applied.map((one) => one.code);
  return coupon.individualUse
    ? { ok: true, codes: [coupon.code], removed: before, lines: check.lines }
    : { ok: true, codes: [...before, coupon.code], removed: [], lines: check.lines };
}
