import { expect, test } from 'vitest';
import { createAdminStore } from './admin-store.ts';

test('preferences begin as the server has them and are reported, the rest ends with the page', () => {
  const store = createAdminStore({ theme: 'dark', 'menu.folded': ['products'] });
  store.setup();
  const reported: unknown[] = [];
  const end = store.onPreference((name, value) => reported.push([name, value]));
  expect(store.getItem('theme')).toBe('dark');
  store.setItem('theme', 'light');
  store.setItem('products.datatable', ['sku']);
  store.setItem('products.selectedIds', [1, 2]);
  store.removeItem('theme');
  end();
  store.setItem('menu.folded', []);
  expect(reported).toEqual([
    ['theme', 'light'],
    ['products.datatable', ['sku']],
    ['theme', undefined],
  ]);
  store.reset();
  store.removeItems('products');
  expect(store.getItem('products.datatable')).toEqual(['sku']);
  expect(store.getItem('products.selectedIds', [])).toEqual([]);
  expect(store.getItem('theme')).toBeUndefined();
});

test('a change of a preference is reported to who looks at it', () => {
  const store = createAdminStore({});
  store.setup();
  const values: unknown[] = [];
  const end = store.subscribe('theme', (value) => values.push(value));
  store.setItem('theme', 'dark');
  end();
  store.setItem('theme', 'light');
  expect(values).toEqual(['dark']);
});
