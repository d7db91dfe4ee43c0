import { condition } from './condition.ts';
import { problem } from './problem.ts';

/** Inclusive: a subtotal of exactly 50.00 is valid. */
export const minimumSpend = condition({
  about: 'cart',
  fields: { amount: 'money' },
  check: ({ amount }, { subtotal }) =>
    subtotal < amount ? problem('coupons.problem.minimumSpend', { amount }) : null,
});
