import * as z from 'zod/mini';
import { OVERRIDES } from '#rules/options/option-form.ts';
import { optionFieldInput } from './option-field-input.ts';
import { identifier, line, rowId, upTo, visibilityRule } from './option-form-parts.ts';

// A form as a manager writes it: formulas and live texts are plain text here, and most things may be
// left out. `parseForm` makes of it what the shop works with.

const section = z.strictObject({
  id: identifier,
  title: z._default(line, ''),
  rule: visibilityRule,
  fields: z.array(optionFieldInput).check(z.maxLength(300)),
});

/** Its parts without defaults: what a change leaves out stays as it is. */
export const formFields = {
  title: upTo(120).check(z.trim(), z.minLength(1, 'must not be empty.')),
  /** Forms with a smaller number come first. */
  priority: z.int().check(z.minimum(0), z.maximum(1000)),
  enabled: z.boolean(),
  belongsTo: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('all') }),
    z.strictObject({
      kind: z.literal('products'),
      ids: z.array(rowId).check(z.maxLength(5000)),
    }),
    z.strictObject({
      kind: z.literal('categories'),
      ids: z.array(rowId).check(z.maxLength(500)),
    }),
  ]),
  sections: z.array(section).check(z.minLength(1), z.maxLength(50)),
  override: z.enum(OVERRIDES),
  /** What the product's price is for where the form replaces it: "m²". */
  priceUnit: upTo(20).check(z.trim(), z.minLength(1, 'must not be empty.')),
  asFee: z.boolean(),
  /** Formula; '' leaves the quantity to the shopper. */
  quantity: upTo(100_000),
};

export const formInput = z.strictObject({
  ...formFields,
  priority: z._default(formFields.priority, 10),
  enabled: z._default(formFields.enabled, true),
  override: z._default(formFields.override, 'none'),
  priceUnit: z.optional(formFields.priceUnit),
  asFee: z._default(formFields.asFee, false),
  quantity: z._default(formFields.quantity, ''),
});
export type FormInput = z.input<typeof formInput>;
export type FormDraft = z.output<typeof formInput>;
