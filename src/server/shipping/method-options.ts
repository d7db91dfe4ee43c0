import * as z from 'zod';
import { type Money, money } from '#rules/money/money.ts';

/** An amount or a formula such as `5 + 2 * [qty]`; what it means is read by the rules. */
const cost = z.string().trim().max(200);
const amount = z
  .int()
  .min(0)
  .max(1_000_000_000_000)
  .transform((value): Money => money(value));

/** The options of each kind of method besides its title, as they are stored. */
export const METHOD_OPTIONS = {
  flat_rate: z.object({
    cost: cost.default('0'),
    classCosts: z.record(z.string().max(60), cost).default({}),
    noClassCost: cost.default(''),
    calculation: z.enum(['per_class', 'per_order']).default('per_class'),
  }),
  free_shipping: z.object({
    requires: z.enum(['', 'coupon', 'min_amount', 'either', 'both']).default(''),
    minAmount: amount.default(money(0)),
    ignoreDiscounts: z.boolean().default(false),
  }),
  local_pickup: z.object({ cost: cost.default('0') }),
} as const;
