import { expect, test } from 'vitest';
import { EVERY_PART_OPTIONAL } from '#rules/addresses/field-requirements.ts';
import type { AccountAddressesPage } from '#wire/account.ts';
import { EMPTY_ADDRESS } from '#wire/address.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { AddressesPageView } from './addresses-page.tsx';

const frame: AccountAddressesPage['frame'] = {
  title: 'Billing address',
  customer: { name: 'Ada', email: 'ada@example.com' },
  menu: [],
  accountUrl: '/my-account',
  logOutUrl: '/out',
  nonce: 'n',
  notices: [],
  problems: [],
};

test('what is wrong with an address is listed above it, each with the way to its field', () => {
  const data: AccountAddressesPage = {
    frame,
    view: {
      kind: 'edit',
      which: 'billing',
      address: { ...EMPTY_ADDRESS, country: 'US', postcode: 'XYZ' },
      problems: [
        { code: 'address.problem.required', field: 'city', label: 'address.city.city' },
        { code: 'address.problem.postcode', field: 'postcode', label: 'address.postcode.zip' },
      ],
      countries: [{ code: 'US', name: 'United States' }],
      states: {},
      asked: EVERY_PART_OPTIONAL,
    },
  };
  const html = renderPage(<AddressesPageView data={data} />);
  expect(html).toContain('<a href="#billing_city">City is missing.</a>');
  expect(html).toContain('<a href="#billing_postcode">ZIP code: This does not look right');
});
