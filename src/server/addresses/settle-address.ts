import { type AddressProblem, checkAddress } from '#rules/addresses/check-address.ts';
import { normaliseAddress } from '#rules/addresses/normalise-address.ts';
import { type AddressUse, statesOf } from '#rules/addresses/postal-address.ts';
import type { Address } from '#wire/address.ts';
import { isCountry } from './countries.ts';
import { postcodeFits } from './postcode-fits.ts';
import { STATES } from './states.ts';

export interface SettledAddress {
  /** As it is stored: trimmed, codes in capitals. */
  address: Address;
  problems: AddressProblem[];
}

/**
 * What a form sent becomes the address we keep, with everything that is wrong with it.
 * `allowed` are the countries the shop deals with; left out, every country there is.
 */
export function settleAddress(
  given: Address,
  use: AddressUse,
  allowed?: ReadonlySet<string>,
): SettledAddress {
  const country = given.country.trim().toUpperCase();
  const states = statesOf(STATES, country);
  const address = normaliseAddress(given, states);
  // Letters to a delivery address name no e-mail; a form that sent one sent too much.
  if (use === 'shipping') address.email = '';
  const problems = checkAddress(address, use, {
    known: isCountry(address.country) && (allowed?.has(address.country) ?? true),
    states,
    postcodeFits: (postcode) => postcodeFits(postcode, address.country),
  });
  return { address, problems };
}
