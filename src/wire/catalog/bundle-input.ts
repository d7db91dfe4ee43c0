import * as z from 'zod/mini';
import { AFTER_BUNDLE, BUNDLE_BASES, BUNDLE_FIELD_TYPES } from '#rules/bundles/bundle.ts';
import { DISCOUNT_TYPES } from '#rules/bundles/discount.ts';
import { identifier, line, rowId, upTo } from './option-form-parts.ts';

// A bundle as a manager writes it; most of it may be left out. `parseBundle` makes of it what the shop
// works with.
// Example: { productId: 42, items: [{ id: 'mug', productId: 7 }, { id: 'tray', productId: 3 }],
// discount_rules: [{ minimum: 2, discount: '5' }] }

const between = (least: number, limit: number) => z.int().check(z.minimum(least), z.maximum(limit));
const pieces = between(1, 999);
const some = between(1, 50);
/** '15', '15%', '$5' or 15. */
const discount = z.pipe(
  z.union([upTo(20), z.number().check(z.minimum(0), z.maximum(1e9))]),
  z.transform((written: string | number) => String(written).trim()),
);
const words = z._default(line, '');
const off = z._default(z.boolean(), false);

const quantity = z.strictObject({
  first: z.optional(pieces),
  min: z._default(pieces, 1),
  max: z.optional(pieces),
});

const item = z.strictObject({
  id: identifier,
  productId: rowId,
  variationId: z._default(z.nullable(rowId), null),
  required: off,
  chosen: z._default(z.boolean(), true),
  quantity: z._default(quantity, { min: 1 }),
  /** Names with or without `attribute_`. */
  attributes: z._default(z.record(upTo(80), z.array(upTo(80)).check(z.maxLength(200))), {}),
  discount: z._default(z.nullable(discount), null),
  title: words,
});

const field = z.strictObject({
  id: identifier,
  type: z._default(z.enum(BUNDLE_FIELD_TYPES), 'text'),
  label: upTo(200).check(z.minLength(1, 'must not be empty.')),
  required: off,
});

/** Its parts without defaults: what a change leaves out stays as it is. */
export const bundleFields = {
  productId: rowId,
  enabled: z.boolean(),
  base: z.enum(BUNDLE_BASES),
  items: z.array(item).check(z.minLength(1), z.maxLength(50)),
  minItems: some,
  maxItems: z.nullable(some),
  discount_type: z.nullable(z.enum(DISCOUNT_TYPES)),
  discount_rules: z.array(z.strictObject({ minimum: some, discount })).check(z.maxLength(20)),
  fields: z.array(field).check(z.maxLength(20)),
  after: z.nullable(z.enum(AFTER_BUNDLE)),
  texts: z.strictObject({ title: words, intro: words, button: words }),
};

export const bundleInput = z.strictObject({
  ...bundleFields,
  enabled: z._default(bundleFields.enabled, true),
  base: z._default(bundleFields.base, 'free'),
  minItems: z._default(bundleFields.minItems, 1),
  maxItems: z._default(bundleFields.maxItems, null),
  discount_type: z._default(bundleFields.discount_type, null),
  discount_rules: z._default(bundleFields.discount_rules, []),
  fields: z._default(bundleFields.fields, []),
  after: z._default(bundleFields.after, null),
  texts: z._default(bundleFields.texts, { title: '', intro: '', button: '' }),
});

export type BundleInput = z.input<typeof bundleInput>;
export type BundleDraft = z.output<typeof bundleInput>;
