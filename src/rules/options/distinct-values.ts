import {
  type FieldValue,
  type FieldValues,
  isRecordValue,
  OTHER,
  otherText,
} from './field-value.ts';
import { type GroupProduct, isChoice, type OptionField } from './option-form.ts';
import type { OptionsPlan } from './options-plan.ts';
import { readUpload } from './upload-value.ts';

// What was sent, with each choice and each file once: a box is ticked or it is not, however often
// its name was sent.
// Example: { wrap: ['bow', 'bow', 'paper'] } is { wrap: ['bow', 'paper'] }.

/** The same object where nothing repeats. */
export function distinctValues({ fields }: OptionsPlan, values: FieldValues): FieldValues {
  let changed: Record<string, FieldValue> | null = null;
  for (const field of fields) {
    const value = values[field.id];
    if (value === undefined) continue;
    const distinct = distinctValue(field, value);
    if (distinct === value) continue;
    changed ??= { ...values };
    changed[field.id] = distinct;
  }
  return changed ?? values;
}

/** Fields of a single entry keep several, which their check refuses. */
export function distinctValue(field: OptionField, value: FieldValue): FieldValue {
  if (typeof value === 'string' || isRecordValue(value)) return value;
  if (!(isChoice(field) && field.multiple) && field.type !== 'file') return value;
  const known = new Set<string>();
  const distinct = value.filter((text) => {
    const name = field.type === 'file' ? fileName(text) : choiceName(text);
    return !known.has(name) && known.add(name);
  });
  return distinct.length === value.length ? value : distinct;
}

function fileName(text: string): string {
  return readUpload(text)?.reference ?? text;
}

function choiceName(choice: string): string {
  const typed = otherText(choice);
  return typed === null ? choice : `${OTHER}${typed.trim()}`;
}

/** The product that a group names by its id; no other spelling, such as `012`, names it again. */
export function namedProduct(
  id: string,
  products: ReadonlyMap<number, GroupProduct>,
): GroupProduct | undefined {
  return /^[1-9]\d{0,14}$/.test(id) ? products.get(Number(id)) : undefined;
}
