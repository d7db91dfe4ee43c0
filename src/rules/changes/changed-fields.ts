import { type CurrencyFormat, formatMoney } from '../money/format.ts';
import { money } from '../money/money.ts';

// What differs between two states of a thing, field by field, for a person to read.
// Example: changedFields({ price: '5', tags: ['a'] }, { price: '6', tags: ['a'] }) is
// [{ field: 'price', before: '5', after: '6' }].

export interface ChangedField {
  /** The way to it, such as `billing.city` or `line_items.1.quantity`; '' for a bare value. */
  field: string;
  before: string;
  after: string;
}

/** They change with every write and say nothing. */
const NOISE = /^(_links|date_modified(_gmt)?|updated_at)$/;

export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const was = getLeaves(before, '');
  const is = getLeaves(after, '');
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? '', after: is.get(field) ?? '' }))
    .filter((each) => each.before !== each.after);
}

/** The texts of all values of a thing by their way. */
function getLeaves(value: unknown, way: string): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== 'object') return new Map([[way, String(value)]]);
  if (Array.isArray(value) && value.every(isBare)) return new Map([[way, value.join(', ')]]);
  const entries = Array.isArray(value)
    ? value.map((each, at): [string, unknown] => [String(at + 1), each])
    : Object.entries(value).filter(([name]) => !NOISE.test(name));
  const leaves = new Map<string, string>();
  for (const [name, each] of entries) {
    for (const [at, text] of getLeaves(each, way === '' ? name : `${way}.${name}`)) {
      leaves.set(at, text);
    }
  }
  return leaves;
}

function isBare(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** `billing.first_name` is "Billing first name", `regularPrice` is "Regular price". */
export function fieldWords(field: string): string {
  const words = field
    .replaceAll(/[._-]+/g, ' ')
    .replaceAll(
      /([a-z])([A-Z])/g,
      (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
    )
    .trim();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/** What a person calls a thing, in the order in which they are looked for. */
const NAMES = ['name', 'title', 'note', 'text', 'tracking_number', 'reason', 'template', 'email'];
const MAX_NAME_LENGTH = 60;

/** { title: 'Parcel', cost: '5' } is "Parcel"; '' where it has no name. */
export function nameIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const texts = new Map(Object.entries(value));
  const named = NAMES.map((name) => texts.get(name)).find((text) => text);
  if (typeof named !== 'string') return '';
  return named.length > MAX_NAME_LENGTH ? `${named.slice(0, MAX_NAME_LENGTH - 1)}…` : named;
}

/** The log holds prices of products as they are stored, in minor units: 1250 is shown as "$12.50". */
const STORED_PRICE = /(^|\.)(regularPrice|salePrice|cost)$/;

export function valueText(field: string, value: string, currency: CurrencyFormat): string {
  const isPrice = STORED_PRICE.test(field) && /^\d{1,15}$/.test(value);
  return isPrice ? formatMoney(money(Number(value)), currency) : value;
}
