import { expect, test } from 'vitest';
import { routeLabel } from './request-route.ts';

test.each([
  ['page product', '/product/:slug', 'page product'],
  ['shop call add_to_cart', '/wc-ajax/add_to_cart', 'shop call add_to_cart'],
  ['REST wc/v3', '/wp-json/wc/v3/orders/:id{[0-9]+}', 'wc/v3/orders/:id'],
  ['index of the REST routes', '/wp-json/', 'index of the REST routes'],
])('%s at %s is counted as %s', (name, path, label) => {
  expect(routeLabel(name, path)).toBe(label);
});
