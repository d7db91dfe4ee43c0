import { expect, test } from 'vitest';
import { routeProblems } from './check-routes.ts';

const defaults = { cart: '/cart', product: '/product/:slug', tag: '/tag/:slug', home: '/' };

test.each([
  ['the defaults', {}, []],
  ['another word', { cart: '/basket', product: '/p/:slug' }, []],
  ['a lost parameter', { product: '/product' }, ['product']],
  ['a parameter more', { cart: '/cart/:id' }, ['cart']],
  ['the same address twice', { tag: '/product/:slug' }, ['product', 'tag']],
  ['the same address with a slash', { cart: '/tag/', tag: '/tag' }, ['cart', 'tag']],
  ['an address of the API', { cart: '/wp-json/cart' }, ['cart']],
  ['an address of the admin', { cart: '/admin' }, ['cart']],
])('%s', (_, changed, wrong) => {
  const found = routeProblems({ ...defaults, ...changed }, defaults);
  expect(found.map(({ name }) => name)).toEqual(wrong);
});
