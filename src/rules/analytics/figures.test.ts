import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addBounds,
  addFigures,
  average,
  getChange,
  getNet,
  getProfit,
  getTotal,
  NO_BOUNDS,
  NO_FIGURES,
  SORTABLE_FIGURES,
  sortableFigure,
} from './figures.ts';

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
    expect(getNet(sold)).toBe(8000);
    expect(getTotal(sold)).toBe(9300);
    expect(average(sold)).toBe(4000);
    expect(average(NO_FIGURES)).toBe(0);
  });

  test.each([
    ['sold for 50.00, bought for 20.00', { costed: 5000, cost: 2000 }, 3000],
    ['sold below its cost', { costed: 1000, cost: 1500 }, -500],
    ['a gift that cost something', { costed: 0, cost: 700 }, -700],
    ['of no known cost', {}, null],
  ])('profit of what is %s', (_, figures, expected) => {
    expect(getProfit({ ...NO_FIGURES, gross: 5000, ...figures })).toBe(expected);
  });

  test('adding and taking away leaves nothing behind', () => {
    expect(addFigures(addFigures(NO_FIGURES, sold), sold, -1)).toEqual(NO_FIGURES);
  });

  test('no sum of some parts is above the bounds of all of them', () => {
    const amount = fc.integer({ min: -5000, max: 5000 });
    const part = fc.record({
      ...{ orders: amount, items: amount, gross: amount, discount: amount },
      ...{ refunds: amount, tax: amount, shipping: amount, shippingTax: amount },
      ...{ costed: amount, cost: amount },
    });
    const chosen = fc.array(fc.tuple(part, fc.boolean()), { maxLength: 12 });
    fc.assert(
      fc.property(chosen, (parts) => {
        const bounds = parts.reduce((all, [figures]) => addBounds(all, figures), NO_BOUNDS);
        const sum = parts
          .filter(([, isChosen]) => isChosen)
          .reduce((some, [figures]) => addFigures(some, figures), NO_FIGURES);
        for (const name of SORTABLE_FIGURES) {
          expect(sortableFigure(sum, name)).toBeLessThanOrEqual(bounds[name]);
        }
        const none = parts.reduce((left, [figures]) => addBounds(left, figures, -1), bounds);
        expect(none).toEqual(NO_BOUNDS);
      }),
    );
  });

  test('an order that was returned on another day bounds what it brought', () => {
    const returned = { ...NO_FIGURES, items: -3000, refunds: 8640, tax: -700 };
    expect(addBounds(addBounds(NO_BOUNDS, { ...sold, refunds: 0 }), returned)).toEqual({
      net: 8640,
      gross: 9600,
      orders: 2,
      items: 3000,
      discount: 960,
      refunds: 8640,
      tax: 700,
      total: 9940,
    });
  });

  test.each([
    [150, 100, 5000],
    [50, 100, -5000],
    [100, 100, 0],
    [10, -20, 15_000],
    [10, 0, null],
  ])('%i after %i is a change of %s', (now, before, change) => {
    expect(getChange(now, before)).toBe(change);
  });
});
