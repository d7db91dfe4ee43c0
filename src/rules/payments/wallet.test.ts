import { expect, test } from 'vitest';
import { walletAddress, walletLines, walletRates } from './wallet.ts';

const rate = (id: string, amount: number, selected = false) => ({
  id,
  displayName: id,
  amount,
  selected,
});

test.each([
  [
    'one package, the chosen rate first',
    [[rate('a', 5), rate('b', 9, true)]],
    [
      { id: 'b', displayName: 'b', amount: 9 },
      { id: 'a', displayName: 'a', amount: 5 },
    ],
  ],
  [
    'several packages as their sum',
    [[rate('a', 5, true)], [rate('b', 9, true), rate('c', 1)]],
    [{ id: '', displayName: 'All', amount: 14 }],
  ],
  ['a package without a rate', [[rate('a', 5, true)], []], []],
  ['nothing to send', [], []],
])('rates of a wallet: %s', (_, packages, expected) => {
  expect(
    walletRates(
      packages.map((rates) => ({ rates })),
      'All',
    ),
  ).toEqual(expected);
});

test('lines are shown where they add up, without those of nothing', () => {
  const lines = [
    { name: 'Items', amount: 100 },
    { name: 'Tax', amount: 0 },
    { name: 'Gift card', amount: -30 },
  ];
  expect(walletLines(lines, 70)).toEqual([lines[0], lines[2]]);
  expect(walletLines(lines, 71)).toEqual([]);
});

test.each([
  ['Ada Maria Byron', 'Ada Maria', 'Byron'],
  ['  Ada   Byron ', 'Ada', 'Byron'],
  ['Ada', 'Ada', ''],
  ['', '', ''],
])('the name %j', (name, first_name, last_name) => {
  expect(
    walletAddress({ name, email: 'a@b.example', address: { line1: 'A 1', country: 'GB' } }),
  ).toEqual({
    first_name,
    last_name,
    address_1: 'A 1',
    address_2: '',
    city: '',
    state: '',
    postcode: '',
    country: 'GB',
    email: 'a@b.example',
  });
});
