import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import type { BundleItem } from './bundle.ts';
import { examplePrices } from './example-prices.ts';

const item = (id: string, overrides: Partial<BundleItem> = {}): BundleItem => ({
  id,
  productId: 1,
  variationId: null,
  required: false,
  chosen: true,
  quantity: { first: 1, min: 1, max: 9 },
  attributes: {},
  discount: null,
  title: '',
  ...overrides,
});
const PRICES: Readonly<Record<string, [number, number]>> = {
  mug: [1400, 1800],
  tray: [4800, 4800],
  napkin: [1400, 1400],
};
const getSpan = ({ id }: BundleItem) => {
  const [min, max] = PRICES[id] ?? [];
  return min === undefined || max === undefined ? null : { min: money(min), max: money(max) };
};
const percent = (minimum: number, hundredths: number) => ({
  minimum,
  discount: { kind: 'percent' as const, hundredths },
});
const bundle = {
  base: 'free' as const,
  items: [item('napkin', { chosen: false }), item('mug'), item('tray', { required: true })],
  tiers: [percent(2, 500), percent(3, 1500)],
  minItems: 1,
  maxItems: 3,
};

describe('example prices of a bundle', () => {
  test('each number of items, required and preselected ones first', () => {
    const rows = examplePrices(bundle, null, getSpan);
    expect(rows.map(({ items, total }) => [items.join(), total.min, total.max])).toEqual([
      ['tray', 4800, 4800],
      ['tray,mug', 5890, 6270],
      ['tray,mug,napkin', 6460, 6800],
    ]);
    expect(rows[1]).toMatchObject({ tier: percent(2, 500), off: { min: 310, max: 330 } });
  });

  test.each<[string, Parameters<typeof examplePrices>[0], number]>([
    ['from the least number on', { ...bundle, minItems: 2 }, 2],
    ['up to the most', { ...bundle, maxItems: 2 }, 2],
    [
      'none where a required item has no price',
      { ...bundle, items: [item('gone', { required: true })] },
      0,
    ],
    [
      'without an optional item that has no price',
      { ...bundle, items: [item('gone'), item('mug')] },
      1,
    ],
    [
      'none where the bundle has a price of its own that is missing',
      { ...bundle, base: 'added' },
      0,
    ],
  ])('%s', (_, input, expected) => {
    expect(examplePrices(input, null, getSpan)).toHaveLength(expected);
  });
});
