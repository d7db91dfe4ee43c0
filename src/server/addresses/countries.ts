import { countryShortCodes } from 'country-region-data';

// Every country, by its ISO code, named in the shop's own language. Uninhabited territories where
// nothing is delivered (the Antarctic, two empty islands) are left out.
// Example: isCountry('US') is true, isCountry('XX') false.

const EMPTY_LOCATIONS: ReadonlySet<string> = new Set(['AQ', 'BV', 'HM']);

// Svalbard has a code and letters of its own, and the package leaves it out.
const COUNTRIES: ReadonlySet<string> = new Set(
  [...countryShortCodes, 'SJ'].filter((code) => !EMPTY_LOCATIONS.has(code)),
);

export function isCountry(code: string): boolean {
  return COUNTRIES.has(code);
}

export interface NamedCountry {
  code: string;
  name: string;
}

// Sorting 247 names by a language's rules takes a millisecond, at every rendering of a form.
const everywhere = new Map<string, NamedCountry[]>();

/** Named in the shop's language and in its order. */
export function namedCountries(locale: string, codes?: Iterable<string>): NamedCountry[] {
  if (codes) return sortedNames(locale, codes);
  let all = everywhere.get(locale);
  if (!all) {
    all = sortedNames(locale, COUNTRIES);
    everywhere.set(locale, all);
  }
  return all;
}

function sortedNames(locale: string, codes: Iterable<string>): NamedCountry[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const order = new Intl.Collator(locale);
  return [...codes]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => order.compare(a.name, b.name));
}

export function countryName(code: string, locale: string): string {
  if (!isCountry(code)) return code;
  return namedCountries(locale).find((country) => country.code === code)?.name ?? code;
}
