import { expect, test } from 'vitest';
import { imageOfChoice, termImages } from './term-images.ts';

const mug = (color: string, size: string, imageId: number | null) => ({
  attributes: { attribute_pa_color: color, attribute_pa_size: size },
  imageId,
});
const mugs = [
  mug('moss', 'small', 12),
  mug('moss', 'large', 12),
  mug('ink', 'small', 13),
  mug('ink', 'large', 14),
];

test.each([
  ['a colour whose mugs share a picture means it', mugs, { attribute_pa_color: { moss: 12 } }],
  ['nothing is meant where all share one picture', [mug('a', 'x', 1), mug('b', 'x', 1)], {}],
  ['a term without a picture means none', [mug('a', 'x', null), mug('b', 'y', null)], {}],
  [
    'a variation for any colour leaves colours open',
    [...mugs, mug('', 'huge', 15)],
    {
      attribute_pa_size: { huge: 15 },
    },
  ],
])('%s', (_name, variations, expected) => {
  expect(termImages(variations)).toEqual(expected);
});

test.each([
  [{ attribute_pa_color: 'moss' }, 12],
  [{ attribute_pa_color: 'moss', attribute_pa_size: 'large' }, 12],
  [{ attribute_pa_color: 'ink' }, null],
  [{ attribute_pa_size: 'small' }, null],
  [{}, null],
])('the choice %j shows %s', (chosen, expected) => {
  expect(imageOfChoice(termImages(mugs), chosen)).toBe(expected);
});

test('choices that mean different pictures show none', () => {
  const images = { attribute_pa_color: { moss: 12 }, attribute_pa_edge: { fringe: 20 } };
  const chosen = { attribute_pa_color: 'moss', attribute_pa_edge: 'fringe' };
  expect(imageOfChoice(images, chosen)).toBeNull();
});
