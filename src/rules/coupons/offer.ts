import { ask, checkCoupon } from './check-coupon.ts';
import { CONDITION_CODES, CONDITIONS } from './conditions/conditions.ts';
import type { CouponProblem } from './conditions/problem.ts';
import type { CartSituation } from './conditions/situation.ts';
import type { Coupon, CouponRecord } from './coupon.ts';

// A coupon in a list to click on. WELCOME10 is `usable` for a shopper who never used it and `used`
// afterwards; a coupon from 75.00 on is `waiting` in a cart of 48.00, with its problem. OLDNEWS, which
// has expired, and coupons for other customers are not offered.

export const OFFER_STATES = ['usable', 'waiting', 'used'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export interface CouponOffer {
  coupon: Coupon;
  state: OfferState;
  applied: boolean;
  /** Why it is not usable now. */
  problems: CouponProblem[];
}

export function getOffer(
  record: CouponRecord,
  situation: CartSituation,
  applied: readonly string[],
): CouponOffer | null {
  const { coupon, usedTotal, usedByCustomer } = record;
  const uses = { ...situation, usedTotal, usedByCustomer };
  const failed = CONDITION_CODES.flatMap((code) => {
    const found = ask(code, coupon, uses);
    return found ? [{ about: CONDITIONS[code].about, found }] : [];
  });
  const about = new Set(failed.map((one) => one.about));
  // Neither before its time nor after it: the shopper can do nothing about that.
  if (about.has('shopper') || about.has('time')) return null;
  const check = checkCoupon(coupon, uses);
  const offer = {
    coupon,
    applied: applied.includes(coupon.code),
    problems: check.ok ? [] : check.problems,
  };
  if (about.has('uses')) return { ...offer, state: 'used' };
  return { ...offer, state: check.ok ? 'usable' : 'waiting' };
}

/** Usable ones first, then by expiry; of equals the older coupon first. */
export function sortOffers(offers: readonly CouponOffer[]): CouponOffer[] {
  const ends = ({ coupon }: CouponOffer) => coupon.conditions.expires?.at ?? Number.MAX_VALUE;
  return [...offers].sort(
    (a, b) =>
      OFFER_STATES.indexOf(a.state) - OFFER_STATES.indexOf(b.state) ||
      ends(a) - ends(b) ||
      a.coupon.id - b.coupon.id,
  );
}
