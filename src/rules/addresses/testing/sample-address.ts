import type { PostalAddress } from '../postal-address.ts';

/** A good American address for tests, with the parts a case is about. */
export function sampleAddress(parts: Partial<PostalAddress> = {}): PostalAddress {
  return {
    firstName: 'Jane',
    lastName: 'Doe',
    company: '',
    country: 'US',
    state: 'CA',
    city: 'San Francisco',
    address1: '5 Elm Street',
    address2: '',
    postcode: '94107',
    phone: '',
    email: 'jane@example.com',
    ...parts,
  };
}
