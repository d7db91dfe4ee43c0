import { expect, test } from 'vitest';
import { ADDING_DEFAULTS, CART_MODES } from '#wire/adding.ts';
import { sampleConfig } from '#wire/samples/shop-config.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { CartLink } from './cart-link.tsx';

const rendered = (cart: (typeof CART_MODES)[number]) =>
  renderPage(<CartLink />, sampleConfig({ cart: { ...ADDING_DEFAULTS, basket: cart } }));

test('the basket is there always, hides while empty, or is never there [CT-35]', () => {
  expect(CART_MODES).toEqual(['always', 'hide_empty', 'never']);
  expect(ADDING_DEFAULTS.basket).toBe('always');
  expect(rendered('always')).toContain('href="/cart"');
  expect(rendered('always')).not.toContain('data-hidden');
  expect(rendered('hide_empty')).toContain('data-hidden="true"');
  expect(rendered('never')).toBe('');
});

test('the server renders it without anybody’s count', () => {
  expect(rendered('always')).toMatch(/<span class="cart-count[^"]*" hidden=""><\/span>/);
  expect(rendered('always')).toContain('aria-label="Basket"');
});
