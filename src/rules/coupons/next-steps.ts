import type { CartLine } from '../cart/cart-line.ts';
import { ask, touchedLines } from './check-coupon.ts';
import { type CombinedCoupons, type CouponChoice, MAX_AUTOMATIC } from './combine.ts';
import { CONDITION_CODES } from './conditions/conditions.ts';
import type { CartSituation } from './conditions/situation.ts';
import type { Coupon, CouponRecord } from './coupon.ts';
import { type NextTier, nextTier } from './promotions/tiers.ts';

// What a shopper could add to pay less by a promotion in steps, which applies already or would by itself.
// Example: with 10 % from 3 candles, two candles and a tray are { more: 1, percent: 1000, lines: [the
// candles] }. A coupon that is not valid for this basket, or cannot be combined with the others in it,
// promises nothing.

export interface NextStep extends NextTier {
  coupon: Coupon;
  /** Those of the basket that count. */
  lines: readonly CartLine[];
}

export function nextSteps(
  { chosen, automatic, declined = [] }: CouponChoice,
  { applied }: Pick<CombinedCoupons, 'applied'>,
  situation: CartSituation,
): NextStep[] {
  const isApplied = ({ coupon }: CouponRecord) =>
    applied.some((one) => one.coupon.code === coupon.code);
  const isFull = applied.filter((one) => one.automatic).length >= MAX_AUTOMATIC;
  const isClosed = isFull || applied.some((one) => one.coupon.individualUse);
  const mayJoin = ({ coupon }: CouponRecord) =>
    !isClosed && !declined.includes(coupon.code) && !(coupon.individualUse && applied.length > 0);
  return [
    ...chosen.filter(isApplied),
    ...automatic.filter((record) => isApplied(record) || mayJoin(record)),
  ].flatMap((record) => getStep(record, situation) ?? []);
}

function getStep(record: CouponRecord, situation: CartSituation): NextStep | null {
  const { coupon, usedTotal, usedByCustomer } = record;
  if (coupon.promotion?.kind !== 'tiers') return null;
  const counted = { ...situation, usedTotal, usedByCustomer };
  if (CONDITION_CODES.some((code) => ask(code, coupon, counted) !== null)) return null;
  const lines = touchedLines(coupon, situation.lines).filter((line) => line.unitPrice > 0);
  if (lines.length === 0) return null;
  const next = nextTier(coupon.promotion, lines);
  return next && { ...next, coupon, lines };
}
