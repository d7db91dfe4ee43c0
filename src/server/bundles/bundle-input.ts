import * as z from 'zod';
import { AFTER_BUNDLE, BUNDLE_BASES, BUNDLE_FIELD_TYPES } from '#rules/bundles/bundle.ts';
import { DISCOUNT_TYPES } from '#rules/bundles/discount.ts';

// A bundle as a manager writes it; most of it may be left out. `parseBundle` makes of it what the shop
// works with.
// Example: { productId: 42, items: [{ id: 'mug', productId: 7 }, { id: 'tray', productId: 3 }],
// discount_rules: [{ minimum: 2, discount: '5' }] }

const id = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/);
const number = z.int().min(1).max(2_147_483_647);
const pieces = z.int().min(1).max(999);
/** '15', '15%', '$5' or 15. */
const discount = z
  .union([z.string().max(20), z.number().min(0).max(1e9)])
  .transform((written) => String(written).trim());
const words = z.string().max(400).default('');

export const bundleItemInput = z.strictObject({
  id,
  productId: number,
  variationId: number.nullable().default(null),
  required: z.boolean().default(false),
  chosen: z.boolean().default(true),
  quantity: z
    .strictObject({ first: pieces.optional(), min: pieces.default(1), max: pieces.optional() })
    .default({ min: 1 }),
  /** Names with or without `attribute_`. */
  attributes: z.record(z.string().max(80), z.array(z.string().max(80)).max(200)).default({}),
  discount: discount.nullable().default(null),
  title: words,
});

export const bundleInput = z.strictObject({
  productId: number,
  enabled: z.boolean().default(true),
  base: z.enum(BUNDLE_BASES).default('free'),
  items: z.array(bundleItemInput).min(1).max(50),
  minItems: z.int().min(1).max(50).default(1),
  maxItems: z.int().min(1).max(50).nullable().default(null),
  discount_type: z.enum(DISCOUNT_TYPES).nullable().default(null),
  discount_rules: z
    .array(z.strictObject({ minimum: z.int().min(1).max(50), discount }))
    .max(20)
    .default([]),
  fields: z
    .array(
      z.strictObject({
        id,
        type: z.enum(BUNDLE_FIELD_TYPES).default('text'),
        label: z.string().min(1).max(200),
        required: z.boolean().default(false),
      }),
    )
    .max(20)
    .default([]),
  after: z.enum(AFTER_BUNDLE).nullable().default(null),
  texts: z
    .strictObject({ title: words, intro: words, button: words })
    .default({ title: '', intro: '', button: '' }),
});

export type BundleInput = z.input<typeof bundleInput>;
export type BundleDraft = z.output<typeof bundleInput>;
