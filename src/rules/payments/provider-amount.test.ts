import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { fromProviderAmount, statementText, toProviderAmount } from './provider-amount.ts';

test.each([
  [4200, 'USD', 2, 4200],
  [42, 'USD', 0, 4200],
  [420000, 'USD', 4, 4200],
  [1500, 'JPY', 0, 1500],
  [150000, 'JPY', 2, 1500],
  [12340, 'KWD', 3, 12340],
  [1234, 'KWD', 2, 12340],
  // Not in whole units of the provider.
  [150050, 'JPY', 2, null],
  [420001, 'USD', 4, null],
  [12345, 'KWD', 3, null],
])('%i of %s with %i decimals is %s for the provider', (amount, currency, decimals, units) => {
  const unit = { currency, decimals };
  expect(toProviderAmount(money(amount), unit)).toBe(units);
  if (units !== null) expect(fromProviderAmount(units, unit)).toBe(amount);
});

test.each([
  ['Vitrine', 'Vitrine'],
  ['Ann’s <Shop> "of" *things*', 'Anns Shop of things'],
  ['A name that is far too long for a statement', 'A name that is far too'],
  ['12345', ''],
  ['日本', ''],
])('the statement text of %s is %s', (text, expected) => {
  expect(statementText(text)).toBe(expected);
});
