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
  kept: Addresses,
  saved: Addresses,
  isComplete: IsComplete,
): Addresses {
  const billing = choose('billing', kept.billing, saved.billing, isComplete);
  const typed = billing !== null && billing === kept.billing;
  // A buyer who typed one address and did not ask for another has only that one.
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
