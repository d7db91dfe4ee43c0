import type * as z from 'zod/mini';
import {
  countIntervals,
  type DayRange,
  type Interval,
  MAX_INTERVALS,
} from '#rules/analytics/spans.ts';
import { summarizeOrders } from '#server/analytics/summarize.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Fields } from '#wire/wc/field.ts';
import type { Immutable } from '#wire/wc/response.ts';
import { type ManagedCall, managed, type ParamsOf } from '../../rest/managed-endpoint.ts';
import { invalidParams } from '../../rest/rest-error.ts';
import { type RestResult, type RestRoute, refused } from '../../rest/rest-route.ts';

export const NAMESPACE = 'wc-analytics';
/** A report counts this many changed orders before it answers; the job counts more. */
export const MAX_CHANGES = 500;

/** A report by GET, over figures that have what was changed up to now. */
export function report<F extends Fields, Body>(
  path: string,
  params: F,
  response: z.core.$ZodType<Body>,
  handle: (params: ParamsOf<F>, call: ManagedCall) => Promise<RestResult<Immutable<NoInfer<Body>>>>,
): RestRoute {
  const GET = managed({
    namespace: NAMESPACE,
    action: 'list',
    permission: 'see-reports',
    replica: true,
    params,
    answer: { schema: response },
    async handle(query, call) {
      await summarizeOrders(call.ctx, MAX_CHANGES);
      return handle(query, call);
    },
  });
  return { namespace: NAMESPACE, path, methods: { GET } };
}

export const crossing = refused(invalidParams({ before: 'must not be before after' }));

const tooMany = refused(
  invalidParams({ interval: `has more than ${MAX_INTERVALS} parts between after and before` }),
);

/** The refusal of a range with too many days, weeks …; null where all of them can be listed. */
export function refuseIntervals(
  by: Interval,
  ...ranges: readonly (DayRange | null)[]
): RestResult<never> | null {
  const isLong = ranges.some((range) => range && countIntervals(range, by) > MAX_INTERVALS);
  return isLong ? tooMany : null;
}

/** Amounts of these reports are numbers. */
export function amounts({ settings }: ShopContext): (amount: number) => number {
  const unit = 10 ** settings['currency.decimals'];
  return (amount) => Math.round(amount) / unit;
}

/** Quantities are stored in thousandths. */
export const pieces = (items: number) => items / 1000;
