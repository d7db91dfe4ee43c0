import type { CartLine } from '../cart/cart-line.ts';
import { freePieces, missingToBuy } from './buy-get.ts';
import {
  CONDITION_CODES,
  CONDITIONS,
  type ConditionArguments,
  type ConditionCode,
} from './conditions/conditions.ts';
import { type CouponProblem, problem } from './conditions/problem.ts';
import type { CouponSituation } from './conditions/situation.ts';
import type { Coupon } from './coupon.ts';
import { promotionEffect } from './promotions/promotion.ts';

// Whether a coupon is valid now, with every reason why not.
// Example: TRAY20 in a cart with a tray and a mug is { ok: true, lines: [the tray's key] }; in a
// cart with only the mug it has the problem `otherProducts`. Conditions on lines are not checked in
// an empty cart: the coupon stays for what will be added.

export type CouponCheck =
  | { ok: true; lines: readonly string[] }
  | { ok: false; problems: CouponProblem[] };

export function checkCoupon(coupon: Coupon, situation: CouponSituation): CouponCheck {
  const { lines } = situation;
  const problems: CouponProblem[] = [];
  for (const code of CONDITION_CODES) {
    if (lines.length === 0 && CONDITIONS[code].about === 'cart') continue;
    const found = ask(code, coupon, situation);
    if (found) problems.push(found);
  }
  const touched = touchedLines(coupon, lines);
  if (problems.length === 0 && lines.length > 0) problems.push(...checkLines(coupon, touched));
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, lines: touched.map((line) => line.key) };
}

export function ask<Code extends ConditionCode>(
  code: Code,
  coupon: Coupon,
  situation: CouponSituation,
): CouponProblem | null {
  const condition: ConditionArguments[Code] | undefined = coupon.conditions[code];
  return condition === undefined ? null : CONDITIONS[code].check(condition, situation, coupon);
}

/** Each condition may pass alone while no line passes them all, such as candles on sale. */
function checkLines(coupon: Coupon, touched: readonly CartLine[]): CouponProblem[] {
  if (touched.length === 0) return [problem('coupons.problem.otherProducts')];
  if (coupon.promotion) {
    const effect = promotionEffect(coupon.promotion, touched);
    return effect.lowers ? [] : [effect.problem];
  }
  if (!coupon.buyGet || Object.keys(freePieces(coupon.buyGet, touched)).length > 0) return [];
  const count = missingToBuy(coupon.buyGet, touched);
  return [
    count > 0 ? problem('coupons.problem.buyMore', { count }) : problem('coupons.problem.addFree'),
  ];
}

export function touchedLines(coupon: Coupon, lines: readonly CartLine[]): readonly CartLine[] {
  if (coupon.kind === 'fixed_cart') return lines;
  return lines.filter((line) => CONDITION_CODES.every((code) => touches(code, coupon, line)));
}

function touches<Code extends ConditionCode>(code: Code, coupon: Coupon, line: CartLine): boolean {
  const condition: ConditionArguments[Code] | undefined = coupon.conditions[code];
  return condition === undefined || (CONDITIONS[code].touches?.(condition, line) ?? true);
}
