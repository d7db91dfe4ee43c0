import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { printChoice, readChoice } from './choice.ts';
import { choose, clear } from './choose.ts';
import type { SwatchResponse } from './swatch-states.ts';

const attributes = [
  { name: 'pa_color', forVariations: true, terms: [{ slug: 'sand' }, { slug: 'deep-blue' }] },
  { name: 'cup & saucer', forVariations: true, terms: [{ slug: 'Two, please' }] },
  { name: 'pa_material', forVariations: false, terms: [{ slug: 'clay' }] },
];
const response: SwatchResponse = { state: 'enabled', clickable: true, stockLeft: null };
const states = new Map([
  [
    'attribute_pa_color',
    new Map([
      ['sand', response],
      ['ink', response],
    ]),
  ],
]);

describe('choosing', () => {
  const sand = { attribute_pa_color: 'sand' };
  const stay = { clearOnReselect: false };
  const go = { clearOnReselect: true };

  it('takes a term, and another instead of it', () => {
    const first = choose(states, {}, 'attribute_pa_color', 'sand', stay);
    expect(first).toEqual(sand);
    expect(choose(states, first, 'attribute_pa_color', 'ink', go)).toEqual({
      attribute_pa_color: 'ink',
    });
  });

  it('the chosen term again keeps it, or clears it where the shop says so [VS-07]', () => {
    expect(choose(states, sand, 'attribute_pa_color', 'sand', stay)).toBe(sand);
    expect(choose(states, sand, 'attribute_pa_color', 'sand', go)).toEqual({});
  });

  it('what the product does not have changes nothing', () => {
    expect(choose(states, sand, 'attribute_pa_color', 'mauve', go)).toBe(sand);
    expect(choose(states, sand, 'attribute_pa_shape', 'round', go)).toBe(sand);
  });

  it('is undone for one attribute or for all', () => {
    const both = { ...sand, attribute_pa_size: 'large' };
    expect(clear(both, 'attribute_pa_size')).toEqual(sand);
    expect(clear(both)).toEqual({});
  });
});

describe('a choice in the address', () => {
  test.each([
    ['', {}],
    ['?attribute_pa_color=sand', { attribute_pa_color: 'sand' }],
    ['?utm_source=x&attribute_pa_color=deep-blue', { attribute_pa_color: 'deep-blue' }],
    ['?attribute_pa_color=mauve', {}],
    ['?attribute_pa_color=SAND', {}],
    ['?attribute_pa_shape=round', {}],
    ['?attribute_pa_material=clay', {}],
    ['?attribute_pa_color=mauve&attribute_pa_color=sand', {}],
    ['?attribute_cup%20%26+saucer=Two%2C+please', { 'attribute_cup & saucer': 'Two, please' }],
    ['?attribute_pa_color=%00%ff%', {}],
    ['?__proto__=sand&constructor=sand', {}],
  ])('%s', (query, expected) => {
    expect(readChoice(query, attributes)).toEqual(expected);
  });

  test.each([
    ['', { attribute_pa_color: 'sand' }, '?attribute_pa_color=sand'],
    [
      '?a=1&attribute_pa_color=sand&b=2',
      { attribute_pa_color: 'deep-blue' },
      '?a=1&attribute_pa_color=deep-blue&b=2',
    ],
    ['?attribute_pa_color=sand', {}, ''],
    ['?attribute_pa_color=sand&a=1', {}, '?a=1'],
    ['?attribute_pa_other=x', {}, '?attribute_pa_other=x'],
  ])('%s with %j is %s', (query, chosen, expected) => {
    expect(printChoice(query, attributes, chosen)).toBe(expected);
  });

  it('comes back as it was written, whatever else the address says', () => {
    const choices = fc.record(
      {
        attribute_pa_color: fc.constantFrom('sand', 'deep-blue'),
        'attribute_cup & saucer': fc.constant('Two, please'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.string(), choices, (query, chosen) => {
        expect(readChoice(printChoice(query, attributes, chosen), attributes)).toEqual(chosen);
      }),
    );
  });
});
