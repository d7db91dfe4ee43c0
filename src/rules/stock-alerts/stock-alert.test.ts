import { expect, test } from 'vitest';
import { type AlertedItem, isBack, offersAlert, storesAlert } from './stock-alert.ts';

const PRICE = { min: 2400 };

test.each<[string, AlertedItem['kind'], unknown, AlertedItem['stock']['status'], boolean, boolean]>(
  [
    ['sold out', 'simple', PRICE, 'outofstock', true, false],
    ['in stock', 'simple', PRICE, 'instock', false, true],
    ['on back-order', 'simple', PRICE, 'onbackorder', false, true],
    ['all variations sold out', 'variable', PRICE, 'outofstock', true, false],
    ['a variation sold out', 'variation', PRICE, 'outofstock', true, false],
    ['a variation in stock', 'variation', PRICE, 'instock', false, true],
    ['a bundle sold out', 'bundle', PRICE, 'outofstock', true, false],
    ['sold out without a price', 'simple', null, 'outofstock', false, false],
    ['in stock without a price', 'simple', null, 'instock', false, false],
    ['sold elsewhere', 'external', PRICE, 'outofstock', false, false],
    ['sold elsewhere, in stock', 'external', PRICE, 'instock', false, false],
  ],
)('%s', (_, kind, price, status, offers, back) => {
  const item = { kind, price, stock: { status } };
  expect([offersAlert(item), isBack(item)]).toEqual([offers, back]);
});

test.each([
  [0, true],
  [49, true],
  [50, false],
  [51, false],
])('a mailbox that waits for %s things: one more is stored %s', (waiting, stores) => {
  expect(storesAlert(waiting)).toBe(stores);
});
