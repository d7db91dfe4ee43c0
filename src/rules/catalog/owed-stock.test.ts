import { expect, test } from 'vitest';
import { isWronglyOwed } from './owed-stock.ts';

const stock = (stockQuantity: number, backorders: 'no' | 'notify' | 'yes' = 'no') => {
  return { manageStock: true, stockQuantity, backorders };
};

test.each([
  ['nothing left', stock(0), undefined, false],
  ['owed without back-orders', stock(-1), undefined, true],
  ['owed with back-orders', stock(-1, 'yes'), undefined, false],
  ['owed with a note to the buyer', stock(-0.5, 'notify'), undefined, false],
  ['not counted', { ...stock(-1), manageStock: false }, undefined, false],
  ['as before', stock(-3), stock(-3), false],
  ['more than before', stock(-4), stock(-3), true],
  ['as before, when it was not counted', stock(-3), { ...stock(-3), manageStock: false }, true],
] as const)('%s', (_, next, before, isRefused) => {
  expect(isWronglyOwed(next, before)).toBe(isRefused);
});
