import { LONGEST_ENTRY } from '#rules/options/checks/check-text.ts';
import { type FieldValue, isRecordValue, OTHER } from '#rules/options/field-value.ts';
import { isChoice, isDisplay, type OptionField } from '#rules/options/option-form.ts';
import type { OptionsPlan } from '#rules/options/options-plan.ts';
import { PLACE_PARTS, PLACE_SEAL, PLACE_SEARCH, placeValue } from '#rules/options/place.ts';
import { readUploads, writeUpload } from '#rules/options/upload-value.ts';

// Reads what a form or a program sent into the values of a form's fields. Fields the form does not
// have are ignored; a field that holds the wrong kind of thing keeps it as text, and the check says so.
// Example: { gift_wrap: 'yes', price: '0.01' } is { gift_wrap: ['yes'] } for a form with that box.

/** What is longer is cut one past what any field takes, so that it is refused. */
const LONGEST_TEXT = LONGEST_ENTRY + 1;
const MOST_PARTS = 200;

export function readEntries(
  plan: OptionsPlan,
  sent: Readonly<Record<string, unknown>>,
): Record<string, FieldValue> {
  const values: Record<string, FieldValue> = {};
  for (const field of plan.fields) {
    if (isDisplay(field)) continue;
    if (field.type === 'hidden') {
      // What nobody sees nobody fills in: it is the shop's own, whatever was sent.
      if (field.fallback !== '') values[field.id] = field.fallback;
      continue;
    }
    const value = sent[field.id] ?? sent[`${field.id}[]`];
    if (value === undefined || value === null) continue;
    values[field.id] = withOther(readEntry(field, value), sent[`${field.id}__other`]);
  }
  return values;
}

/** A form sends "other" and what was typed beside it under two names. */
function withOther(value: FieldValue, typed: unknown): FieldValue {
  if (typeof typed !== 'string') return value;
  const named = (choice: string) => (choice === OTHER ? `${OTHER}${typed.trim()}` : choice);
  if (typeof value === 'string') return named(value);
  return isRecordValue(value) ? value : value.map(named);
}

function readEntry(field: OptionField, sent: unknown): FieldValue {
  if (field.type === 'productGroup') return quantities(sent);
  if (field.type === 'placeselector') return place(sent);
  if (field.type === 'file') return files(sent);
  const list = Array.isArray(sent) || isRecord(sent) ? Object.values(sent) : [sent];
  const texts = list.slice(0, MOST_PARTS).map(textOf);
  if (isChoice(field) && field.multiple) return texts.filter((text) => text !== '');
  // Several where one belongs: they stay several, and the check says that this cannot be read.
  return texts.length > 1 || isRecord(sent) ? texts : (texts[0] ?? '');
}

function textOf(sent: unknown): string {
  if (typeof sent === 'string') return sent.slice(0, LONGEST_TEXT);
  if (typeof sent === 'number' || typeof sent === 'boolean') return String(sent);
  return '';
}

/** { "12": "2" }, or the same as JSON text. Empty and nought are not chosen. */
function quantities(sent: unknown): FieldValue {
  const record = isRecord(sent) ? sent : jsonRecord(sent);
  const entries = Object.entries(record).slice(0, MOST_PARTS);
  return Object.fromEntries(
    entries.flatMap(([id, quantity]) => {
      const text = textOf(quantity).trim();
      return text === '' || text === '0' ? [] : [[id, Number(text)]];
    }),
  );
}

/** Its parts as a record or JSON; a plain text is what somebody typed to find it. */
function place(sent: unknown): FieldValue {
  const typed = typeof sent === 'string' && !sent.startsWith('{');
  const record = typed ? { [PLACE_SEARCH]: sent } : isRecord(sent) ? sent : jsonRecord(sent);
  const names = [...PLACE_PARTS, PLACE_SEAL, PLACE_SEARCH];
  return placeValue(Object.fromEntries(names.map((name) => [name, textOf(record[name])])));
}

/** Gaps of removed files are closed: the order of what is left stays. */
function files(sent: unknown): FieldValue {
  const texts = Array.isArray(sent) ? sent.map(textOf) : [textOf(sent)];
  return texts.flatMap((text) => {
    const slots = readUploads(text);
    return slots ? slots.flatMap((slot) => (slot ? [writeUpload(slot)] : [])) : [text];
  });
}

function isRecord(sent: unknown): sent is Record<string, unknown> {
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent);
}

function jsonRecord(sent: unknown): Record<string, unknown> {
  if (typeof sent !== 'string' || !sent.startsWith('{')) return {};
  try {
    const read: unknown = JSON.parse(sent.slice(0, LONGEST_TEXT));
    return isRecord(read) ? read : {};
  } catch {
    // No record: the field counts as empty.
    return {};
  }
}
