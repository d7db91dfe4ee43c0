import * as z from 'zod/mini';
import { describedAs, text } from '../wc/field.ts';

// What somebody of the staff chose for good, as the admin's document has it and `vitrine/v1/preferences`
// writes it: light or dark, the groups of the menu that are folded, its favourites, columns of lists.

const LIST_COLUMNS = /^[a-z0-9-]{1,60}\.datatable(_columnRanks)?$/;

export function isPreference(name: string): boolean {
  return ['theme', 'menu.folded', 'menu.favourites'].includes(name) || LIST_COLUMNS.test(name);
}

const names = z.array(z.string().check(z.maxLength(80))).check(z.maxLength(200));
const places = z.array(z.int()).check(z.maxLength(200));
export const preferenceValue = z.union([z.enum(['light', 'dark']), names, places]);
export type PreferenceValue = z.infer<typeof preferenceValue>;

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
