import english from 'ra-language-english';
import { expect, test } from 'vitest';
import { createI18nProvider } from './i18n-provider.ts';

const { translate } = createI18nProvider('en');

/** Every key of react-admin's own table, with the names it puts into the text. */
function keysIn(texts: object, before = ''): { key: string; names: string[] }[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    const key = `${before}${name}`;
    if (typeof text === 'object') return keysIn(text, `${key}.`);
    const names = [...String(text).matchAll(/%\{(\w+)\}/g)].flatMap(([, found]) => found ?? []);
    return [{ key, names }];
  });
}

test('every text that react-admin asks for is in the table, with names it fills in', () => {
  const keys = keysIn(english);
  expect(keys.length).toBeGreaterThan(150);
  for (const { key, names } of keys) {
    const values = Object.fromEntries(names.map((name) => [name, 2]));
    const text = translate(key, { ...values, smart_count: 2 });
    expect(text, key).not.toBe(key);
    expect(text, key).not.toMatch(/[{}]|\|\|\|\|/);
  }
});

test.each([
  ['ra.notification.deleted', { smart_count: 1 }, 'Deleted'],
  ['ra.notification.deleted', { smart_count: 3 }, '3 deleted'],
  ['ra.navigation.page_range_info', { offsetBegin: 1, offsetEnd: 25, total: 90 }, '1–25 of 90'],
  ['resources.orders.name', { _: 'Orders', smart_count: 2 }, 'Orders'],
  ['Saved', {}, 'Saved'],
])('%s with %o is "%s"', (key, values, text) => {
  expect(translate(key, values)).toBe(text);
});
