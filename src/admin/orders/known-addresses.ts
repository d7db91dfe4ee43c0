import type { CustomerProfile } from '#wire/vitrine/customers.ts';
import type { OrderAddress } from './display-address.ts';

// Where a new order of a known customer goes: the addresses of the account, or those of the last order.
// Example: Ada's account has a billing address alone; what she once sent to a friend is not used again.

export interface KnownAddresses {
  billing: OrderAddress;
  /** Null for the same as the billing address. */
  shipping: OrderAddress | null;
}

export const NO_ADDRESS: OrderAddress = {
  first_name: '',
  last_name: '',
  company: '',
  address_1: '',
  address_2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  email: '',
  phone: '',
};

export function knownAddresses({
  email,
  addresses,
}: Pick<CustomerProfile, 'email' | 'addresses'>): KnownAddresses {
  const billed = addresses.find(({ kind }) => kind === 'billing');
  const sent = addresses.find(
    ({ kind, from }) => kind === 'shipping' && (!billed || from === billed.from),
  );
  const bill = billed?.address ?? sent?.address ?? NO_ADDRESS;
  const billing = { ...bill, email: bill.email || email };
  const isSame = !sent || sent.lines.join('\n') === billed?.lines.join('\n') || !billed;
  return { billing, shipping: isSame ? null : sent.address };
}
