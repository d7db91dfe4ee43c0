import { type AddressProblem, checkAddress } from '#rules/addresses/check-address.ts';
import { ASKABLE_PARTS, type FieldRequirements } from '#rules/addresses/field-requirements.ts';
import { normaliseAddress } from '#rules/addresses/normalise-address.ts';
import { type AddressUse, getStates } from '#rules/addresses/postal-address.ts';
import type { Address } from '#wire/address.ts';
import { isCountry } from './countries.ts';
import { postcodeFits } from './postcode-fits.ts';
import { STATES } from './states.ts';

export interface SettledAddress {
  /** As it is stored: trimmed, codes in capitals. */
  address: Address;
  problems: AddressProblem[];
}

/** What a form sent becomes the address we store, with everything that is wrong with it. */
export function settleAddress(
  input: Address,
  use: AddressUse,
  requirements: FieldRequirements,
): SettledAddress {
  const country = input.country.trim().toUpperCase();
  const states = getStates(STATES, country);
  const address = normaliseAddress(input, states);
  // A delivery address has no email, and a hidden field no value; a form that sent one sent too much.
  if (use === 'shipping') address.email = '';
  for (const part of ASKABLE_PARTS) if (requirements[part] === 'hidden') address[part] = '';
  const problems = checkAddress(address, use, {
    known: isCountry(address.country),
    states,
    postcodeFits: (postcode) => postcodeFits(postcode, address.country),
    asked: requirements,
  });
  return { address, problems };
}
