import * as z from 'zod/mini';
import { UPSELL_ATTRIBUTES_FIELD, UPSELL_ITEMS_FIELD } from '../upsells.ts';
import { attributeChoices } from './attribute-choices.ts';
import { fragmentNames } from './cart-form.ts';
import { formId, jsonField, toEntries } from './form-fields.ts';

// What was ticked in the upsell bar of a product.
// Example: { upsell_items: ['12', '15'], upsell_attributes: { 15: { attribute_pa_color: 'sand' } } }.

export interface UpsellSelection {
  /** Each once; empty where nothing readable was ticked. */
  ids: number[];
  /** Product to its attributes. */
  attributes: Readonly<Record<string, Record<string, string>>>;
}

const jsonList = jsonField(z.array(z.unknown()));
const jsonRecord = jsonField(z.record(z.string(), z.unknown()));

/** Several fields, a JSON list, one text with commas or a number; one wrong entry spoils the list. */
const ids = z.transform((value: unknown): number[] => {
  const numbers = listIn(value).map((each) =>
    /^\d{1,12}$/.test(String(each)) ? Number(each) : Number.NaN,
  );
  return numbers.some(Number.isNaN) ? [] : [...new Set(numbers)];
});

function listIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'number') return [value];
  if (typeof value !== 'string' || value.trim() === '') return [];
  if (value.trimStart().startsWith('[')) return jsonList.parse(value) ?? [];
  return value.split(',').map((each) => each.trim());
}

const attributes = z.transform((value: unknown): UpsellSelection['attributes'] => {
  const record = Array.isArray(value) ? value : jsonRecord.parse(value);
  const chosen = toEntries(record).map(([id, value]) => [
    id,
    attributeChoices.parse(jsonRecord.parse(value)),
  ]);
  return Object.fromEntries(chosen);
});

const selection = { [UPSELL_ITEMS_FIELD]: ids, [UPSELL_ATTRIBUTES_FIELD]: attributes };

/** The bar's form, posted by a browser without script. */
export const upsellForm = z.pipe(
  z.object(selection),
  z.transform(
    (sent): UpsellSelection => ({
      ids: sent[UPSELL_ITEMS_FIELD],
      attributes: sent[UPSELL_ATTRIBUTES_FIELD],
    }),
  ),
);

export const upsellCall = z.pipe(
  z.object({ product_id: formId, fragments: fragmentNames, ...selection }),
  z.transform((sent) => ({
    productId: sent.product_id,
    fragments: sent.fragments,
    selection: {
      ids: sent[UPSELL_ITEMS_FIELD],
      attributes: sent[UPSELL_ATTRIBUTES_FIELD],
    } satisfies UpsellSelection,
  })),
);
