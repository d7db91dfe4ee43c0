import { inRange } from './cart-range.ts';
import { condition } from './condition.ts';
import { problem } from './problem.ts';

/** Required quantity or amount in the cart: any or all of the ranges. */
export const ranges = condition({
  about: 'cart',
  fields: { match: 'anyOrAll', ranges: 'ranges' },
  check: ({ match, ranges: required }, { lines }) => {
    const missed = required.filter((range) => !inRange(range, lines));
    const met = match === 'all' ? missed.length === 0 : missed.length < required.length;
    return met ? null : problem('coupons.problem.range');
  },
});
