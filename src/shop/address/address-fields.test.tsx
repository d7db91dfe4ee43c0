import { expect, test } from 'vitest';
import { EVERY_PART_OPTIONAL } from '#rules/addresses/field-requirements.ts';
import { EMPTY_ADDRESS } from '#wire/address.ts';
import { render } from '../testing/test-shop.tsx';
import { AddressFields } from './address-fields.tsx';

const countries = [
  { code: 'DE', name: 'Germany' },
  { code: 'GB', name: 'United Kingdom' },
  { code: 'US', name: 'United States' },
];
const states = { US: { CA: 'California', NY: 'New York' }, DE: {} };

function form(country: string, extra = {}): string {
  const value = { ...EMPTY_ADDRESS, country, ...extra };
  return render(
    <AddressFields kind="billing" asked={EVERY_PART_OPTIONAL} {...{ value, countries, states }} />,
  );
}

function names(html: string): string[] {
  return [...html.matchAll(/ name="billing_(\w+)"/g)].map(([, name = '']) => name);
}

test('without script the state is a choice, a hidden field or free text [CO-13] [CO-15] [CO-16] [CO-17]', () => {
  expect(form('US', { state: 'NY' })).toMatch(
    /<select[^>]* name="billing_state".*<option value="NY" selected="">New York/,
  );
  expect(form('DE')).toMatch(/<input type="hidden"[^>]* name="billing_state" value=""/);
  expect(form('GB', { state: 'Kent' })).toMatch(
    /<input[^>]* name="billing_state"[^>]*value="Kent"/,
  );
});

test('each country is asked for in its own order, every field once', () => {
  expect(names(form('US')).slice(4, 9)).toEqual([
    'address_1',
    'address_2',
    'city',
    'state',
    'postcode',
  ]);
  expect(names(form('DE')).slice(4, 8)).toEqual(['address_1', 'address_2', 'postcode', 'city']);
  for (const country of ['US', 'DE', 'GB', '']) {
    expect(new Set(names(form(country))).size).toBe(11);
  }
});

test('a browser can fill the form in', () => {
  const html = form('US');
  for (const token of ['given-name', 'address-line1', 'address-level2', 'postal-code', 'tel']) {
    expect(html).toContain(`autoComplete="billing ${token}"`);
  }
});

test('an error stands under its field and is tied to it', () => {
  const html = render(
    <AddressFields
      kind="shipping"
      value={{ ...EMPTY_ADDRESS, country: 'US' }}
      problems={[
        { code: 'address.problem.required', field: 'city', label: 'address.city.city' },
        { field: 'postcode', text: 'Out of our reach.' },
      ]}
      asked={EVERY_PART_OPTIONAL}
      {...{ countries, states }}
    />,
  );
  expect(html).toMatch(/aria-describedby="shipping_city-error"[^>]* name="shipping_city"/);
  expect(html).toMatch(/id="shipping_city-error"[^>]*>.*City is missing\./);
  expect(html).toMatch(/id="shipping_postcode-error"[^>]*>.*Out of our reach\./);
  expect(html).not.toContain('shipping_email');
});

test('a field asked for elsewhere is left out', () => {
  const value = { ...EMPTY_ADDRESS, country: 'US' };
  const html = render(
    <AddressFields
      kind="billing"
      without={['email', 'company']}
      asked={EVERY_PART_OPTIONAL}
      {...{ value, countries, states }}
    />,
  );
  expect(names(html)).not.toContain('email');
  expect(names(html)).not.toContain('company');
});

test('a shop asks for fewer parts, or insists on them', () => {
  const value = { ...EMPTY_ADDRESS, country: 'US' };
  const requested = { company: 'hidden', address2: 'optional', phone: 'required' } as const;
  const html = render(
    <AddressFields kind="billing" {...{ value, countries, states, asked: requested }} />,
  );
  expect(names(html)).not.toContain('company');
  expect(names(html)).toContain('address_2');
  expect(html).toMatch(
    /<input[^>]* required=""[^>]* name="billing_phone"|name="billing_phone"[^>]* required=""/,
  );
});

test('rows have the class names by which scripts written for WooCommerce know them', () => {
  const html = form('US');
  const getClasses = (name: string) => {
    const before = html.slice(0, html.indexOf(` name="billing_${name}"`));
    const classes = [...before.matchAll(/class="([^"]*)"/g)].map(([, each = '']) => each);
    return classes.slice(-4).join(' ');
  };
  for (const name of ['country', 'state', 'city', 'address_1', 'postcode']) {
    expect(getClasses(name), name).toContain('address-field');
    expect(getClasses(name), name).toContain('validate-required');
  }
  expect(getClasses('country')).toContain('update_totals_on_change');
  expect(getClasses('postcode')).toContain('validate-postcode');
  expect(getClasses('email')).toContain('validate-email');
  expect(getClasses('first_name')).not.toContain('address-field');
});
