import { condition } from './condition.ts';
import { problem } from './problem.ts';

/** Inclusive: at 12:00:00.000 a coupon that starts at noon is valid. */
export const starts = condition({
  about: 'time',
  fields: { at: 'time' },
  check: ({ at }, { now }) => (now < at ? problem('coupons.problem.notStarted', { at }) : null),
});
