import { countryName } from '#server/addresses/countries.ts';
import { foldName } from './fold-name.ts';
import type { Gazetteer } from './gazetteer.ts';
import {
  degrees,
  type FoundLocation,
  type LocationProvider,
  NO_PARTS,
  type Point,
} from './location-provider.ts';
import type { City } from './write-gazetteer.ts';

// Towns and cities of the bundled file: no street addresses, but no external server either.
// Example: "paris tex" is no name, so it is read as the name "paris" somewhere that begins with "tex".

export const GAZETTEER_PREFIX = 'g';

/** Of one name: "San" alone begins two thousand, and the region may be that of a small one. */
const MAX_READ = 400;

export function gazetteerProvider(open: () => Gazetteer): LocationProvider {
  return {
    prefix: GAZETTEER_PREFIX,
    attribution: 'GeoNames',
    async suggest(query, { countries, locale }, limit) {
      const found = search(open(), query, countries, locale, limit);
      return found.map((city) => ({
        id: `${GAZETTEER_PREFIX}${city.id}`,
        name: city.name,
        area: getArea(city, locale),
      }));
    },
    async find(id, { countries }) {
      const number = Number(id.slice(GAZETTEER_PREFIX.length));
      const city = Number.isSafeInteger(number) ? open().byId(number) : null;
      if (!city || (countries.length > 0 && !countries.includes(city.country))) return null;
      return foundCity(city, city);
    },
    async at(point, { countries }) {
      const city = open().nearest(point, countries);
      return city && foundCity(city, point);
    },
  };
}

/** The town's names with the very point that was asked for. */
function foundCity(city: City, { lat, lng }: Point): FoundLocation {
  const parts = {
    ...NO_PARTS,
    locality: city.name,
    administrative_area_level_1: city.region,
    country: city.country,
    latitude: degrees(lat),
    longitude: degrees(lng),
  };
  return { parts, name: city.name };
}

function getArea({ name, region, country }: City, locale: string): string {
  const parts = [region === name ? '' : region, countryName(country, locale)];
  return parts.filter(Boolean).join(', ');
}

function search(
  gazetteer: Gazetteer,
  query: string,
  countries: readonly string[],
  locale: string,
  limit: number,
): City[] {
  const [head = '', ...rest] = query.split(',').map(foldName);
  const tail = rest.join(' ').split(' ').filter(Boolean);
  if (head === '') return [];
  const found = new Map<number, City>();
  const take = (cities: readonly City[], words: readonly string[]) => {
    for (const city of cities) {
      if (found.size >= limit) return;
      if (lies(city, words, locale)) found.set(city.id, city);
    }
  };
  const read = { countries, limit: tail.length > 0 ? MAX_READ : limit };
  // Whoever wrote a whole name means that one before longer ones: Bath before Bathurst. Three letters
  // are a name only by chance: San is a town in Mali.
  if (head.length > 3) take(gazetteer.named(head, { ...read, exactly: true }), tail);
  take(gazetteer.named(head, { ...read, exactly: false }), tail);
  const words = head.split(' ');
  for (let end = words.length - 1; end > 0 && found.size < limit; end -= 1) {
    const name = words.slice(0, end).join(' ');
    const requested = { countries, limit: MAX_READ, exactly: true };
    take(gazetteer.named(name, requested), [...words.slice(end), ...tail]);
  }
  return [...found.values()];
}

/** Each word begins a word of the region or the country, in English or the shop's language. */
function lies(city: City, words: readonly string[], locale: string): boolean {
  if (words.length === 0) return true;
  const { region, country } = city;
  const names = [region, country, countryName(country, 'en'), countryName(country, locale)];
  const area = ` ${foldName(names.join(' '))}`;
  return words.every((word) => area.includes(` ${word}`));
}
