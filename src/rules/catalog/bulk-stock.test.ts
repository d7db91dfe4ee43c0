import { expect, test } from 'vitest';
import { bulkStock, type StockRequest } from './bulk-stock.ts';

const five = { manageStock: true, stockQuantity: 5 };
const owed = { manageStock: true, stockQuantity: -2 };
const uncounted = { manageStock: false, stockQuantity: 0 };

test.each<[string, typeof five, StockRequest, boolean, object]>([
  ['set', five, { set: 8 }, true, { stockQuantity: 8 }],
  ['set to none', five, { set: 0 }, false, { stockQuantity: 0 }],
  ['counted from now on', uncounted, { set: 8 }, true, { manageStock: true, stockQuantity: 8 }],
  ['not counted by itself', uncounted, { set: 8 }, false, {}],
  ['more', five, { by: 2.5 }, true, { stockQuantity: 7.5 }],
  ['less', five, { by: -2 }, true, { stockQuantity: 3 }],
  ['not below nothing', five, { by: -9 }, true, { stockQuantity: 0 }],
  ['owed stays owed', owed, { by: -9 }, true, { stockQuantity: -2 }],
  ['owed is delivered', owed, { by: 5 }, true, { stockQuantity: 3 }],
  ['what is not counted has no more', uncounted, { by: 5 }, true, {}],
  ['nothing', five, {}, true, {}],
])('%s', (_, counted, request, starts, expected) => {
  expect(bulkStock(counted, request, starts)).toEqual(expected);
});
