import { condition, mayWait } from './condition.ts';
import { problem } from './problem.ts';

/**
 * Only with these shipping methods, for every package: `flat_rate` is all of its kind,
 * `flat_rate:1` one method of one zone.
 */
export const shippingMethods = condition({
  about: 'delivery',
  fields: { methods: 'shippingMethods' },
  check: ({ methods }, situation, coupon) => {
    const { shippingRates } = situation;
    if (shippingRates.length === 0 && mayWait(situation, coupon)) return null;
    const fits = shippingRates.every((rate) =>
      methods.some((method) => rate === method || rate.startsWith(`${method}:`)),
    );
    return fits && shippingRates.length > 0 ? null : problem('coupons.problem.otherShipping');
  },
});
