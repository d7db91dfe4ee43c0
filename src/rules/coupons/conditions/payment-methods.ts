import { condition, mayWait } from './condition.ts';
import { problem } from './problem.ts';

/** Only with one of these payment methods, such as `bank_transfer`. */
export const paymentMethods = condition({
  about: 'delivery',
  fields: { methods: 'paymentMethods' },
  check: ({ methods }, situation, coupon) => {
    if (situation.paymentMethod === '' && mayWait(situation, coupon)) return null;
    return methods.includes(situation.paymentMethod)
      ? null
      : problem('coupons.problem.otherPayment');
  },
});
