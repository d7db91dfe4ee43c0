import { expect, test } from 'vitest';
import { ADDING_DEFAULTS, BASKET_MODES } from '#wire/adding.ts';
import { sampleConfig } from '#wire/samples/shop-config.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { Basket } from './basket.tsx';

const rendered = (basket: (typeof BASKET_MODES)[number]) =>
  renderPage(<Basket />, sampleConfig({ cart: { ...ADDING_DEFAULTS, basket } }));

test('the basket is there always, hides while empty, or is never there [CT-35]', () => {
  expect(BASKET_MODES).toEqual(['always', 'hide_empty', 'never']);
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
