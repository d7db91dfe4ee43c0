import { bestFit, plainPostcode } from '../tax/postcode.ts';
import type { Location } from '../tax/tax-rate.ts';
import type { ShippingZone } from './shipping.ts';

// The zone of a destination: the first match in order, zone 0 where none matches.
// Example: with "Bay Area" (US:CA, 94*) before "United States" (US), 94107 in California is in the
// first, 10001 in New York in the second, and Lyon in zone 0.

const REST = 0;

/** Null where no zone matches and the shop has no zone 0. */
export function findZone(zones: readonly ShippingZone[], place: Location): ShippingZone | null {
  const country = place.country.trim().toUpperCase();
  const state = `${country}:${place.state.trim().toUpperCase()}`;
  const postcode = plainPostcode(place.postcode, country);
  const fitting = zones
    .filter((zone) => zone.id !== REST && fits(zone, country, state, postcode))
    .sort((a, b) => a.position - b.position || a.id - b.id);
  return fitting[0] ?? zones.find(({ id }) => id === REST) ?? null;
}

/**
 * One of the countries or states, and one of the postcodes. Empty lists match all, but where nothing is
 * offered either: a zone that was only just added keeps no address from the zones after it.
 */
function fits(zone: ShippingZone, country: string, state: string, postcode: string): boolean {
  const anywhere = zone.countries.length === 0 && zone.states.length === 0;
  if (anywhere && zone.postcodes.length === 0 && !zone.methods.some(({ enabled }) => enabled)) {
    return false;
  }
  const here =
    anywhere ||
    zone.countries.some((name) => name.toUpperCase() === country) ||
    zone.states.some((name) => name.toUpperCase() === state);
  return here && (zone.postcodes.length === 0 || bestFit(zone.postcodes, postcode) !== null);
}
