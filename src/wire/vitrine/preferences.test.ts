import { expect, test } from 'vitest';
import { isPreference } from './preferences.ts';

test.each([
  ['theme', true],
  ['menu.folded', true],
  ['products.datatable', true],
  ['orders.datatable_columnRanks', true],
  ['products.listParams', false],
  ['products.selectedIds', false],
  ['sidebar.open', false],
])('%s is a preference: %s', (name, is) => {
  expect(isPreference(name)).toBe(is);
});
