import { describe, expect, test } from 'vitest';
import { addFigures, averageOf, changeOf, NO_FIGURES, netOf, totalOf } from './figures.ts';

const sold = {
  ...NO_FIGURES,
  orders: 2,
  items: 3000,
  gross: 9600,
  discount: 960,
  refunds: 640,
  tax: 700,
  shipping: 600,
};

describe('figures', () => {
  test('net leaves out discounts and refunds, total has tax and shipping', () => {
    expect(netOf(sold)).toBe(8000);
    expect(totalOf(sold)).toBe(9300);
    expect(averageOf(sold)).toBe(4000);
    expect(averageOf(NO_FIGURES)).toBe(0);
  });

  test('adding and taking away leaves nothing behind', () => {
    expect(addFigures(addFigures(NO_FIGURES, sold), sold, -1)).toEqual(NO_FIGURES);
  });

  test.each([
    [150, 100, 5000],
    [50, 100, -5000],
    [100, 100, 0],
    [10, -20, 15_000],
    [10, 0, null],
  ])('%i after %i is a change of %s', (now, before, change) => {
    expect(changeOf(now, before)).toBe(change);
  });
});
