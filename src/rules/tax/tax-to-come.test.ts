import { expect, test } from 'vitest';
import type { TaxRate } from './tax-rate.ts';
import { taxMayCome } from './tax-to-come.ts';

const rate = (change: Partial<TaxRate>): TaxRate => ({
  id: 1,
  country: 'US',
  state: 'NY',
  postcodes: [],
  cities: [],
  rate: 88_750,
  name: 'Tax',
  priority: 1,
  compound: false,
  onShipping: false,
  taxClass: '',
  position: 0,
  ...change,
});
const at = (country: string, state = '', postcode = '') => ({ country, state, postcode, city: '' });

test.each([
  ['nobody knows where to', true, {}, at('US'), false],
  ['the state is not known yet', true, {}, at('US'), true],
  ['another state', false, {}, at('US', 'TX'), true],
  ['the state itself, whose tax is a row already', false, {}, at('US', 'NY'), true],
  ['another country', false, {}, at('FR'), true],
  ['a rate by postcode, and none given', true, { postcodes: ['10*'] }, at('US', 'NY'), true],
  ['a rate by postcode, and one given', false, { postcodes: ['10*'] }, at('US', 'NY', '9'), true],
  ['a rate of nought', false, { rate: 0 }, at('US'), false],
])('%s: %j', (_, comes, change: Partial<TaxRate>, place, known) => {
  expect(taxMayCome([rate(change)], place, known)).toBe(comes);
});

test('a shop without rates adds none', () => {
  expect(taxMayCome([], at('US'), false)).toBe(false);
});
