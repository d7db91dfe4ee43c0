import type { Discount } from '../cart/cart-totals.ts';
import { checkCoupon } from './check-coupon.ts';
import { type CouponProblem, problem } from './conditions/problem.ts';
import type { CartSituation } from './conditions/situation.ts';
import type { Coupon, CouponKind, CouponRecord } from './coupon.ts';
import { getDiscount } from './line-discount.ts';
import type { Promotion } from './promotions/promotion.ts';

// Which coupons apply to a cart, and in which order.
// Example: with WELCOME10 and FIVEOFF applied, in whatever order, ten percent are taken first and
// the five dollars of what is left; three automatic coupons of priorities 5, 1 and 9 join as 1, 5,
// 9.

export const MAX_AUTOMATIC = 5;

export interface AppliedCoupon {
  coupon: Coupon;
  automatic: boolean;
}

export interface CombinedCoupons {
  applied: AppliedCoupon[];
  /** Coupons that are no longer valid; reported once, then dropped. */
  dropped: { coupon: Coupon; problems: CouponProblem[] }[];
  discounts: Discount[];
  freeShipping: boolean;
}

export interface CouponChoice {
  /** The shopper's coupons, the earliest first. */
  chosen: readonly CouponRecord[];
  automatic: readonly CouponRecord[];
  /** Codes of automatic coupons that the shopper removed from this cart. */
  declined?: readonly string[];
}

export function combineCoupons(choice: CouponChoice, situation: CartSituation): CombinedCoupons {
  const applied: AppliedCoupon[] = [];
  const dropped: CombinedCoupons['dropped'] = [];
  for (const record of loneFirst(choice.chosen)) {
    const { coupon } = record;
    if (applied.some((one) => one.coupon.code === coupon.code)) continue;
    const alone = standsAlone(applied, coupon);
    const check = checkCoupon(coupon, { ...situation, ...getUses(record) });
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
    .flatMap((coupon) => getDiscount(coupon, situation.lines));
  const freeShipping = applied.some((one) => one.coupon.freeShipping);
  return { applied, dropped, discounts, freeShipping };
}

/** At most five, by priority; none is combined with an exclusive coupon. */
function automaticCoupons(
  { automatic, declined = [] }: CouponChoice,
  chosen: readonly AppliedCoupon[],
  situation: CartSituation,
): Coupon[] {
  const accepted: Coupon[] = [];
  if (situation.lines.length === 0) return accepted;
  const already = new Set([...chosen.map((one) => one.coupon.code), ...declined]);
  const byPriority = [...automatic].sort(
    (a, b) => a.coupon.priority - b.coupon.priority || a.coupon.id - b.coupon.id,
  );
  for (const record of byPriority) {
    const { coupon } = record;
    if (accepted.length === MAX_AUTOMATIC) break;
    if (already.has(coupon.code)) continue;
    const others = [...chosen, ...accepted.map((one) => ({ coupon: one, automatic: true }))];
    if (standsAlone(others, coupon) || (coupon.individualUse && others.length > 0)) continue;
    if (checkCoupon(coupon, { ...situation, ...getUses(record) }).ok) accepted.push(coupon);
  }
  return accepted;
}

/**
 * Two carts merged at log-in may combine an exclusive coupon with others. It was chosen over the
 * rest, so it is tried first.
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

function getUses({ usedTotal, usedByCustomer }: CouponRecord) {
  return { usedTotal, usedByCustomer };
}

// Discounts of single pieces come first, those of the whole cart last, so that the result does not
// depend on the order of typing.
const RANK: Record<CouponKind, number> = { fixed_product: 1, percent: 2, fixed_cart: 3 };

// What is bought together is reckoned from its full price: sets, then free pieces, then tiers.
const TOGETHER: Record<Promotion['kind'], number> = { bundle: 1, cheapest: 2, tiers: 3 };

function rankOfPieces({ buyGet, promotion }: Coupon): number {
  if (buyGet) return 0;
  return promotion ? TOGETHER[promotion.kind] : 4;
}

function inOrder(a: Coupon, b: Coupon): number {
  return (
    rankOfPieces(a) - rankOfPieces(b) ||
    RANK[a.kind] - RANK[b.kind] ||
    // A limited number of pieces is chosen before unlimited discounts are applied.
    (a.itemLimit ?? Number.MAX_SAFE_INTEGER) - (b.itemLimit ?? Number.MAX_SAFE_INTEGER) ||
    b.amount - a.amount ||
    a.id - b.id
  );
}
