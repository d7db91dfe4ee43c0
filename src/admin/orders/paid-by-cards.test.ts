import { expect, test } from 'vitest';
import { paidByCards } from './paid-by-cards.ts';

test.each([
  [[], []],
  [[{ key: '_vitrine_gift_cards', value: 'no list' }], []],
  [
    [
      {
        key: '_vitrine_gift_cards',
        value: [
          { last4: 'PBDA', amount: '10.00' },
          { last4: '', amount: '12.50' },
        ],
      },
    ],
    [
      { label: 'Gift card ending in PBDA', amount: '10.00' },
      { label: 'Store credit', amount: '12.50' },
    ],
  ],
])('of %j: %j', (meta_data, expected) => {
  expect(paidByCards({ meta_data }, 'en')).toEqual(expected);
});
