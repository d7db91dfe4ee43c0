import type { Location } from '#rules/tax/tax-rate.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { Address } from '#wire/address.ts';
import type { CartAddress, CartState } from './cart-state.ts';

export function baseLocation(settings: Settings): Location {
  return {
    country: settings['shop.country'],
    state: settings['shop.state'],
    postcode: settings['shop.postcode'],
    city: settings['shop.city'],
  };
}

function getPlace(address: CartAddress): Location {
  const { country, state, postcode, city } = address;
  return { country, state, postcode, city };
}

/** The shipping destination; by default the shop's own location. */
export function shippingLocation(state: CartState, settings: Settings): Location {
  return state.shipping ? getPlace(state.shipping) : baseLocation(settings);
}

/** Where tax is owed, by the shop's choice. */
export function taxLocation(state: CartState, settings: Settings): Location {
  if (settings['tax.basedOn'] === 'base') return baseLocation(settings);
  const billing = settings['tax.basedOn'] === 'billing' ? state.billing : null;
  return billing ? getPlace(billing) : shippingLocation(state, settings);
}

export function emptyAddress(place: Location): CartAddress {
  return {
    first_name: '',
    last_name: '',
    company: '',
    address_1: '',
    address_2: '',
    ...place,
    phone: '',
    email: '',
  };
}

/** An address under the names that a cart stores it by. */
export function cartAddress(address: Address): CartAddress {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    company: address.company,
    country: address.country,
    state: address.state,
    city: address.city,
    address_1: address.address1,
    address_2: address.address2,
    postcode: address.postcode,
    phone: address.phone,
    email: address.email,
  };
}

/** The inverse of cartAddress. */
export function toAddress(stored: CartAddress): Address {
  return {
    firstName: stored.first_name,
    lastName: stored.last_name,
    company: stored.company,
    country: stored.country,
    state: stored.state,
    city: stored.city,
    address1: stored.address_1,
    address2: stored.address_2,
    postcode: stored.postcode,
    phone: stored.phone,
    email: stored.email,
  };
}
