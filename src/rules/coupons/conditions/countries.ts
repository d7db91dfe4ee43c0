import { condition, mayWait } from './condition.ts';
import { problem } from './problem.ts';

/** Only for deliveries to these countries, by their codes: `US`. */
export const countries = condition({
  about: 'delivery',
  fields: { countries: 'countries' },
  check: ({ countries: allowed }, situation, coupon) => {
    if (situation.country === '' && mayWait(situation, coupon)) return null;
    return allowed.includes(situation.country) ? null : problem('coupons.problem.otherCountry');
  },
});
