import * as z from 'zod/mini';
import { group, integer, listOf, MAX_COUNT, mixed, nullable, text } from '../wc/field.ts';

/** A basket to try a coupon on, before it is saved. */
export const couponPreviewInput = {
  /** As `wc/v3/coupons` takes it. */
  coupon: mixed(),
  /** The coupon that is being changed; null for a new one. */
  coupon_id: z.optional(nullable(integer({ minimum: 1, maximum: MAX_COUNT }))),
  lines: listOf(
    group({
      product_id: integer({ minimum: 1, maximum: MAX_COUNT }),
      quantity: integer({ minimum: 1, maximum: 1000 }),
    }),
    { most: 20 },
  ),
  email: z.optional(text({ maxLength: 254 })),
  country: z.optional(text({ maxLength: 2 })),
};

export const couponPreview = z.object({
  applies: z.boolean(),
  /** Why it does not apply, in the words the shopper reads. */
  problem: z.string(),
  free_shipping: z.boolean(),
  lines: z.array(
    z.object({
      product_id: z.int(),
      name: z.string(),
      quantity: z.number(),
      subtotal: z.string(),
      discount: z.string(),
      total: z.string(),
    }),
  ),
  discount: z.string(),
  total: z.string(),
});
export type CouponPreview = z.infer<typeof couponPreview>;

/** Codes of one call; more are asked for by several. */
export const MAX_CODES = 50;

export const couponCodesInput = {
  /** The coupon whose conditions and effects the new ones get. */
  template_id: integer({ minimum: 1, maximum: MAX_COUNT }),
  pattern: text({
    maxLength: 60,
    pattern: /[#?*]/,
    problem: 'needs a place for chance: #, ? or *.',
  }),
  count: integer({ minimum: 1, maximum: MAX_CODES }),
  /** How many will be made in all, so that codes cannot be guessed. */
  planned: z.optional(integer({ minimum: 1, maximum: 100_000 })),
};

export const couponCodes = z.object({ codes: z.array(z.string()) });
