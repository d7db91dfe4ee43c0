import { condition, mayWait } from './condition.ts';
import { problem } from './problem.ts';

/** Only for customers with one of these roles, such as `wholesale`. A guest may still log in. */
export const roles = condition({
  about: 'shopper',
  fields: { roles: 'roles' },
  check: ({ roles: allowed }, situation, coupon) => {
    if (situation.customer.id === null && mayWait(situation, coupon)) return null;
    const has = situation.customer.roles.some((role) => allowed.includes(role));
    return has ? null : problem('coupons.problem.otherRole');
  },
});
