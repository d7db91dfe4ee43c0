import { expect, test } from 'vitest';
import { filteredSwatch } from './filtered-swatch.ts';

const mug = {
  swatchField: 'attribute_pa_color',
  swatches: [
    { slug: 'sand', picture: {} },
    { slug: 'moss', picture: {} },
    { slug: 'ink', picture: null },
  ],
};

test.each([
  ['the colour asked for', { color: ['moss'] }, 'moss'],
  ['the first of several', { color: ['ink', 'moss', 'sand'] }, 'sand'],
  ['nothing without a filter', {}, undefined],
  ['nothing for a colour without a picture', { color: ['ink'] }, undefined],
  ['nothing for a colour it does not have', { color: ['rust'] }, undefined],
  ['nothing for another attribute', { size: ['moss'] }, undefined],
])('a filtered card shows %s', (_, filters: Record<string, string[]>, slug) => {
  expect(filteredSwatch(mug, filters)?.slug).toBe(slug);
});

test('a product whose swatches are no choice keeps its own picture', () => {
  expect(filteredSwatch({ ...mug, swatchField: '' }, { color: ['moss'] })).toBeNull();
});
