import * as z from 'zod';
import type { CartRange } from '#rules/coupons/conditions/cart-range.ts';
import type { ArgumentKind, ArgumentKinds } from '#rules/coupons/conditions/condition.ts';
import {
  CONDITION_CODES,
  CONDITIONS,
  type CouponConditions,
} from '#rules/coupons/conditions/conditions.ts';
import { COUPON_KINDS, COUPON_PLACES } from '#rules/coupons/coupon.ts';
import { isCode } from '#rules/coupons/normalise-code.ts';
import { FULL_RATE } from '#rules/coupons/promotions/full-rate.ts';
import type { Promotion } from '#rules/coupons/promotions/promotion.ts';
import { money } from '#rules/money/money.ts';
import { MAX_COUNT } from '#wire/wc/field.ts';

// What a coupon may look like when it is saved, and when its JSON is read again. The schema of each
// condition is made from the fields the condition names.

const LARGEST_COUNT = 1_000_000_000;
/** Pieces of one offer. */
const MAX_TOGETHER = 1000;
const amount = z.int().min(0).max(Number.MAX_SAFE_INTEGER).transform(money);
const count = z.int().min(1).max(LARGEST_COUNT);
/** No larger number is one of a row. */
const rowId = z.int().min(1).max(MAX_COUNT);
const ids = z
  .array(rowId)
  .max(1000)
  .transform((list) => [...new Set(list)]);
const words = (form: RegExp) => z.array(z.string().trim().regex(form)).min(1).max(500);
const target = { productIds: ids.default([]), categoryIds: ids.default([]) };

const range: z.ZodType<CartRange> = z
  .strictObject({
    measure: z.enum(['quantity', 'subtotal']),
    ...target,
    least: z.int().min(0),
    most: z.int().min(0).nullable().default(null),
  })
  .refine(({ least, most: max }) => max === null || max >= least, { path: ['most'] });

const side = z.strictObject({ quantity: count, ...target });
export const buyGetSchema = z.strictObject({
  buy: side,
  get: side,
  repeat: z.boolean(),
});

const percent = z.int().min(1).max(FULL_RATE);
const times = count.nullable().default(null);
const tier = z.strictObject({ least: z.int().min(1).max(Number.MAX_SAFE_INTEGER), percent });

export const promotionSchema: z.ZodType<Promotion> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('cheapest'),
    quantity: z.int().min(2).max(MAX_TOGETHER),
    discounted: z.int().min(1).max(MAX_TOGETHER),
    percent,
    times,
  }),
  z.strictObject({
    kind: z.literal('bundle'),
    items: z
      .array(
        z.strictObject({
          productId: rowId,
          quantity: z.int().min(1).max(MAX_TOGETHER),
        }),
      )
      .min(1)
      .max(20),
    effect: z.union([z.strictObject({ price: amount }), z.strictObject({ percent })]),
    times,
  }),
  z.strictObject({
    kind: z.literal('tiers'),
    measure: z.enum(['quantity', 'subtotal']),
    tiers: z.array(tier).min(1).max(10),
  }),
]);

const KINDS: { [Kind in ArgumentKind]: z.ZodType<ArgumentKinds[Kind]> } = {
  money: amount,
  count,
  time: z.int().min(0).max(8.64e15),
  products: ids.default([]),
  categories: ids.default([]),
  // An address, or part of one with stars.
  emails: words(/^(?=.*[@*])[^\s,;]{1,254}$/),
  roles: words(/^[a-z0-9_-]{1,40}$/),
  countries: words(/^[A-Z]{2}$/),
  shippingMethods: words(/^[a-z_]+(:\d+)?$/),
  paymentMethods: words(/^[a-z0-9_-]{1,40}$/),
  anyOrAll: z.enum(['any', 'all']),
  ranges: z.array(range).min(1).max(20),
};

export const conditionsSchema = z.strictObject(
  Object.fromEntries(
    CONDITION_CODES.map((code) => {
      const fields = Object.entries(CONDITIONS[code].fields);
      const schemas = fields.map(([name, kind]) => [name, KINDS[kind as ArgumentKind]]);
      return [code, z.strictObject(Object.fromEntries(schemas)).optional()];
    }),
  ),
) as z.ZodType<CouponConditions, CouponConditions>;

export const couponInput = z.strictObject({
  id: z.int().min(1).optional(),
  /** As it is to be printed. */
  code: z.string().trim().refine(isCode),
  description: z.string().trim().max(400).default(''),
  enabled: z.boolean().default(true),
  kind: z.enum(COUPON_KINDS),
  amount: z.int().min(0),
  freeShipping: z.boolean().default(false),
  buyGet: buyGetSchema.nullable().default(null),
  promotion: promotionSchema.nullable().default(null),
  itemLimit: count.nullable().default(null),
  maximumDiscount: amount.nullable().default(null),
  individualUse: z.boolean().default(false),
  automatic: z.boolean().default(false),
  priority: z.int().min(0).max(1000).default(10),
  places: z.array(z.enum(COUPON_PLACES)).default([]),
  conditions: conditionsSchema.default({}),
});

/** A new coupon, or with an id the whole of an existing one. */
export type CouponInput = z.input<typeof couponInput>;
export type CouponDraft = z.output<typeof couponInput>;
