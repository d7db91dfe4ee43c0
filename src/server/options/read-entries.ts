import { distinctValue } from '#rules/options/distinct-values.ts';
import {
  type FieldValue,
  type FieldValues,
  isRecordValue,
  OTHER,
  type RecordValue,
} from '#rules/options/field-value.ts';
import { isChoice, isDisplay, type OptionField } from '#rules/options/option-form.ts';
import type { OptionsPlan } from '#rules/options/options-plan.ts';
import { PLACE_PARTS, PLACE_SEAL, PLACE_SEARCH, placeValue } from '#rules/options/place.ts';
import { readUploads, writeUpload } from '#rules/options/upload-value.ts';
import { jsonEntries } from '#wire/forms/option-entries.ts';

// Reads what a form or a program sent into the values of a form's fields. Fields the form does not
// have are ignored; a field that holds the wrong kind of thing keeps it as text, and the check says so.
// Example: { gift_wrap: 'yes', price: '0.01' } is { gift_wrap: ['yes'] } for a form with that box.

const MAX_PARTS = 200;

export function readEntries(plan: OptionsPlan, sent: FieldValues): Record<string, FieldValue> {
  const values: Record<string, FieldValue> = {};
  for (const field of plan.fields) {
    if (isDisplay(field)) continue;
    if (field.type === 'hidden') {
      // Not the shopper's to fill in: it is the shop's own, whatever was sent.
      if (field.fallback !== '') values[field.id] = field.fallback;
      continue;
    }
    const value = sent[field.id] ?? sent[`${field.id}[]`];
    if (value === undefined) continue;
    const entry = withOther(readEntry(field, value), sent[`${field.id}__other`]);
    values[field.id] = distinctValue(field, entry);
  }
  return values;
}

/** A form sends "other" and what was typed beside it under two names. */
function withOther(value: FieldValue, typed: FieldValue | undefined): FieldValue {
  if (typeof typed !== 'string') return value;
  const named = (choice: string) => (choice === OTHER ? `${OTHER}${typed.trim()}` : choice);
  if (typeof value === 'string') return named(value);
  return isRecordValue(value) ? value : value.map(named);
}

function readEntry(field: OptionField, sent: FieldValue): FieldValue {
  if (field.type === 'productGroup') return quantities(sent);
  if (field.type === 'placeselector') return place(sent);
  if (field.type === 'file') return files(sent);
  const texts = getParts(sent).slice(0, MAX_PARTS).map(String);
  if (isChoice(field) && field.multiple) return texts.filter((text) => text !== '');
  // Several where one belongs: they stay several, and the check refuses them.
  return texts.length > 1 || isRecordValue(sent) ? texts : (texts[0] ?? '');
}

function getParts(sent: FieldValue): readonly (string | number)[] {
  if (typeof sent === 'string') return [sent];
  return isRecordValue(sent) ? Object.values(sent) : sent;
}

/** { "12": "2" }, or the same as JSON text. Empty and zero are not chosen. */
function quantities(sent: FieldValue): FieldValue {
  const entries = Object.entries(toRecord(sent)).slice(0, MAX_PARTS);
  return Object.fromEntries(
    entries.flatMap(([id, quantity]) => {
      const text = String(quantity).trim();
      return text === '' || text === '0' ? [] : [[id, Number(text)]];
    }),
  );
}

/** Its parts as a record or JSON; a plain text is what was typed to find it. */
function place(sent: FieldValue): FieldValue {
  const typed = typeof sent === 'string' && !sent.startsWith('{');
  const record = typed ? { [PLACE_SEARCH]: sent } : toRecord(sent);
  const names = [...PLACE_PARTS, PLACE_SEAL, PLACE_SEARCH];
  return placeValue(Object.fromEntries(names.map((name) => [name, String(record[name] ?? '')])));
}

/** Gaps of removed files are closed: the order of what is left stays. */
function files(sent: FieldValue): FieldValue {
  const texts = isRecordValue(sent) ? [''] : getParts(sent).map(String);
  return texts.flatMap((text) => {
    const slots = readUploads(text);
    return slots ? slots.flatMap((slot) => (slot ? [writeUpload(slot)] : [])) : [text];
  });
}

/** Empty for what is no record. */
function toRecord(sent: FieldValue): RecordValue {
  if (typeof sent === 'string') return jsonEntries.parse(sent) ?? {};
  return isRecordValue(sent) ? sent : {};
}
