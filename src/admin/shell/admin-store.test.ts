import { memoryStore } from 'react-admin';
import { expect, test } from 'vitest';
import { createAdminStore, isPreference } from './admin-store.ts';

test.each([
  ['theme', true],
  ['products.datatable', true],
  ['orders.datatable_columnRanks', true],
  ['products.listParams', false],
  ['products.selectedIds', false],
  ['sidebar.open', false],
])('%s is a preference: %s', (key, is) => {
  expect(isPreference(key)).toBe(is);
});

test('preferences outlive the page and the log-out, the rest does not', () => {
  const browser = memoryStore();
  const first = createAdminStore(7, browser);
  first.setup();
  first.setItem('theme', 'dark');
  first.setItem('products.datatable', ['sku']);
  first.setItem('products.selectedIds', [1, 2]);
  first.reset();
  first.removeItems('products');
  const next = createAdminStore(7, browser);
  expect(next.getItem('theme')).toBe('dark');
  expect(next.getItem('products.datatable')).toEqual(['sku']);
  expect(next.getItem('products.selectedIds', [])).toEqual([]);
  expect(first.getItem('products.selectedIds', [])).toEqual([]);
});

test('a change of a preference is reported to who looks at it', () => {
  const store = createAdminStore(7, memoryStore());
  store.setup();
  const values: unknown[] = [];
  const end = store.subscribe('theme', (value) => values.push(value));
  store.setItem('theme', 'dark');
  end();
  store.setItem('theme', 'light');
  expect(values).toEqual(['dark']);
});
