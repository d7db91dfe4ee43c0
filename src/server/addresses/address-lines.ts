import { formatAddress, stateInAddress } from '#rules/addresses/format-address.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { type Address, EMPTY_ADDRESS } from '#wire/address.ts';
import { countryName } from './countries.ts';
import { stateName } from './states.ts';

/** An address as display lines, in its country's order; the country always comes last. */
export function addressLines(address: Address, settings: Settings): string[] {
  const { country, state } = address;
  return formatAddress(address, {
    country: countryName(country, settings['shop.locale']),
    state: stateInAddress(country, state, stateName(country, state)),
  });
}

/** Where the shop itself is. */
export function shopAddressLines(settings: Settings): string[] {
  return addressLines(
    {
      ...EMPTY_ADDRESS,
      country: settings['shop.country'],
      state: settings['shop.state'],
      city: settings['shop.city'],
      postcode: settings['shop.postcode'],
      address1: settings['shop.address1'],
      address2: settings['shop.address2'],
    },
    settings,
  );
}
