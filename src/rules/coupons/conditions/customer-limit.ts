import { condition } from './condition.ts';
import { problem } from './problem.ts';

/**
 * Maximum number of orders per person, identified by account and e-mail address, guests included.
 */
export const customerLimit = condition({
  about: 'uses',
  fields: { count: 'count' },
  check: ({ count }, { usedByCustomer }) =>
    usedByCustomer >= count ? problem('coupons.problem.usedByYou', { count }) : null,
});
