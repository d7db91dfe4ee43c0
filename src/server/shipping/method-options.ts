import * as z from 'zod';
import { type Money, money } from '#rules/money/money.ts';
import { MAX_TABLE_ROWS, ROW_MEASURES } from '#rules/shipping/table-row.ts';

/** An amount or a formula such as `5 + 2 * [qty]`; what it means is read by the rules. */
const cost = z.string().trim().max(200);
const amount = z
  .int()
  .min(0)
  .max(1_000_000_000_000)
  .transform((value): Money => money(value));

const bound = z.number().min(0).max(1_000_000_000_000).nullable().default(null);

const tableRow = z.object({
  by: z.enum(ROW_MEASURES).default(''),
  from: bound,
  to: bound,
  shippingClass: z.string().max(60).default(''),
  coupon: z.string().max(100).default(''),
  cost: amount.default(money(0)),
  perPiece: amount.default(money(0)),
  perWeight: amount.default(money(0)),
  percent: z.int().min(0).max(100_000).default(0),
  surcharge: z.boolean().default(false),
});

const days = z.int().min(0).max(365);
/** Null for the shop's days on the way. */
const transitDays = z.tuple([days, days]).readonly().nullable().default(null);

/** The options of each kind of method besides its title, as they are stored. */
export const METHOD_OPTIONS = {
  flat_rate: z.object({
    cost: cost.default('0'),
    classCosts: z.record(z.string().max(60), cost).default({}),
    noClassCost: cost.default(''),
    calculation: z.enum(['per_class', 'per_order']).default('per_class'),
    transitDays,
  }),
  free_shipping: z.object({
    requires: z.enum(['', 'coupon', 'min_amount', 'either', 'both']).default(''),
    minAmount: amount.default(money(0)),
    ignoreDiscounts: z.boolean().default(false),
    transitDays,
  }),
  local_pickup: z.object({
    cost: cost.default('0'),
    places: z.array(z.string().max(20)).max(100).readonly().default([]),
  }),
  table_rate: z.object({
    rows: z.array(tableRow).max(MAX_TABLE_ROWS).readonly().default([]),
    calculation: z.enum(['first', 'sum']).default('first'),
    freeFrom: amount.nullable().default(null),
    transitDays,
  }),
} as const;

/** A table is stored with whether it is offered: to the release before, its method never is. */
export const STORED_TABLE = METHOD_OPTIONS.table_rate.extend({ enabled: z.boolean() });
