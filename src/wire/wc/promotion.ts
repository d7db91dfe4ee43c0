import * as z from 'zod/mini';
import type { WrittenPromotion } from '#rules/coupons/promotions/written.ts';

const times = z.nullable(z.int());

/** What a coupon brings for several things bought together, as programs and forms write it. */
export const writtenPromotion: z.ZodMiniType<WrittenPromotion> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('cheapest'),
    quantity: z.int(),
    discounted: z.int(),
    percent: z.string(),
    times,
  }),
  z.strictObject({
    kind: z.literal('bundle'),
    items: z.array(z.strictObject({ product_id: z.int(), quantity: z.int() })),
    price: z.nullable(z.string()),
    percent: z.nullable(z.string()),
    times,
  }),
  z.strictObject({
    kind: z.literal('tiers'),
    measure: z.enum(['quantity', 'subtotal']),
    tiers: z.array(z.strictObject({ least: z.string(), percent: z.string() })),
  }),
]);
