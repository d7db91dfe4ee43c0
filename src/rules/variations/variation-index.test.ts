import { describe, expect, it, test } from 'vitest';
import { getCombinations } from './combinations.ts';
import { buildVariationIndex, match, missingFields } from './variation-index.ts';

const attribute = (name: string, slugs: string[], forVariations = true) => ({
  name,
  forVariations,
  terms: slugs.map((slug) => ({ slug })),
});
const attributes = [
  attribute('pa_color', ['sand', 'moss', 'constructor']),
  attribute('pa_material', ['clay'], false),
  attribute('pa_size', ['small', 'medium', 'large', 'huge']),
];
const mug = (color: string, size: string, status: 'instock' | 'outofstock' = 'instock') => ({
  attributes: { attribute_pa_color: color, attribute_pa_size: size },
  stock: { status, left: null },
  quantity: { max: null },
});
const mugs = [
  mug('sand', ''),
  mug('sand', 'small', 'outofstock'),
  mug('sand', 'large'),
  mug('', 'huge'),
  mug('mauve', 'medium'),
];
const index = buildVariationIndex(getCombinations(attributes, mugs, 5));
const choose = (color: string, size: string) => ({
  attribute_pa_color: color,
  attribute_pa_size: size,
});

describe('a choice', () => {
  test.each([
    ['names a variation', choose('sand', 'small'), 1],
    ['prefers the one that names it over the one for any', choose('sand', 'large'), 2],
    ['falls back to the one for any', choose('sand', 'medium'), 0],
    ['takes any colour', choose('moss', 'huge'), 3],
    ['that two fit alike is the first of them', choose('sand', 'huge'), 0],
    ['of what is not made', choose('moss', 'small'), null],
    ['of a term the product does not have', choose('mauve', 'medium'), null],
    ['of a term called like what every object has', choose('constructor', 'huge'), 3],
    ['that is incomplete', choose('sand', ''), null],
    ['of nothing', {}, null],
    ['with a name every object has', { constructor: 'x', toString: 'y' }, null],
  ])('%s', (_name, chosen, expected) => {
    expect(match(index, chosen)).toBe(expected);
  });

  it('says what it lacks', () => {
    expect(missingFields(index, {})).toEqual(['attribute_pa_color', 'attribute_pa_size']);
    expect(missingFields(index, choose('mauve', 'small'))).toEqual(['attribute_pa_color']);
    expect(missingFields(index, choose('moss', 'small'))).toEqual([]);
  });
});

describe('the table of combinations', () => {
  it('has a row of numbers for each variation', () => {
    const few = { ...mug('sand', 'large'), stock: { status: 'instock' as const, left: 3 } };
    const table = getCombinations(attributes, [...mugs, { ...few, quantity: { max: 3 } }], 5);
    expect(table).toEqual({
      attributes: ['attribute_pa_color', 'attribute_pa_size'],
      terms: [
        ['sand', 'moss', 'constructor'],
        ['small', 'medium', 'large', 'huge'],
      ],
      rows: [
        [1, 0, -1],
        [1, 1, 0],
        [1, 3, -1],
        [0, 4, -1],
        [-1, 2, -1],
        [1, 3, 3],
      ],
    });
  });

  it('of a product without attributes means its first variation', () => {
    const bare = [{ ...mug('', ''), attributes: {} }];
    expect(match(buildVariationIndex(getCombinations([], bare, 5)), {})).toBe(0);
    expect(match(buildVariationIndex(getCombinations([], [], 5)), {})).toBeNull();
  });
});
