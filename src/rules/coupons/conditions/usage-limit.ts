import { condition } from './condition.ts';
import { problem } from './problem.ts';

/**
 * Maximum number of orders in total. The server decides when an order is placed, by a conditional
 * update.
 */
export const usageLimit = condition({
  about: 'uses',
  fields: { count: 'count' },
  check: ({ count }, { usedTotal }) =>
    usedTotal >= count ? problem('coupons.problem.usedUp', { count }) : null,
});
