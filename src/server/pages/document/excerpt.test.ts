import { expect, test } from 'vitest';
import { getExcerpt } from './excerpt.ts';

test.each([
  ['<p>Oak &amp; ash.</p><p>Oiled.</p>', 'Oak & ash. Oiled.'],
  ['', ''],
  ['<p>  a\n b </p>', 'a b'],
  ['<strong>Yes</strong>, indeed', 'Yes, indeed'],
])('%j is read as %j', (html, text) => {
  expect(getExcerpt(html)).toBe(text);
});

test('a long text is cut at a word and never grows past its limit', () => {
  const cut = getExcerpt(`<p>${'linen '.repeat(60)}</p>`, 50);
  expect(cut).toBe('linen linen linen linen linen linen linen linen…');
  expect(getExcerpt('x'.repeat(400), 50)).toHaveLength(50);
});
