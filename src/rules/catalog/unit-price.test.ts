import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { type ContentParts, type ContentUnit, productContent, unitPrice } from './unit-price.ts';

describe('the price by its unit', () => {
  test.each<[number, number, ContentUnit, number | null, [number, number, ContentUnit] | null]>([
    [980, 250, 'g', null, [392, 100, 'g']],
    [980, 250, 'g', 1000, [3920, 1, 'kg']],
    [980, 250, 'g', 10, [39, 10, 'g']],
    [1500, 1.5, 'kg', null, [1000, 1, 'kg']],
    [1290, 750, 'ml', null, [172, 100, 'ml']],
    [1290, 750, 'ml', 1000, [1720, 1, 'l']],
    [1290, 75, 'cl', null, [1720, 1, 'l']],
    [2800, 1, 'm', null, [2800, 1, 'm']],
    [2800, 50, 'cm', null, [5600, 1, 'm']],
    [2800, 50, 'cm', 10, [560, 10, 'cm']],
    [3800, 1, 'm2', null, [3800, 1, 'm2']],
    [999, 12, 'piece', null, [83, 1, 'piece']],
    [0, 250, 'g', null, [0, 100, 'g']],
    // Half a cent is rounded up.
    [1, 2, 'piece', null, [1, 1, 'piece']],
    [1_000_000_000_000, 0.001, 'g', 1_000_000, null],
    [980, 250, 'g', 0, null],
  ])('%i with a content of %d %s by %j', (price, content, unit, base, expected) => {
    const found = unitPrice(money(price), { content, unit, base });
    expect(found && [found.amount, found.base, found.unit]).toEqual(expected);
  });
});

describe('the content', () => {
  const none: ContentParts = { unitContent: null, unit: '', unitBase: null };
  const tea: ContentParts = { unitContent: 250, unit: 'g', unitBase: 1000 };
  test.each<[string, ContentParts, ContentParts | null, ReturnType<typeof productContent>]>([
    ['is not there', none, null, null],
    ['lacks a unit', { ...none, unitContent: 250 }, null, null],
    ['lacks a number', { ...none, unit: 'g' }, null, null],
    ['is of the product', none, tea, { content: 250, unit: 'g', base: 1000 }],
    [
      'is of the variation, by the unit of its product',
      { ...none, unitContent: 500 },
      tea,
      { content: 500, unit: 'g', base: 1000 },
    ],
    ['is nothing', { ...tea, unitContent: 0 }, null, null],
  ])('%s', (_name, item, product, expected) => {
    expect(productContent(item, product)).toEqual(expected);
  });
});
