import * as z from 'zod';
import { OPERATORS } from '#rules/options/formulas/condition.ts';
import { OVERRIDES, PREVIEW_FONTS, PRICING_TYPES } from '#rules/options/option-form.ts';
import { OPTION_PROBLEMS } from '#rules/options/problem.ts';

// A form as a manager writes it: formulas and live texts are plain text here, and most things may be
// left out. `parseForm` makes of it what the shop works with.

const id = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/);
const line = z.string().max(400);
const prose = z.string().max(4000);
const amount = z.number().min(-1e9).max(1e9);
const count = z.int().min(0).max(10_000);
const limit = z.number().nullable().default(null);

const subject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('field'), id }),
  z.strictObject({ kind: z.literal('quantity') }),
  z.strictObject({ kind: z.literal('attribute'), name: z.string().max(80) }),
  z.strictObject({ kind: z.literal('stock_status') }),
  z.strictObject({ kind: z.literal('stock_quantity') }),
  z.strictObject({ kind: z.literal('product_id') }),
  z.strictObject({ kind: z.literal('custom_field'), name: z.string().max(80) }),
]);

const rule = z.strictObject({
  action: z.enum(['show', 'hide']),
  join: z.enum(['and', 'or']).default('and'),
  groups: z
    .array(
      z.strictObject({
        join: z.enum(['and', 'or']).default('and'),
        conditions: z
          .array(
            z.strictObject({
              subject,
              operator: z.enum(OPERATORS),
              value: z.union([line, z.array(line).max(200)]).default(''),
            }),
          )
          .min(1)
          .max(50),
      }),
    )
    .min(1)
    .max(20),
});

const price = z.strictObject({
  pricingType: z.enum(PRICING_TYPES),
  amount: amount.default(0),
  formula: z.string().default(''),
  excluded: z
    .strictObject({ kind: z.enum(['list', 'pattern']), text: z.string().max(200) })
    .nullable()
    .default(null),
  isFee: z.boolean().default(false),
  isShowPrice: z.boolean().default(false),
  excludeFromDiscount: z.boolean().default(false),
  taxpu: z.number().min(0).max(10).default(1),
});

const shown = z.boolean().default(true);

const common = {
  id,
  label: line.default(''),
  help: prose.default(''),
  tooltip: line.default(''),
  columns: z.int().min(1).max(12).default(12),
  required: z.boolean().default(false),
  rule: rule.nullable().default(null),
  price: price.nullable().default(null),
  fallback: prose.default(''),
  tracked: z.boolean().default(false),
  showIn: z.strictObject({ cart: shown, checkout: shown, order: shown, mail: shown }).prefault({}),
  messages: z.partialRecord(z.enum(OPTION_PROBLEMS), line).default({}),
};

const rules = z
  .strictObject({
    minLength: count.nullable().default(null),
    maxLength: count.nullable().default(null),
    allowed: z.string().default(''),
    pattern: z.string().default(''),
    countLeft: z.boolean().default(false),
    placeholder: line.default(''),
  })
  .prefault({});

const hundredths = z.number().min(0).max(100);
const color = z.string().regex(/^#[0-9a-f]{6}$/i);
const otherField = z.union([id, z.literal('')]).default('');

const preview = z.strictObject({
  x: hundredths.default(50),
  y: hundredths.default(50),
  width: hundredths.default(60),
  size: hundredths.default(6),
  turn: z.number().min(-180).max(180).default(0),
  font: z.enum(PREVIEW_FONTS).default('serif'),
  color: color.default('#3b2413'),
  fontField: otherField,
  colorField: otherField,
});

const option = z.strictObject({
  value: line.min(1),
  label: line,
  price: amount.nullable().default(null),
  image: z.string().max(400).default(''),
  color: z
    .string()
    .regex(/^(#[0-9a-f]{6})?$/i)
    .default(''),
  selected: z.boolean().default(false),
  other: z.boolean().default(false),
});

const chosen = { multiple: z.boolean().default(false), min: limit, max: limit };

/** svg is taken only where a field names it. */
const IMAGES_AND_PDF = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'pdf'];
const TEN_MEGABYTES = 10 * 1024 * 1024;

export const fieldInput = z.discriminatedUnion('type', [
  z.strictObject({
    ...common,
    type: z.enum(['text', 'textarea', 'hidden']),
    rules,
    preview: preview.nullable().default(null),
  }),
  z.strictObject({
    ...common,
    type: z.literal('number'),
    rules,
    min: limit,
    max: limit,
    step: limit,
  }),
  z.strictObject({
    ...common,
    ...chosen,
    type: z.enum(['select', 'checkbox-group', 'radio-group', 'image-group', 'color-group']),
    options: z.array(option).min(1).max(200),
    swapPicture: z.boolean().default(false),
  }),
  z.strictObject({
    ...common,
    ...chosen,
    type: z.literal('productGroup'),
    productIds: z.array(z.int().min(1)).min(1).max(50),
    ownPrices: z.boolean().default(true),
  }),
  z.strictObject({
    ...common,
    type: z.literal('file'),
    multiple: z.boolean().default(false),
    /** Of a field for several; one for one file takes one. */
    maxFiles: z.int().min(1).max(30).default(30),
    minSize: z.int().min(0).default(0),
    maxSize: z
      .int()
      .min(1)
      .max(100 * 1024 * 1024)
      .default(TEN_MEGABYTES),
    extensions: z
      .array(z.string().regex(/^[a-z0-9]{1,8}$/))
      .min(1)
      .max(30)
      .default(IMAGES_AND_PDF),
  }),
  z.strictObject({
    ...common,
    type: z.enum(['date', 'datetime-local', 'time']),
    limits: z
      .strictObject({
        earliest: z.string().max(20).nullable().default(null),
        latest: z.string().max(20).nullable().default(null),
        weekdays: z.array(z.int().min(0).max(6)).max(7).default([]),
        leadDays: z.int().min(0).max(1000).default(0),
        blocked: z.array(z.iso.date()).max(1000).default([]),
      })
      .prefault({}),
  }),
  z.strictObject({
    ...common,
    type: z.literal('color'),
    swatches: z.array(color).max(50).default([]),
  }),
  z.strictObject({
    ...common,
    type: z.literal('placeselector'),
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .max(250)
      .default([]),
  }),
  z.strictObject({
    ...common,
    type: z.enum(['paragraph', 'header', 'statictext']),
    content: prose.default(''),
  }),
]);
export type FieldDraft = z.output<typeof fieldInput>;

export const formInput = z.strictObject({
  title: z.string().trim().min(1).max(120),
  /** Forms with a smaller number come first. */
  priority: z.int().min(0).max(1000).default(10),
  enabled: z.boolean().default(true),
  belongsTo: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('all') }),
    z.strictObject({ kind: z.literal('products'), ids: z.array(z.int().min(1)).max(5000) }),
    z.strictObject({ kind: z.literal('categories'), ids: z.array(z.int().min(1)).max(500) }),
  ]),
  sections: z
    .array(
      z.strictObject({
        id,
        title: line.default(''),
        rule: rule.nullable().default(null),
        fields: z.array(fieldInput).max(300),
      }),
    )
    .min(1)
    .max(50),
  override: z.enum(OVERRIDES).default('none'),
  /** What the product's price is for where the form replaces it: "m²". */
  priceUnit: z.string().trim().min(1).max(20).optional(),
  asFee: z.boolean().default(false),
  /** Formula; '' leaves the quantity to the shopper. */
  quantity: z.string().default(''),
});
export type FormInput = z.input<typeof formInput>;
export type FormDraft = z.output<typeof formInput>;
