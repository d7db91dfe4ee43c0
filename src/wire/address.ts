import * as z from 'zod/mini';

// A postal address, as every form, order and account stores it. An empty field is ''.
// Fields have the same name on every form: `billing_first_name` is `firstName` of billing.

export const address = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  /** ISO 3166 code of two letters. */
  country: z.string(),
  /** A code where the country has a list of states, else free text. */
  state: z.string(),
  city: z.string(),
  address1: z.string(),
  address2: z.string(),
  postcode: z.string(),
  phone: z.string(),
  /** Billing only. */
  email: z.string(),
});
export type Address = z.infer<typeof address>;

export const ADDRESS_KINDS = ['billing', 'shipping'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

export type AddressField = keyof Address;

export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'country',
  'state',
  'city',
  'address1',
  'address2',
  'postcode',
  'phone',
  'email',
] as const satisfies readonly AddressField[];

/** The end of a field's name on a form, after `billing_` or `shipping_`. */
export const ADDRESS_FORM_NAMES = {
  firstName: 'first_name',
  lastName: 'last_name',
  company: 'company',
  country: 'country',
  state: 'state',
  city: 'city',
  address1: 'address_1',
  address2: 'address_2',
  postcode: 'postcode',
  phone: 'phone',
  email: 'email',
} as const satisfies Record<AddressField, string>;

export const EMPTY_ADDRESS: Address = {
  firstName: '',
  lastName: '',
  company: '',
  country: '',
  state: '',
  city: '',
  address1: '',
  address2: '',
  postcode: '',
  phone: '',
  email: '',
};
