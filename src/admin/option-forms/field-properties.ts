import type { FieldDraft } from '#wire/catalog/option-field-input.ts';
import { adminMessages } from '#wire/messages/admin.ts';

// Which control each property of a field gets. The properties themselves are those of the draft, as
// the schema completes it: a new property of a field shows up by itself.

export type ControlKind =
  | 'text'
  | 'lines'
  | 'number'
  | 'numberOrNone'
  | 'switch'
  | 'columns'
  | 'textOrNone'
  | 'texts'
  | 'weekdays'
  | 'countries'
  | 'products'
  | 'font'
  | 'field'
  | 'part'
  | 'partOrNone'
  | 'messages';

const KINDS: Readonly<Record<string, ControlKind>> = {
  help: 'lines',
  content: 'lines',
  columns: 'columns',
  min: 'numberOrNone',
  max: 'numberOrNone',
  step: 'numberOrNone',
  minLength: 'numberOrNone',
  maxLength: 'numberOrNone',
  earliest: 'textOrNone',
  latest: 'textOrNone',
  weekdays: 'weekdays',
  countries: 'countries',
  productIds: 'products',
  font: 'font',
  fontField: 'field',
  colorField: 'field',
  preview: 'partOrNone',
  messages: 'messages',
};

export function controlKind(name: string, value: unknown): ControlKind {
  const known = KINDS[name];
  if (known) return known;
  if (typeof value === 'boolean') return 'switch';
  if (typeof value === 'number') return 'number';
  if (Array.isArray(value)) return 'texts';
  return typeof value === 'object' ? 'part' : 'text';
}

const labels: Readonly<Record<string, string>> = adminMessages;

export function propertyLabel(name: string): string {
  return labels[`admin.form.field.${name}`] ?? name;
}

/** Have a part of the editor of their own. */
const ELSEWHERE = ['type', 'rule', 'price', 'options'];
const MORE = ['tracked', 'showIn', 'messages', 'preview'];
/** Properties at the top of the editor, in this order. */
const FIRST = ['label', 'id', 'content', 'help', 'tooltip', 'columns', 'required', 'fallback'];

/** Names of what the field asks for, and of what few fields need. */
export function propertiesIn(field: FieldDraft): { asks: string[]; more: string[] } {
  const names = Object.keys(field).filter((name) => !ELSEWHERE.includes(name));
  const first = FIRST.filter((name) => names.includes(name));
  const rest = names.filter((name) => !FIRST.includes(name) && !MORE.includes(name));
  return { asks: [...first, ...rest], more: MORE.filter((name) => names.includes(name)) };
}
