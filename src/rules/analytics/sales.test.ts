import { describe, expect, test } from 'vitest';
import { NO_FIGURES } from './figures.ts';
import { getAverageSales, getSales, type SalesKind } from './sales.ts';

const sold = {
  ...NO_FIGURES,
  ...{ orders: 2, gross: 4800, discount: 480, refunds: 320, tax: 436, shipping: 600 },
};

describe('sales', () => {
  test.each<[SalesKind, number, number]>([
    ['net', 4000, 2000],
    ['total', 5036, 2518],
  ])('%s are %i, on average %i', (kind, sales, average) => {
    expect(getSales(sold, kind)).toBe(sales);
    expect(getAverageSales(sold, kind)).toBe(average);
  });

  test('without an order there is no average', () => {
    expect(getAverageSales({ ...sold, orders: 0 }, 'total')).toBe(0);
  });
});
