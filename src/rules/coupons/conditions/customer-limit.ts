import { problem } from '../problem.ts';
import { condition } from './condition.ts';

/** So many orders of one person, who is their account and their e-mail address, as a guest too. */
export const customerLimit = condition({
  about: 'uses',
  fields: { count: 'count' },
  check: ({ count }, { usedByCustomer }) =>
    usedByCustomer >= count ? problem('coupons.problem.usedByYou', { count }) : null,
});
