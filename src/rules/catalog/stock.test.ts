import { describe, expect, it, test } from 'vitest';
import type { Backorders, StockStatus } from './product.ts';
import { combinedStatus, type StockDetails, stockState, variationStock } from './stock.ts';

const counted = (quantity: number, backorders: Backorders = 'no', threshold = 5): StockDetails => ({
  managed: true,
  quantity,
  status: 'instock',
  backorders,
  threshold,
});
const uncounted = (status: StockStatus): StockDetails => ({
  managed: false,
  quantity: 0,
  status,
  backorders: 'yes',
  threshold: 5,
});

describe('stock', () => {
  test.each([
    [counted(120), 'instock', 120, false],
    [counted(6), 'instock', 6, false],
    [counted(5), 'instock', 5, true],
    [counted(1), 'instock', 1, true],
    [counted(0), 'outofstock', 0, false],
    [counted(-2), 'outofstock', 0, false],
    [counted(0, 'notify'), 'onbackorder', 0, false],
    [counted(-4, 'yes'), 'onbackorder', 0, false],
    [counted(3, 'yes'), 'instock', 3, true],
    [counted(3, 'no', 0), 'instock', 3, false],
    [uncounted('instock'), 'instock', null, false],
    [uncounted('outofstock'), 'outofstock', null, false],
    [uncounted('onbackorder'), 'onbackorder', null, false],
  ] as const)('%j', (stock, status, left, low) => {
    expect(stockState(stock)).toMatchObject({ status, left, low });
  });

  test.each([
    [[], 'outofstock'],
    [['outofstock', 'outofstock'], 'outofstock'],
    [['outofstock', 'onbackorder'], 'onbackorder'],
    [['onbackorder', 'instock', 'outofstock'], 'instock'],
  ] as const)('of %j together is %s', (statuses, expected) => {
    expect(combinedStatus(statuses)).toBe(expected);
  });

  it('of a variation that does not count is the product’s, where that counts', () => {
    expect(variationStock(uncounted('instock'), counted(2))).toEqual(counted(2));
    expect(variationStock(counted(7), counted(2))).toEqual(counted(7));
    expect(variationStock(uncounted('outofstock'), uncounted('instock')).status).toBe('outofstock');
  });
});
