import type { FieldValue } from '#rules/options/field-value.ts';
import { OPTIONS_SEEN_FIELD } from '#wire/options.ts';
import { entriesIn } from '../option-forms/entries-in.ts';

export interface Choice {
  /** 0 for a product without variations. */
  variationId: number;
  attributes: Record<string, string>;
  options: Record<string, FieldValue>;
  quantity: number;
}

const ATTRIBUTE = /^attribute_/;
/** Of the form itself, not of its options. */
const RESERVED = new Set([
  'product_id',
  'add-to-cart',
  'variation_id',
  'quantity',
  OPTIONS_SEEN_FIELD,
]);

/** What the shop's form holds, as an order takes it. */
export function choiceIn(sent: Iterable<readonly [string, FormDataEntryValue]>): Choice {
  const entries = entriesIn(sent);
  const attributes: Record<string, string> = {};
  const options: Record<string, FieldValue> = {};
  for (const [name, value] of Object.entries(entries)) {
    if (RESERVED.has(name)) continue;
    if (!ATTRIBUTE.test(name)) options[name] = value;
    else if (typeof value === 'string') attributes[name] = value;
  }
  const pieces = Number(entries.quantity ?? 1);
  return {
    variationId: Number(entries.variation_id ?? 0) || 0,
    attributes,
    options,
    quantity: Number.isFinite(pieces) && pieces > 0 ? pieces : 1,
  };
}
