import { problem } from '../problem.ts';
import { condition } from './condition.ts';

/** So many orders in all. The last word is the server's, which moves the count when an order is placed. */
export const usageLimit = condition({
  about: 'uses',
  fields: { count: 'count' },
  check: ({ count }, { usedTotal }) =>
    usedTotal >= count ? problem('coupons.problem.usedUp', { count }) : null,
});
