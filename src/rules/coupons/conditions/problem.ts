import type { Money } from '../../money/money.ts';

/** Why a coupon is not valid, a key of the messages table. */
export const COUPON_PROBLEMS = [
  'coupons.problem.empty',
  'coupons.problem.unknown',
  'coupons.problem.notStarted',
  'coupons.problem.expired',
  'coupons.problem.usedUp',
  'coupons.problem.usedByYou',
  'coupons.problem.minimumSpend',
  'coupons.problem.maximumSpend',
  'coupons.problem.otherProducts',
  'coupons.problem.excludedProducts',
  'coupons.problem.saleItems',
  'coupons.problem.range',
  'coupons.problem.buyMore',
  'coupons.problem.addFree',
  'coupons.problem.cheapestFree',
  'coupons.problem.cheapestLess',
  'coupons.problem.setIncomplete',
  'coupons.problem.alreadyLess',
  'coupons.problem.spendMore',
  'coupons.problem.otherPerson',
  'coupons.problem.otherRole',
  'coupons.problem.otherCountry',
  'coupons.problem.otherShipping',
  'coupons.problem.otherPayment',
  'coupons.problem.alreadyApplied',
  'coupons.problem.standsAlone',
  'coupons.problem.notApplied',
  'coupons.problem.tooManyTries',
] as const;
export type CouponProblemCode = (typeof COUPON_PROBLEMS)[number];

/** { code: 'coupons.problem.minimumSpend', amount: 5000 }: numbers here, text where it is shown. */
export interface CouponProblem {
  code: CouponProblemCode;
  field: 'coupon';
  amount?: Money;
  count?: number;
  at?: number;
  /** The code of a conflicting coupon. */
  other?: string;
}

export function problem(
  code: CouponProblemCode,
  figures: Omit<CouponProblem, 'code' | 'field'> = {},
): CouponProblem {
  return { code, field: 'coupon', ...figures };
}
