import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { fromDecimalAmount, toDecimalAmount } from './decimal-amount.ts';

test.each([
  [4200, 'EUR', 2, '42.00'],
  [5, 'USD', 2, '0.05'],
  [123456, 'GBP', 2, '1234.56'],
  [1500, 'JPY', 0, '1500'],
  [150000, 'JPY', 2, '1500'],
  [4250, 'JPY', 2, null],
  [42, 'EUR', 0, '42.00'],
  [12345, 'EUR', 3, null],
  [12340, 'EUR', 3, '12.34'],
  [4200, 'KWD', 2, null],
])('%i %s with %i decimals is %s', (amount, currency, decimals, text) => {
  expect(toDecimalAmount(money(amount), { currency, decimals })).toBe(text);
  if (text !== null) expect(fromDecimalAmount(text, decimals)).toBe(amount);
});
