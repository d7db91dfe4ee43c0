import { problem } from '../problem.ts';
import { condition } from './condition.ts';

/** Usable from its first millisecond on: at 12:00:00.000 a coupon that starts at noon works. */
export const starts = condition({
  about: 'time',
  fields: { at: 'time' },
  check: ({ at }, { now }) => (now < at ? problem('coupons.problem.notStarted', { at }) : null),
});
