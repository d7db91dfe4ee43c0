import { condition } from './condition.ts';
import { problem } from './problem.ts';

/** Exclusive: at 12:00:00.000 a coupon that expires at noon is refused. */
export const expires = condition({
  about: 'time',
  fields: { at: 'time' },
  check: ({ at }, { now }) => (now >= at ? problem('coupons.problem.expired', { at }) : null),
});
