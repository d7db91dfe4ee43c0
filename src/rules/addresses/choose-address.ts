import type { AddressUse, PostalAddress } from './postal-address.ts';

// Which addresses a checkout starts with: what was typed there before, or the account's. One or the
// other as a whole, as a mixture would be no real address.
// Example: only a name and a postcode were typed; the account has a whole address: the account's. A
// whole gift address was typed: it stays, whatever the account has.

export interface Addresses {
  /** Null where there is none. */
  billing: PostalAddress | null;
  /** Null where it is sent to the billing address. */
  shipping: PostalAddress | null;
}

/** True where no part is missing; the form validates each part. */
export type IsComplete = (address: PostalAddress, use: AddressUse) => boolean;

export function chooseAddresses(
  entered: Addresses,
  saved: Addresses,
  isComplete: IsComplete,
): Addresses {
  const billing = choose('billing', entered.billing, saved.billing, isComplete);
  const typed = billing !== null && billing === entered.billing;
  // A buyer who typed one address and did not ask for another has only that one.
  if (typed && entered.shipping === null) return { billing, shipping: null };
  return { billing, shipping: choose('shipping', entered.shipping, saved.shipping, isComplete) };
}

function choose(
  use: AddressUse,
  entered: PostalAddress | null,
  saved: PostalAddress | null,
  isComplete: IsComplete,
): PostalAddress | null {
  if (entered === null || saved === null) return entered ?? saved;
  if (isComplete(entered, use)) return entered;
  return isComplete(saved, use) || !isFilled(entered) ? saved : entered;
}

/** It was edited, beyond the country and state a form starts with. */
export function isFilled(address: PostalAddress): boolean {
  const { firstName, lastName, company, city, address1, postcode } = address;
  return [firstName, lastName, company, city, address1, postcode].some((part) => part !== '');
}

const COUNTED = [
  'firstName',
  'lastName',
  'company',
  'country',
  'state',
  'city',
  'address1',
  'address2',
  'postcode',
] as const satisfies (keyof PostalAddress)[];

/** Another street or another name. */
export function locationsDiffer(shipping: PostalAddress, billing: PostalAddress): boolean {
  return isFilled(shipping) && COUNTED.some((part) => shipping[part] !== billing[part]);
}
