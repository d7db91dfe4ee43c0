import type { Discount } from '../cart/cart-totals.ts';
import { checkCoupon } from './check-coupon.ts';
import type { Coupon, CouponKind, CouponRecord } from './coupon.ts';
import { discountOf } from './discount-of.ts';
import { type CouponProblem, problem } from './problem.ts';
import type { CartSituation } from './situation.ts';

// Which coupons count in a cart, and in which order they lower it.
// Example: with WELCOME10 and FIVEOFF applied, in whatever order, ten percent are taken first and the
// five dollars of what is left; three automatic coupons of priorities 5, 1 and 9 join as 1, 5, 9.

export const MOST_AUTOMATIC = 5;

export interface AppliedCoupon {
  coupon: Coupon;
  automatic: boolean;
}

export interface CombinedCoupons {
  applied: AppliedCoupon[];
  /** Coupons the shopper had that no longer fit; said once, then forgotten. */
  dropped: { coupon: Coupon; problems: CouponProblem[] }[];
  discounts: Discount[];
  freeShipping: boolean;
}

export interface CouponChoice {
  /** What the shopper applied, the earliest first. */
  chosen: readonly CouponRecord[];
  /** Every coupon that applies itself. */
  automatic: readonly CouponRecord[];
  /** Codes of automatic coupons the shopper took out of this cart. */
  declined?: readonly string[];
}

export function combineCoupons(choice: CouponChoice, situation: CartSituation): CombinedCoupons {
  const applied: AppliedCoupon[] = [];
  const dropped: CombinedCoupons['dropped'] = [];
  for (const record of loneFirst(choice.chosen)) {
    const { coupon } = record;
    if (applied.some((one) => one.coupon.code === coupon.code)) continue;
    const alone = standsAlone(applied, coupon);
    const check = checkCoupon(coupon, { ...situation, ...usesOf(record) });
    const problems = [...(check.ok ? [] : check.problems), ...(alone ? [alone] : [])];
    if (problems.length > 0) dropped.push({ coupon, problems });
    else applied.push({ coupon, automatic: false });
  }
  for (const coupon of automaticCoupons(choice, applied, situation)) {
    applied.push({ coupon, automatic: true });
  }
  const discounts = applied
    .map((one) => one.coupon)
    .sort(inOrder)
    .flatMap((coupon) => discountOf(coupon, situation.lines));
  const freeShipping = applied.some((one) => one.coupon.freeShipping);
  return { applied, dropped, discounts, freeShipping };
}

/** At most five, the first by priority; none joins a coupon that stands alone, nor stands alone beside others. */
function automaticCoupons(
  { automatic, declined = [] }: CouponChoice,
  chosen: readonly AppliedCoupon[],
  situation: CartSituation,
): Coupon[] {
  const taken: Coupon[] = [];
  if (situation.lines.length === 0) return taken;
  const already = new Set([...chosen.map((one) => one.coupon.code), ...declined]);
  const byPriority = [...automatic].sort(
    (a, b) => a.coupon.priority - b.coupon.priority || a.coupon.id - b.coupon.id,
  );
  for (const record of byPriority) {
    const { coupon } = record;
    if (taken.length === MOST_AUTOMATIC) break;
    if (already.has(coupon.code)) continue;
    const others = [...chosen, ...taken.map((one) => ({ coupon: one, automatic: true }))];
    if (standsAlone(others, coupon) || (coupon.individualUse && others.length > 0)) continue;
    if (checkCoupon(coupon, { ...situation, ...usesOf(record) }).ok) taken.push(coupon);
  }
  return taken;
}

/**
 * Two carts merged at log-in may bring a coupon that stands alone together with others. It is what
 * the shopper chose over the rest, so it is asked first.
 */
function loneFirst(chosen: readonly CouponRecord[]): CouponRecord[] {
  return [
    ...chosen.filter((one) => one.coupon.individualUse),
    ...chosen.filter((one) => !one.coupon.individualUse),
  ];
}

function standsAlone(applied: readonly AppliedCoupon[], coupon: Coupon): CouponProblem | null {
  const lone = applied.find((one) => one.coupon.individualUse && one.coupon.code !== coupon.code);
  return lone ? problem('coupons.problem.standsAlone', { other: lone.coupon.shownCode }) : null;
}

function usesOf({ usedTotal, usedByCustomer }: CouponRecord) {
  return { usedTotal, usedByCustomer };
}

// What lowers single pieces goes first, what takes a sum off the cart last: so that the sum never
// takes what a percentage could no longer find, and the shopper's order of typing makes no difference.
const RANK: Record<CouponKind, number> = { fixed_product: 1, percent: 2, fixed_cart: 3 };

function inOrder(a: Coupon, b: Coupon): number {
  return (
    Number(b.buyGet !== null) - Number(a.buyGet !== null) ||
    RANK[a.kind] - RANK[b.kind] ||
    // A limited number of pieces is chosen before the unlimited ones are lowered.
    (a.itemLimit ?? Number.MAX_SAFE_INTEGER) - (b.itemLimit ?? Number.MAX_SAFE_INTEGER) ||
    b.amount - a.amount ||
    a.id - b.id
  );
}
