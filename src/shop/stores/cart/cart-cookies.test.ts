import { expect, test } from 'vitest';
import { readCartCookies } from './cart-cookies.ts';

test.each([
  ['', false],
  ['woocommerce_items_in_cart=0', false],
  ['woocommerce_items_in_cart=', false],
  ['woocommerce_items_in_cart=no', false],
  ['x_woocommerce_items_in_cart=1', false],
  ['woocommerce_items_in_cart=1', true],
  ['theme=dark; woocommerce_items_in_cart=3; other', true],
])('"%s" says that there is something: %s [CT-14]', (cookies, filled) => {
  expect(readCartCookies(cookies).filled).toBe(filled);
});

test('which cart it is', () => {
  expect(readCartCookies('a=b=c; woocommerce_cart_hash=ab12').hash).toBe('ab12');
  expect(readCartCookies('a=b').hash).toBe('');
});
