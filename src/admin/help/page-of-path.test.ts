import { expect, test } from 'vitest';
import { pageOfPath } from './page-of-path.ts';

const NAMES = ['home', 'orders', 'settings', 'settings/zones'];

test.each([
  ['/', 'home'],
  ['/orders', 'orders'],
  ['/orders/12/show', 'orders'],
  ['/settings/', 'settings'],
  ['/settings/zones/3', 'settings/zones'],
  ['/settings/zones-of-time', 'settings'],
  ['/ordersheet', 'home'],
])('%s is explained by %s', (path, name) => {
  expect(pageOfPath(path, NAMES)).toBe(name);
});
