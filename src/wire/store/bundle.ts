import * as z from 'zod/mini';
import { BUNDLE_BASES, BUNDLE_FIELD_TYPES } from '#rules/bundles/bundle.ts';

/** A bundle as the Store API gives it. Discounts are texts: '15' is a percentage, '$5.00' an amount. */
export const storeBundle = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.string(),
      product_id: z.int(),
      variation_id: z.nullable(z.int()),
      required: z.boolean(),
      chosen: z.boolean(),
      quantity: z.strictObject({ default: z.int(), min: z.int(), max: z.int() }),
      attributes: z.record(z.string(), z.array(z.string())),
      discount: z.nullable(z.string()),
    }),
  ),
  min_items: z.int(),
  max_items: z.int(),
  base: z.enum(BUNDLE_BASES),
  discount_rules: z.array(z.strictObject({ minimum: z.int(), discount: z.string() })),
  fields: z.array(
    z.strictObject({
      id: z.string(),
      type: z.enum(BUNDLE_FIELD_TYPES),
      label: z.string(),
      required: z.boolean(),
    }),
  ),
});
export type StoreBundle = z.infer<typeof storeBundle>;
