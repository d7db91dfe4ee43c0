import { namesLine } from './cart-range.ts';
import { condition } from './condition.ts';
import { problem } from './problem.ts';

/**
 * Only for these products and categories. A cart needs one such line; a coupon for products lowers
 * those lines only, one for the cart lowers all of it.
 */
export const onlyFor = condition({
  about: 'cart',
  fields: { productIds: 'products', categoryIds: 'categories' },
  check: (target, { lines }) =>
    lines.some((line) => namesLine(target, line)) ? null : problem('coupons.problem.otherProducts'),
  touches: namesLine,
});
