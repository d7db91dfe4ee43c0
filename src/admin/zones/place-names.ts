import type { Country } from '#wire/wc/data.ts';
import type { Place } from './zone.ts';

/** "US:CA" is "California, United States"; what is not known is shown by its code. */
export function placeName({ code, type }: Place, countries: readonly Country[]): string {
  if (type === 'postcode') return code;
  const [country = '', state = ''] = code.split(':');
  const found = countries.find((each) => each.code === country);
  if (!found) return code;
  if (type !== 'state') return found.name;
  const name = found.states.find((each) => each.code === state)?.name ?? state;
  return `${name}, ${found.name}`;
}

/** Every country, each followed by its states. */
export function getRegions(countries: readonly Country[]): Place[] {
  return countries.flatMap(({ code, states }): Place[] => [
    { code, type: 'country' },
    ...states.map((state): Place => ({ code: `${code}:${state.code}`, type: 'state' })),
  ]);
}
