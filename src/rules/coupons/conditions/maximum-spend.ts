import { condition } from './condition.ts';
import { problem } from './problem.ts';

/** Inclusive: a subtotal of exactly 200.00 is valid. */
export const maximumSpend = condition({
  about: 'cart',
  fields: { amount: 'money' },
  check: ({ amount }, { subtotal }) =>
    subtotal > amount ? problem('coupons.problem.maximumSpend', { amount }) : null,
});
