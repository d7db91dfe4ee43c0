import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Money, money } from '../money/money.ts';
import { activePrice, nextPriceChange, type PriceTag, priceRange } from './price.ts';

const tag = (
  regular: number | null,
  sale: number | null = null,
  saleFrom: number | null = null,
  saleTo: number | null = null,
): PriceTag => ({
  regular: regular as Money | null,
  sale: sale as Money | null,
  saleFrom,
  saleTo,
});

describe('the active price', () => {
  test.each([
    ['no price', tag(null), 0, null, null],
    ['a sale price alone', tag(null, 500), 0, null, null],
    ['regular only', tag(2200), 0, [2200, false, null], null],
    ['a sale without dates', tag(2200, 1760), 0, [1760, true, null], null],
    ['a sale that saves nothing', tag(2200, 2200), 0, [2200, false, null], null],
    ['a sale dearer than regular', tag(2200, 2300, 0, 90), 10, [2200, false, null], null],
    ['free on sale', tag(2200, 0), 0, [0, true, null], null],
    ['before it starts', tag(2200, 1760, 100, 200), 99, [2200, false, null], 100],
    ['as it starts', tag(2200, 1760, 100, 200), 100, [1760, true, 200], 200],
    ['just before it ends', tag(2200, 1760, 100, 200), 199, [1760, true, 200], 200],
    ['as it ends', tag(2200, 1760, 100, 200), 200, [2200, false, null], null],
    ['an end only', tag(2200, 1760, null, 200), 5, [1760, true, 200], 200],
    ['a start only', tag(2200, 1760, 100, null), 101, [1760, true, null], null],
    ['an end before the start', tag(2200, 1760, 200, 100), 150, [2200, false, null], null],
  ] as const)('%s', (_name, priceTag, now, expected, next) => {
    const active = activePrice(priceTag, now);
    expect(active && [active.price, active.onSale, active.saleEndsAt]).toEqual(expected);
    expect(nextPriceChange(priceTag, now)).toBe(next);
  });

  it('changes exactly at the moments announced', () => {
    const time = fc.option(fc.integer({ min: 0, max: 50 }), { nil: null });
    const price = fc.option(fc.integer({ min: 0, max: 9 }), { nil: null });
    fc.assert(
      fc.property(
        price,
        price,
        time,
        time,
        fc.integer({ min: 0, max: 50 }),
        (r, s, from, to, at) => {
          const priceTag = tag(r, s, from, to);
          const next = nextPriceChange(priceTag, at) ?? 60;
          const here = activePrice(priceTag, at);
          for (let moment = at; moment < next; moment += 1) {
            expect(activePrice(priceTag, moment)).toEqual(here);
          }
          if (next < 60) expect(activePrice(priceTag, next)).not.toEqual(here);
        },
      ),
    );
  });
});

describe('the price range', () => {
  it('is nothing where nothing has a price', () => {
    expect(priceRange([tag(null), tag(null, 5)], 0)).toBeNull();
  });

  it('spans what can be bought, each at its own price now', () => {
    const range = priceRange(
      [tag(1400), tag(1800, 1200, null, 90), tag(null), tag(1600, 1500, null, 80)],
      10,
    );
    expect(range).toEqual({
      min: 1200,
      max: 1500,
      regularMin: 1400,
      regularMax: 1800,
      onSale: true,
      saleEndsAt: 80,
    });
  });

  it('holds every active price and touches both ends', () => {
    const tags = fc.array(fc.tuple(fc.nat(1000), fc.option(fc.nat(1000), { nil: null })), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(tags, (pairs) => {
        const all = pairs.map(([regular, sale]) => tag(regular, sale));
        const prices = all.map((one) => activePrice(one, 0)?.price ?? money(0));
        const range = priceRange(all, 0);
        expect(range?.min).toBe(Math.min(...prices));
        expect(range?.max).toBe(Math.max(...prices));
        expect(range?.onSale).toBe(prices.some((price, index) => price !== all[index]?.regular));
      }),
    );
  });
});
