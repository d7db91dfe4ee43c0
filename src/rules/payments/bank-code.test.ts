import { expect, test } from 'vitest';
import { bankCode } from './bank-code.ts';

test.each([
  ['US', 'routingNumber'],
  ['CA', 'transitNumber'],
  ['AU', 'bsb'],
  ['GB', 'sortCode'],
  ['DE', 'sortCode'],
  ['', 'sortCode'],
  ['toString', 'sortCode'],
])('a bank in %s has a %s', (country, name) => {
  expect(bankCode(country)).toBe(name);
});
