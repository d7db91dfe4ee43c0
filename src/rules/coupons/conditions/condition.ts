import type { CartLine } from '../../cart/cart-line.ts';
import type { Money } from '../../money/money.ts';
import type { CartRange } from './cart-range.ts';
import type { CouponProblem } from './problem.ts';
import type { CouponSituation } from './situation.ts';

/** Kinds of argument; forms, stored data and types are derived from them. */
export interface ArgumentKinds {
  money: Money;
  count: number;
  time: number;
  products: readonly number[];
  categories: readonly number[];
  emails: readonly string[];
  roles: readonly string[];
  countries: readonly string[];
  shippingMethods: readonly string[];
  paymentMethods: readonly string[];
  anyOrAll: 'any' | 'all';
  ranges: readonly CartRange[];
}
export type ArgumentKind = keyof ArgumentKinds;
export type ConditionFields = Readonly<Record<string, ArgumentKind>>;
export type ArgumentsOf<Fields extends ConditionFields> = {
  readonly [Name in keyof Fields]: ArgumentKinds[Fields[Name]];
};

/** What a condition depends on: time, uses and the shopper cannot be changed. */
export type ConditionSubject = 'time' | 'uses' | 'shopper' | 'delivery' | 'cart';

/** The part of a coupon a condition may need. */
export interface ConditionCoupon {
  kind: 'percent' | 'fixed_cart' | 'fixed_product';
  automatic: boolean;
}

/**
 * One condition of a coupon: its arguments by name and kind, and its check. Example: with
 * { minimumSpend: { amount: 5000 } } a cart of 48.00 answers the problem `minimumSpend` with 5000.
 */
export interface Condition<Arguments> {
  about: ConditionSubject;
  fields: { readonly [Name in keyof Arguments]: ArgumentKind };
  check(args: Arguments, situation: CouponSituation, coupon: ConditionCoupon): CouponProblem | null;
  /** For conditions on lines: whether the coupon may lower this line. */
  touches?(args: Arguments, line: CartLine): boolean;
}

/** Derives the types of a condition's arguments from its fields. */
export function condition<const Fields extends ConditionFields>(
  parts: { fields: Fields } & Omit<Condition<ArgumentsOf<Fields>>, 'fields'>,
): Condition<ArgumentsOf<Fields>> {
  return parts;
}

/** Whether an unknown fact passes. An automatic coupon waits until it is known. */
export function mayWait(situation: CouponSituation, coupon: ConditionCoupon): boolean {
  return situation.moment === 'browsing' && !coupon.automatic;
}
