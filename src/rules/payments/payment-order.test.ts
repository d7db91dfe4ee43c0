import { expect, test } from 'vitest';
import { byOrder } from './payment-order.ts';

const METHODS = [{ id: 'bacs' }, { id: 'cheque' }, { id: 'cod' }];

test.each([
  [[], ['bacs', 'cheque', 'cod']],
  [['cod'], ['cod', 'bacs', 'cheque']],
  [
    ['cheque', 'gone', 'bacs'],
    ['cheque', 'bacs', 'cod'],
  ],
])('in the order %j they are %j', (order, ids) => {
  expect(byOrder(METHODS, order).map(({ id }) => id)).toEqual(ids);
});
