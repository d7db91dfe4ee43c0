import { plainNumber } from './formulas/evaluate-formula.ts';
import { PLACE_SEAL } from './place.ts';

// The value of one field. A text for most fields, a list for several choices and files, a record
// for a product group (product to quantity) and for a location (part to text).
// Example: boxes "oak" and "other:beech" ticked are ['oak', 'other:beech'].

export type FieldValue = string | readonly string[] | Readonly<Record<string, string | number>>;
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** Product to quantity, or part of a location to its text. */
export type RecordValue = Readonly<Record<string, string | number>>;

export function isRecordValue(value: FieldValue): value is RecordValue {
  return typeof value === 'object' && !Array.isArray(value);
}

export const OTHER = 'other:';

/** The text of "other", or null for another choice. */
export function otherText(choice: string): string | null {
  return choice.startsWith(OTHER) ? choice.slice(OTHER.length) : null;
}

/** All texts of a value; product groups give product ids, locations their parts. */
export function toTexts(value: FieldValue | undefined): string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.filter((each) => each !== '');
  return Object.entries(value)
    .filter(([name, part]) => part !== '' && part !== 0 && name !== PLACE_SEAL)
    .map(([name, part]) => (typeof part === 'number' ? name : part));
}

export function isEmpty(value: FieldValue | undefined): boolean {
  return toTexts(value).length === 0;
}

/** Number of choices; of a product group, number of pieces. */
export function countFor(value: FieldValue | undefined): number {
  if (value === undefined || typeof value === 'string' || Array.isArray(value)) {
    return toTexts(value).length;
  }
  const amounts = Object.values(value).filter((part) => typeof part === 'number');
  return amounts.length > 0 ? amounts.reduce((sum, part) => sum + part, 0) : toTexts(value).length;
}

/** One number, the sum of several, or null where any text is not numeric. */
export function numberIn(value: FieldValue | undefined): number | null {
  const texts = toTexts(value);
  if (texts.length === 0) return null;
  let sum = 0;
  for (const text of texts) {
    const number = plainNumber(text);
    if (number === null) return null;
    sum += number;
  }
  return sum;
}
