import * as z from 'zod/mini';
import { PREVIEW_FONTS, PRICING_TYPES } from '#rules/options/option-form.ts';
import { OPTION_PROBLEMS } from '#rules/options/problem.ts';
import { identifier, line, rowId, upTo, visibilityRule } from './option-form-parts.ts';

// A field of an option form as a manager writes it: formulas and live texts are plain text, and most
// things may be left out.

const prose = upTo(4000);
/** The reader of formulas and patterns has limits of its own, and says which one is broken. */
const source = z._default(upTo(100_000), '');
const amount = z.number().check(z.minimum(-1e9), z.maximum(1e9));
const count = z.int().check(z.minimum(0), z.maximum(10_000));
const limit = z._default(z.nullable(z.number()), null);
const off = z._default(z.boolean(), false);
const on = z._default(z.boolean(), true);
const words = z._default(line, '');

const price = z.strictObject({
  pricingType: z.enum(PRICING_TYPES),
  amount: z._default(amount, 0),
  formula: source,
  excluded: z._default(
    z.nullable(z.strictObject({ kind: z.enum(['list', 'pattern']), text: upTo(200) })),
    null,
  ),
  isFee: off,
  isShowPrice: off,
  excludeFromDiscount: off,
  taxpu: z._default(z.number().check(z.minimum(0), z.maximum(10)), 1),
});

const common = {
  id: identifier,
  label: words,
  help: z._default(prose, ''),
  tooltip: words,
  columns: z._default(z.int().check(z.minimum(1), z.maximum(12)), 12),
  required: off,
  rule: visibilityRule,
  price: z._default(z.nullable(price), null),
  fallback: z._default(prose, ''),
  tracked: off,
  showIn: z.prefault(z.strictObject({ cart: on, checkout: on, order: on, mail: on }), {}),
  messages: z._default(z.partialRecord(z.enum(OPTION_PROBLEMS), line), {}),
};

const rules = z.prefault(
  z.strictObject({
    minLength: z._default(z.nullable(count), null),
    maxLength: z._default(z.nullable(count), null),
    allowed: source,
    pattern: source,
    countLeft: off,
    placeholder: words,
  }),
  {},
);

const hundredths = z.number().check(z.minimum(0), z.maximum(100));
const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #3b2413.'));
const otherField = z._default(z.union([identifier, z.literal('')]), '');

const preview = z.strictObject({
  x: z._default(hundredths, 50),
  y: z._default(hundredths, 50),
  width: z._default(hundredths, 60),
  size: z._default(hundredths, 6),
  turn: z._default(z.number().check(z.minimum(-180), z.maximum(180)), 0),
  font: z._default(z.enum(PREVIEW_FONTS), 'serif'),
  color: z._default(color, '#3b2413'),
  fontField: otherField,
  colorField: otherField,
});

const option = z.strictObject({
  value: line.check(z.minLength(1)),
  label: line,
  price: z._default(z.nullable(amount), null),
  image: words,
  color: z._default(z.union([color, z.literal('')]), ''),
  selected: off,
  other: off,
});

const chosen = { multiple: off, min: limit, max: limit };

/** svg is taken only where a field names it. */
const IMAGES_AND_PDF = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'pdf'];
const MEGABYTE = 1024 * 1024;
const bytes = z.int().check(z.minimum(0), z.maximum(100 * MEGABYTE));

const moment = z._default(z.nullable(upTo(20)), null);
const momentLimits = z.strictObject({
  earliest: moment,
  latest: moment,
  weekdays: z._default(
    z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.maxLength(7)),
    [],
  ),
  leadDays: z._default(z.int().check(z.minimum(0), z.maximum(1000)), 0),
  blocked: z._default(z.array(z.iso.date()).check(z.maxLength(1000)), []),
});

export const optionFieldInput = z.discriminatedUnion('type', [
  z.strictObject({
    ...common,
    type: z.enum(['text', 'textarea', 'hidden']),
    rules,
    preview: z._default(z.nullable(preview), null),
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
    options: z.array(option).check(z.minLength(1), z.maxLength(200)),
    swapPicture: off,
  }),
  z.strictObject({
    ...common,
    ...chosen,
    type: z.literal('productGroup'),
    productIds: z.array(rowId).check(z.minLength(1), z.maxLength(50)),
    ownPrices: on,
  }),
  z.strictObject({
    ...common,
    type: z.literal('file'),
    multiple: off,
    /** Of a field for several; one for one file takes one. */
    maxFiles: z._default(z.int().check(z.minimum(1), z.maximum(30)), 30),
    minSize: z._default(bytes, 0),
    maxSize: z._default(bytes.check(z.minimum(1)), 10 * MEGABYTE),
    extensions: z._default(
      z
        .array(z.string().check(z.regex(/^[a-z0-9]{1,8}$/, 'must be letters and digits.')))
        .check(z.minLength(1), z.maxLength(30)),
      IMAGES_AND_PDF,
    ),
  }),
  z.strictObject({
    ...common,
    type: z.enum(['date', 'datetime-local', 'time']),
    limits: z.prefault(momentLimits, {}),
  }),
  z.strictObject({
    ...common,
    type: z.literal('color'),
    swatches: z._default(z.array(color).check(z.maxLength(50)), []),
  }),
  z.strictObject({
    ...common,
    type: z.literal('placeselector'),
    countries: z._default(
      z
        .array(z.string().check(z.regex(/^[A-Z]{2}$/, 'must be a country code of two letters.')))
        .check(z.maxLength(250)),
      [],
    ),
  }),
  z.strictObject({
    ...common,
    type: z.enum(['paragraph', 'header', 'statictext']),
    content: z._default(prose, ''),
  }),
]);
export type FieldDraft = z.output<typeof optionFieldInput>;
