import * as z from 'zod/mini';
import { STAFF_LANGUAGES } from '#rules/languages/staff-language.ts';
import { describedAs, text } from '../wc/field.ts';

// What somebody of the staff chose for good, as the admin's document has it and `vitrine/v1/preferences`
// writes it: light or dark, the language, the groups of the menu that are folded, its favourites, columns of lists.

const LIST_COLUMNS = /^[a-z0-9-]{1,60}\.datatable(_columnRanks)?$/;

export function isPreference(name: string): boolean {
  return (
    ['theme', 'language', 'menu.folded', 'menu.favourites'].includes(name) ||
    LIST_COLUMNS.test(name)
  );
}

const names = z.array(z.string().check(z.maxLength(80))).check(z.maxLength(200));
const places = z.array(z.int()).check(z.maxLength(200));
export const preferenceValue = z.union([
  z.enum(['light', 'dark']),
  z.enum(STAFF_LANGUAGES),
  names,
  places,
]);
export type PreferenceValue = z.infer<typeof preferenceValue>;

/** Of the names whose value is one word. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  theme: ['light', 'dark'],
  language: STAFF_LANGUAGES,
};

export function fitsPreference(name: string, value: PreferenceValue): boolean {
  const words = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
  if (words === undefined) return typeof value !== 'string';
  return typeof value === 'string' && words.includes(value);
}

/** By name. */
export const preferences = z.record(z.string(), preferenceValue);
export type Preferences = z.infer<typeof preferences>;

export const preferenceInput = {
  name: text({ maxLength: 80 }),
  value: describedAs(z.nullable(preferenceValue), {
    type: ['string', 'array', 'null'],
    description: 'What was chosen; null for what is usual.',
  }),
};
