import type { Location } from '#rules/tax/tax-rate.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { baseLocation, taxLocation } from '../cart-location.ts';
import type { CartState } from '../cart-state.ts';
import type { ShippingOffer } from './cart-shipping.ts';

/**
 * Where tax is owed on what is collected: at the place itself, or at the shop's address where the place
 * names no country. Null where something is sent, or that is where tax is owed anyway.
 */
export function collectedAt(
  { packages }: Pick<ShippingOffer, 'packages'>,
  state: CartState,
  settings: Settings,
): Location | null {
  if (!settings['tax.enabled'] || settings['tax.basedOn'] === 'base') return null;
  const chosen = packages.map(({ rates, selected }) =>
    rates.find(({ rateId }) => rateId === selected),
  );
  const [first] = chosen;
  // An order by hand names its method by the rate alone.
  const isCollected = chosen.every((rate) => rate?.rateId.startsWith('local_pickup'));
  if (!first || !isCollected) return null;
  const place = first.place?.country ? getLocation(first.place) : baseLocation(settings);
  return isSame(place, taxLocation(state, settings)) ? null : place;
}

function getLocation({ country, state, postcode, city }: Location): Location {
  return { country, state, postcode, city };
}

function isSame(one: Location, other: Location): boolean {
  return (
    one.country === other.country &&
    one.state === other.state &&
    one.postcode === other.postcode &&
    one.city === other.city
  );
}
