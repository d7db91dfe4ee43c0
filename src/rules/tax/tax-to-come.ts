import type { Location, TaxRate } from './tax-rate.ts';

// Whether a cart without tax may still get some at checkout.
// Example: rates for New York only. Nothing known of the shopper: yes. Known to be in the United
// States, the state not yet: yes. In Texas, or in France: no.

export function taxMayCome(
  rates: readonly TaxRate[],
  place: Location,
  /** The shopper has entered a destination. */
  known: boolean,
): boolean {
  return rates.some((rate) => rate.rate > 0 && (!known || isOpen(rate, place)));
}

/** It fits the place as far as that is known, and depends on what is not. */
function isOpen({ country, state, postcodes, cities }: TaxRate, place: Location): boolean {
  const parts: [needed: boolean, given: string][] = [
    [state !== '', place.state],
    [postcodes.length > 0, place.postcode],
    [cities.length > 0, place.city],
  ];
  return (
    (country === '' || country === place.country) &&
    (state === '' || place.state === '' || state === place.state) &&
    parts.some(([needed, provided]) => needed && provided === '')
  );
}
