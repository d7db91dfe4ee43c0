import { expect, test } from 'vitest';
import { beginsAsSvg } from './begins-as-svg.ts';

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', true],
  ['<svg>', true],
  ['\ufeff <?xml version="1.0"?>\n<!-- drawn by hand --> <!----><svg\n', true],
  ['<!-- a --> b --><svg>', false],
  ['<svgx>', false],
  ['<?xml version="1.0"', false],
  ['<!-- never ends <svg>', false],
  ['<html><svg></svg></html>', false],
  ['', false],
])('%s: %s', (text, expected) => {
  expect(beginsAsSvg(text)).toBe(expected);
});

test('183 bytes of comments take no time [OP-93]', () => {
  const started = performance.now();
  expect(beginsAsSvg(`${'<!---->'.repeat(26)}x`)).toBe(false);
  expect(beginsAsSvg(`${'<!---->'.repeat(100_000)}x`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(1000);
});
