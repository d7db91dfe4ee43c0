import * as z from 'zod/mini';
import { BUNDLE_ITEMS_FIELD, BUNDLE_TOTAL_FIELD } from '../bundles.ts';
import { EDITED_LINE_FIELD } from '../cart.ts';
import { attributeChoices } from './attribute-choices.ts';
import {
  formButton,
  formId,
  formQuantity,
  formText,
  getQuantity,
  jsonField,
  toEntries,
} from './form-fields.ts';
import { optionEntries } from './option-entries.ts';

// A bundle as a form or a program asks for it: the JSON list `bundle_items` of the page's script and of
// programs, or the plain inputs of the same form without script. Which items the bundle has is the
// domain's to say.
// Example: [{"id":112,"parent":7,"attributes":{"attribute_pa_color":"sand"},"quantity":1,"price":"18.50"}]

const id = z.pipe(
  z.union([z.int().check(z.minimum(1)), z.string().check(z.regex(/^[1-9]\d{0,9}$/))]),
  z.transform(Number),
);

/** NaN for what is no number of pieces. */
const pieces = z.pipe(
  z.union([z.number(), z.string().check(z.maxLength(12))]),
  z.transform((value): number => {
    if (typeof value === 'number') return value;
    return /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : Number.NaN;
  }),
);

const price = z.union([z.number(), z.string().check(z.maxLength(20))]);

const attributes = z.pipe(
  z.record(
    z.string().check(z.maxLength(80)),
    z.union([z.string().check(z.maxLength(200)), z.number()]),
  ),
  z.transform(
    (entry): Record<string, string> =>
      Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, String(value)])),
  ),
);

/** Strict: a discount is not the sender's to name, so an item that has one is not read at all. */
const listedItem = z.strictObject({
  /** The item of the bundle by its own name, where a program knows it. */
  item: z.optional(z.string().check(z.maxLength(40))),
  id: z.nullish(id),
  parent: z.nullish(id),
  attributes: z._default(attributes, {}),
  quantity: z._default(pieces, 1),
  price: z.nullish(price),
  options: z._default(optionEntries, {}),
});
export type ListedItem = z.output<typeof listedItem>;

/** Null for an empty field. */
const typedPieces = z.transform((value: unknown): number | null =>
  getQuantity(typeof value === 'string' ? value.trim() : null),
);

/** `bundle[mug][on]`, `[quantity]`, `[attribute_pa_color]` and `[options][engraving]`. */
const itemInputs = z.pipe(
  z.transform((value: unknown) => ({ ...Object.fromEntries(toEntries(value)), attributes: value })),
  z.object({
    on: formButton,
    quantity: typedPieces,
    attributes: attributeChoices,
    options: z.catch(optionEntries, {}),
  }),
);
export type ItemInputs = z.output<typeof itemInputs>;

const inputs = z.transform(
  (value: unknown): Record<string, ItemInputs> =>
    Object.fromEntries(toEntries(value).map(([name, entry]) => [name, itemInputs.parse(entry)])),
);

const items = z.transform((value: unknown): readonly ListedItem[] | 'unreadable' | null => {
  if (value === undefined || value === '') return null;
  return itemList.parse(value) ?? 'unreadable';
});
const itemList = jsonField(z.array(listedItem).check(z.maxLength(100)));

const texts = z.transform(
  (input: unknown): Record<string, string> =>
    Object.fromEntries(
      toEntries(input).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    ),
);

export interface BundleForm {
  /** 0 for what is no id. */
  productId: number;
  quantity: number | null;
  /** Whether items of a bundle are asked for, and not a product alone. */
  asked: boolean;
  /** The list of a script or program; null where none was sent. */
  items: readonly ListedItem[] | 'unreadable' | null;
  /** The inputs of the form without script, by the item's name. */
  inputs: Readonly<Record<string, ItemInputs>>;
  fields: Record<string, string>;
  /** What the page showed for all of it, in whole units; '' where it did not say. */
  total: string;
  /** Key of the bundle in the cart that this one replaces, or ''. */
  replaces: string;
}

/** Whether one of the fields that name a bundle's items was sent. */
export function asksForBundle(sent: unknown): boolean {
  const naming = [BUNDLE_ITEMS_FIELD, 'bundle'];
  return toEntries(sent).some(([name, value]) => naming.includes(name) && value !== undefined);
}

export const bundleForm = z.pipe(
  z.pipe(
    z.transform((sent: unknown) => ({ sent, asked: asksForBundle(sent) })),
    z.object({
      sent: z.object({
        product_id: formId,
        productID: formId,
        'add-to-cart': formId,
        quantity: formQuantity,
        [BUNDLE_ITEMS_FIELD]: items,
        bundle: inputs,
        bundle_fields: texts,
        [BUNDLE_TOTAL_FIELD]: formText(20),
        [EDITED_LINE_FIELD]: formText(64),
      }),
      asked: z.boolean(),
    }),
  ),
  z.transform(
    ({ sent, asked: requested }): BundleForm => ({
      productId: sent.product_id ?? sent.productID ?? sent['add-to-cart'] ?? 0,
      quantity: sent.quantity,
      asked: requested,
      items: sent[BUNDLE_ITEMS_FIELD],
      inputs: sent.bundle,
      fields: sent.bundle_fields,
      total: sent[BUNDLE_TOTAL_FIELD],
      replaces: sent[EDITED_LINE_FIELD],
    }),
  ),
);
