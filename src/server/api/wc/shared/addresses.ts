import { recordKeys } from '#rules/records/record-keys.ts';
import type { Address } from '#wire/address.ts';

type SentAddress = Readonly<Partial<Record<keyof typeof NAMES, string | null | undefined>>>;

const NAMES = {
  first_name: 'firstName',
  last_name: 'lastName',
  company: 'company',
  address_1: 'address1',
  address_2: 'address2',
  city: 'city',
  state: 'state',
  postcode: 'postcode',
  country: 'country',
  email: 'email',
  phone: 'phone',
} as const satisfies Record<string, keyof Address>;
const FIELDS = recordKeys(NAMES);

/** What was sent replaces what is stored; the rest stays. */
export function mergedAddress(stored: Address, sent: SentAddress): Address {
  const merged = { ...stored };
  for (const field of FIELDS) {
    const value = sent[field];
    if (value !== undefined) merged[NAMES[field]] = value ?? '';
  }
  return merged;
}

/** Written out: lists of orders make hundreds of these. */
export function billingItem(address: Address) {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    company: address.company,
    address_1: address.address1,
    address_2: address.address2,
    city: address.city,
    state: address.state,
    postcode: address.postcode,
    country: address.country,
    email: address.email,
    phone: address.phone,
  };
}

/** A shipping address names no e-mail address. */
export function shippingItem(address: Address) {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    company: address.company,
    address_1: address.address1,
    address_2: address.address2,
    city: address.city,
    state: address.state,
    postcode: address.postcode,
    country: address.country,
    phone: address.phone,
  };
}
