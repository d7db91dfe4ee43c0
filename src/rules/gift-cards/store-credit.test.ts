import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { cardMessage, grantProblem, isCredit, paysFor } from './store-credit.ts';

describe('a manager’s change of store credit', () => {
  test.each([
    [1500, 'A broken mug', 0, null],
    [-1500, 'Granted twice', 1500, null],
    [-1501, 'Granted twice', 1500, 'short'],
    [0, 'A broken mug', 1500, 'amount'],
    [1500, '', 0, 'reason'],
    [1500, '  ', 0, 'reason'],
  ])('%d for %j where there are %d: %s', (amount, reason, balance, expected) => {
    expect(grantProblem({ amount: money(amount), reason }, money(balance))).toBe(expected);
  });
});

test.each([
  [null, null, true],
  [null, 7, true],
  [7, 7, true],
  [7, 8, false],
  [7, null, false],
])('a card of %s pays for %s: %s', (ownerId, customerId, expected) => {
  expect(paysFor({ ownerId }, customerId)).toBe(expected);
});

test('store credit has a name of its own', () => {
  expect([isCredit({ last4: '' }), cardMessage({ last4: '' })]).toEqual([true, 'cart.storeCredit']);
  expect([isCredit({ last4: 'PBDA' }), cardMessage({ last4: 'PBDA' })]).toEqual([
    false,
    'cart.giftCard',
  ]);
});
