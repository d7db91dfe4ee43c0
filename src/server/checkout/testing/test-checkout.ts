import type { Settings } from '#server/settings/defaults.ts';

/** Tests order more than a person does. */
export const UNLIMITED = {
  'orders.limitPerSession': 0,
  'orders.limitPerEmail': 0,
  'orders.limitPerAddress': 0,
} as const satisfies Partial<Settings>;

/** A form as a shopper in New York fills it in. */
export const filled: Record<string, string> = {
  billing_first_name: 'Ada',
  billing_last_name: 'Example',
  billing_company: '',
  billing_country: 'US',
  billing_address_1: '1 Main Street',
  billing_address_2: '',
  billing_city: 'New York',
  billing_state: 'NY',
  billing_postcode: '10001',
  billing_phone: '212 555 0100',
  billing_email: 'ada@example.com',
  payment_method: 'bacs',
};

/** The same as the Store API takes it. */
export const storeAddress = {
  first_name: 'Ada',
  last_name: 'Example',
  company: '',
  address_1: '1 Main Street',
  address_2: '',
  city: 'New York',
  state: 'NY',
  postcode: '10001',
  country: 'US',
  phone: '212 555 0100',
};

let made = 0;
export function newKey(): string {
  made += 1;
  return `key-of-a-checkout-test-${made}`;
}
