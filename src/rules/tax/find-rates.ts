import { bestFit, plainPostcode } from './postcode.ts';
import type { Location, TaxRate } from './tax-rate.ts';

// The rates for a location. Of each priority the most specific one applies, and the priorities add
// up: a state's 4 % of priority 1 and a city's 4.875 % of priority 2 are 8.875 % together.
// Example: with a rate for US and one for US, NY, a shopper in New York pays the second alone.

/** 'standard' is another name of the class ''. */
export function plainTaxClass(taxClass: string): string {
  return taxClass === 'standard' ? '' : taxClass;
}

/** Without a country no tax is charged yet. */
export function ratesFor(rates: readonly TaxRate[], place: Location, taxClass: string): TaxRate[] {
  const requested = plainLocation(place);
  if (requested.country === '') return [];
  const taxClassKey = plainTaxClass(taxClass);
  const best = new Map<number, { rate: TaxRate; fit: number }>();
  for (const rate of rates) {
    if (plainTaxClass(rate.taxClass) !== taxClassKey) continue;
    const fit = getFit(rate, requested);
    if (fit === null) continue;
    const before = best.get(rate.priority);
    if (!before || fit > before.fit || (fit === before.fit && comesBefore(rate, before.rate))) {
      best.set(rate.priority, { rate, fit });
    }
  }
  return [...best.values()].map(({ rate }) => rate).sort((a, b) => a.priority - b.priority);
}

function plainLocation(place: Location): Location {
  const country = place.country.trim().toUpperCase();
  return {
    country,
    state: place.state.trim().toUpperCase(),
    postcode: plainPostcode(place.postcode, country),
    city: place.city.trim().toUpperCase(),
  };
}

/** Specificity: country before state, state before postcode, postcode before city. */
function getFit(rate: TaxRate, place: Location): number | null {
  if (rate.country !== '' && rate.country.toUpperCase() !== place.country) return null;
  if (rate.state !== '' && rate.state.toUpperCase() !== place.state) return null;
  const postcode = rate.postcodes.length === 0 ? 'any' : bestFit(rate.postcodes, place.postcode);
  if (postcode === null) return null;
  const anyCity = rate.cities.length === 0;
  if (!anyCity && !rate.cities.some((city) => city.trim().toUpperCase() === place.city)) {
    return null;
  }
  return (
    (rate.country === '' ? 0 : 16) +
    (rate.state === '' ? 0 : 8) +
    { exact: 4, part: 2, any: 0 }[postcode] +
    (anyCity ? 0 : 1)
  );
}

function comesBefore(rate: TaxRate, other: TaxRate): boolean {
  return (
    rate.position - other.position < 0 || (rate.position === other.position && rate.id < other.id)
  );
}
