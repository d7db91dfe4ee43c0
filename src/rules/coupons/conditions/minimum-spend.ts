import { problem } from '../problem.ts';
import { condition } from './condition.ts';

/** From 50.00 on: a subtotal of exactly 50.00 will do. */
export const minimumSpend = condition({
  about: 'cart',
  fields: { amount: 'money' },
  check: ({ amount }, { subtotal }) =>
    subtotal < amount ? problem('coupons.problem.minimumSpend', { amount }) : null,
});
