import { problem } from '../problem.ts';
import { condition } from './condition.ts';

/** Up to 200.00: a subtotal of exactly 200.00 will do. */
export const maximumSpend = condition({
  about: 'cart',
  fields: { amount: 'money' },
  check: ({ amount }, { subtotal }) =>
    subtotal > amount ? problem('coupons.problem.maximumSpend', { amount }) : null,
});
