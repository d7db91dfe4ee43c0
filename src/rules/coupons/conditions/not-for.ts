import { namesLine } from './cart-range.ts';
import { condition } from './condition.ts';
import { problem } from './problem.ts';

/**
 * Not for these products and categories. A coupon for products skips them; one for the whole cart
 * is refused while one of them is in it.
 */
export const notFor = condition({
  about: 'cart',
  fields: { productIds: 'products', categoryIds: 'categories' },
  check: (target, { lines }, { kind }) => {
    const named = lines.filter((line) => namesLine(target, line)).length;
    const refused = kind === 'fixed_cart' ? named > 0 : named === lines.length;
    return refused ? problem('coupons.problem.excludedProducts') : null;
  },
  touches: (target, line) => !namesLine(target, line),
});
