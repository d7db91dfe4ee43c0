import { describe, expect, it, test } from 'vitest';
import { NO_CHOICE } from './choice.ts';
import { choose, clear } from './choose.ts';
import { getCombinations } from './combinations.ts';
import { swatchStates } from './swatch-states.ts';
import { buildVariationIndex } from './variation-index.ts';

const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';
const attributes = [
  { name: 'pa_color', forVariations: true, terms: [{ slug: 'sand' }, { slug: 'ink' }] },
  {
    name: 'pa_size',
    forVariations: true,
    terms: [{ slug: 'small' }, { slug: 'large' }, { slug: 'huge' }],
  },
];
const mug = (color: string, size: string, left: number | null) => ({
  attributes: { [COLOR]: color, [SIZE]: size },
  stock: { status: left === 0 ? ('outofstock' as const) : ('instock' as const), left },
  quantity: { max: left },
});
// Large ink does not exist; small ink mugs and all huge ones are sold out.
const mugs = [
  mug('sand', 'small', 3),
  mug('sand', 'large', 40),
  mug('ink', 'small', 0),
  mug('', 'huge', 0),
];
const index = buildVariationIndex(getCombinations(attributes, mugs, 5));
const usual = { noStockClickable: false };
const states = (chosen: Record<string, string>, options = usual) =>
  Object.fromEntries(
    [...swatchStates(index, chosen, options).values()].flatMap((terms) =>
      [...terms].map(([slug, { state }]) => [slug, state]),
    ),
  );
const badges = (chosen: Record<string, string>) =>
  Object.fromEntries(
    [...swatchStates(index, chosen, usual).values()].flatMap((terms) =>
      [...terms].flatMap(([slug, { stockLeft }]) =>
        stockLeft === null ? [] : [[slug, stockLeft]],
      ),
    ),
  );

describe('swatches', () => {
  test.each([
    [{}, 'sand:enabled ink:no-stock small:enabled large:enabled huge:no-stock'],
    [{ [COLOR]: 'sand' }, 'sand:selected ink:no-stock small:enabled large:enabled huge:no-stock'],
    [{ [COLOR]: 'ink' }, 'sand:enabled ink:selected small:no-stock large:disabled huge:no-stock'],
    [{ [SIZE]: 'large' }, 'sand:enabled ink:disabled small:enabled large:selected huge:no-stock'],
    [
      { [COLOR]: 'ink', [SIZE]: 'large' },
      'sand:enabled ink:selected small:no-stock large:selected huge:no-stock',
    ],
    [{ [COLOR]: 'mauve' }, 'sand:enabled ink:no-stock small:enabled large:enabled huge:no-stock'],
  ])('under %j are %s [VS-05] [VS-06]', (chosen, expected) => {
    const [sand, ink, small, large, huge] = expected.split(' ').map((part) => part.split(':')[1]);
    expect(states(chosen)).toEqual({ sand, ink, small, large, huge });
  });

  it('that are disabled cannot be chosen [VS-05]', () => {
    const results = swatchStates(index, { [COLOR]: 'ink' }, { noStockClickable: true });
    expect(results.get(SIZE)?.get('large')).toMatchObject({ state: 'disabled', clickable: false });
    const chosen = { [COLOR]: 'ink' };
    expect(choose(results, chosen, SIZE, 'large', { clearOnReselect: false })).toBe(chosen);
  });

  it('without stock can be chosen only where the option says so [VS-06]', () => {
    const off = swatchStates(index, {}, usual);
    const on = swatchStates(index, {}, { noStockClickable: true });
    expect(off.get(SIZE)?.get('huge')).toMatchObject({ state: 'no-stock', clickable: false });
    expect(on.get(SIZE)?.get('huge')).toMatchObject({ state: 'no-stock', clickable: true });
    expect(choose(off, NO_CHOICE, SIZE, 'huge', { clearOnReselect: false })).toBe(NO_CHOICE);
    const chosen = choose(on, NO_CHOICE, SIZE, 'huge', { clearOnReselect: false });
    expect(chosen).toEqual({ [SIZE]: 'huge' });
  });

  it('have a badge when the other attributes are chosen and few are left [VS-09]', () => {
    expect(badges({})).toEqual({});
    expect(badges({ [COLOR]: 'sand' })).toEqual({ small: 3 });
    expect(badges({ [SIZE]: 'small' })).toEqual({ sand: 3 });
    expect(badges({ [SIZE]: 'large' })).toEqual({});
    expect(badges({ [COLOR]: 'sand', [SIZE]: 'small' })).toEqual({ sand: 3, small: 3 });
    expect(badges({ [COLOR]: 'sand', [SIZE]: 'large' })).toEqual({ small: 3 });
  });

  it('lose their badges when the choice is cleared or nothing fits it [VS-11]', () => {
    const chosen = { [COLOR]: 'sand', [SIZE]: 'small' };
    expect(badges(clear(chosen))).toEqual({});
    const small = { [COLOR]: 'ink', [SIZE]: 'small' };
    expect(badges(small)).toEqual({ sand: 3 });
    const impossible = buildVariationIndex(getCombinations(attributes, mugs.slice(0, 2), 5));
    const results = swatchStates(impossible, small, usual);
    expect(results.get(COLOR)?.get('sand')).toMatchObject({ state: 'enabled', stockLeft: null });
  });
});
