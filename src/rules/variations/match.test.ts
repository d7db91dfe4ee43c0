import { describe, expect, test } from 'vitest';
import { matchVariation } from './match.ts';

const mug = (color: string, size: string) => ({
  attributes: { attribute_pa_color: color, attribute_pa_size: size },
});
const mugs = [mug('sand', 'small'), mug('sand', ''), mug('sand', 'large'), mug('', 'huge')];
const choose = (color: string, size: string) => ({
  attribute_pa_color: color,
  attribute_pa_size: size,
});

describe('a choice', () => {
  test.each([
    ['names a variation', choose('sand', 'small'), 0],
    ['prefers the one that names it over the one for any', choose('sand', 'large'), 2],
    ['falls back to the one for any', choose('sand', 'medium'), 1],
    ['takes any colour', choose('moss', 'huge'), 3],
    ['of what is not made', choose('moss', 'small'), null],
    ['that is incomplete', choose('sand', ''), null],
    ['of nothing', {}, null],
    ['with a name every object has', { constructor: 'x', toString: 'y' }, null],
  ])('%s', (_name, chosen, expected) => {
    expect(matchVariation(mugs, chosen)).toBe(expected === null ? null : mugs[expected]);
  });
});
