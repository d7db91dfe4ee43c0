import { expect, test } from 'vitest';
import { showsInPanel } from './panel-kinds.ts';

test.each([
  ['category-tiles', true],
  ['columns', true],
  ['product-row', true],
  ['hero', false],
  ['contact', false],
  ['newsletter', false],
  ['reviews', false],
  ['tabs', false],
  ['of a later version', false],
])('the panel of a menu entry shows a block of the kind %s: %s', (kind, isVisible) => {
  expect(showsInPanel(kind)).toBe(isVisible);
});
