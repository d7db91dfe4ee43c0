import { isJsonObject } from '../json/json-value.ts';
import { type FieldValue, type FieldValues, otherText, toTexts } from './field-value.ts';
import { isChoice, isDisplay, type OptionField } from './option-form.ts';

// Values entered before: in an unfinished form, or in tracked fields of any form. They come from
// the browser's storage, which anything may write, so they are parsed defensively.
// Example: { engraving: 'Ada', font: { x: {} } } restores the engraving and drops the font.

/** Maximum length of the stored text. */
const MAX_CHARACTERS = 5000;

export function readSaved(text: string | null): Record<string, FieldValue> {
  const read = fromJson(text);
  if (!isJsonObject(read)) return {};
  return Object.fromEntries(
    Object.entries(read).filter((entry): entry is [string, FieldValue] => isFieldValue(entry[1])),
  );
}

function fromJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    // Not written by us, or truncated.
    return null;
  }
}

function isFieldValue(value: unknown): value is FieldValue {
  if (Array.isArray(value)) return value.every(isShortText);
  if (!isJsonObject(value)) return isShortText(value);
  return Object.values(value).every((part) => typeof part === 'number' || isShortText(part));
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_CHARACTERS;
}

/** A hidden field's value is the shop's, and display fields have none. */
export function isSaved(field: OptionField): boolean {
  return field.type !== 'hidden' && !isDisplay(field);
}

/**
 * The values to restore: the current value of an edited field, otherwise the stored one. Null where
 * that changes nothing.
 */
export function refilled(
  fields: readonly OptionField[],
  saved: FieldValues,
  standing: FieldValues,
  untouched: FieldValues,
): Record<string, FieldValue> | null {
  const values: Record<string, FieldValue> = { ...standing };
  let changed = false;
  for (const field of fields.filter(isSaved)) {
    const { id } = field;
    const value = saved[id];
    if (value === undefined || !isOffered(field, value) || !sameValue(standing[id], untouched[id]))
      continue;
    if (sameValue(value, standing[id]) || !sameKind(value, untouched[id])) continue;
    values[id] = value;
    changed = true;
  }
  return changed ? values : null;
}

export function sameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  if (one === other || typeof one === 'string' || typeof other === 'string') return one === other;
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A choice that is no longer offered is dropped. */
function isOffered(field: OptionField, value: FieldValue): boolean {
  if (!isChoice(field)) return true;
  return toTexts(value).every((choice) =>
    field.options.some((option) =>
      option.other ? otherText(choice) !== null : option.value === choice,
    ),
  );
}

/** The field's type may have changed meanwhile. */
function sameKind(one: FieldValue, other: FieldValue | undefined): boolean {
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
}
