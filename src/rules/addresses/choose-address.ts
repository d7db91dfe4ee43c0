import type { AddressUse, PostalAddress } from './postal-address.ts';

// Which addresses a checkout starts with: what was typed there before, or what the account keeps. One
// or the other as a whole, for half of each would be a place where nobody lives.
// Example: a name and a postcode were typed and left; the account has a whole address: that one. A
// whole gift address was typed: it stays, whatever the account keeps.

export interface Addresses {
  /** Null where there is none. */
  billing: PostalAddress | null;
  /** Null where it is sent to the billing address. */
  shipping: PostalAddress | null;
}

/** True where no part is missing; whether each is right is for the form to say. */
export type IsComplete = (address: PostalAddress, use: AddressUse) => boolean;

export function chooseAddresses(
  kept: Addresses,
  saved: Addresses,
  isComplete: IsComplete,
): Addresses {
  const billing = choose('billing', kept.billing, saved.billing, isComplete);
  const typed = billing !== null && billing === kept.billing;
  // A buyer who typed the one address and wants nothing elsewhere has said so.
  if (typed && kept.shipping === null) return { billing, shipping: null };
  return { billing, shipping: choose('shipping', kept.shipping, saved.shipping, isComplete) };
}

function choose(
  use: AddressUse,
  kept: PostalAddress | null,
  saved: PostalAddress | null,
  isComplete: IsComplete,
): PostalAddress | null {
  if (kept === null || saved === null) return kept ?? saved;
  if (isComplete(kept, use)) return kept;
  return isComplete(saved, use) || !isFilled(kept) ? saved : kept;
}

/** Somebody has written in it, beyond the country and state a form starts with. */
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

/** Another door, or another name at it. */
export function locationsDiffer(shipping: PostalAddress, billing: PostalAddress): boolean {
  return isFilled(shipping) && COUNTED.some((part) => shipping[part] !== billing[part]);
}
