import * as z from 'zod/mini';
import { MAX_ENTRY_LENGTH } from '#rules/options/checks/check-text.ts';
import type { FieldValue, FieldValues } from '#rules/options/field-value.ts';
import { jsonField, toText } from './form-fields.ts';

// Everything a product's form sent, by the names of its fields: which of them are fields of an option
// form is known only once the product is. Names the form does not have are ignored there.
// Example: { engraving: 'Ada', wrap: ['bow'], width: 140 } is the same with width '140'.

/** Longer texts are cut one past what any field takes, so that the check refuses them. */
const MAX_LENGTH = MAX_ENTRY_LENGTH + 1;
/** As many as a form can send at all. */
const MAX_PARTS = 1000;

export const optionEntries = z.pipe(
  z.record(z.string(), z.unknown(), 'must be a record of field and value'),
  z.transform((sent): FieldValues => {
    const entries: Record<string, FieldValue> = {};
    for (const [name, value] of Object.entries(sent)) {
      if (value !== undefined && value !== null) entries[name] = toEntry(value);
    }
    return entries;
  }),
);

/** One field's record of texts, as JSON text; null for anything else. */
export const jsonEntries = jsonField(
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((sent: Record<string, unknown>) => toRecord(sent)),
  ),
);

/** What is nested deeper than any field's value reads as an empty text. */
function toEntry(value: unknown): FieldValue {
  if (typeof value !== 'object' || value === null) return getPart(value);
  return Array.isArray(value) ? value.slice(0, MAX_PARTS).map(getPart) : toRecord(value);
}

function toRecord(value: object): Record<string, string> {
  const parts = Object.entries(value).slice(0, MAX_PARTS);
  return Object.fromEntries(parts.map(([name, part]) => [name, getPart(part)]));
}

function getPart(value: unknown): string {
  return typeof value === 'boolean' ? String(value) : (toText(value)?.slice(0, MAX_LENGTH) ?? '');
}
