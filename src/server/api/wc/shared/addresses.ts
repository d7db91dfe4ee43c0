import type { Address } from '#wire/address.ts';
import { codecFor } from '../../rest/codec.ts';

const { field, codec } = codecFor<Address>();

/** Null empties the field. */
const text = { read: (sent: string | null) => sent ?? '' };

const postal = {
  first_name: field('firstName', text),
  last_name: field('lastName', text),
  company: field('company', text),
  address_1: field('address1', text),
  address_2: field('address2', text),
  city: field('city', text),
  state: field('state', text),
  postcode: field('postcode', text),
  country: field('country', text),
  phone: field('phone', text),
};

export const billingCodec = codec({ ...postal, email: field('email', text) });
/** A shipping address names no e-mail address. */
export const shippingCodec = codec(postal);
