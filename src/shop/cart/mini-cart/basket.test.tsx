import { expect, test } from 'vitest';
import { ADDING_DEFAULTS, BASKET_MODES } from '#wire/adding.ts';
import { sampleConfig } from '#wire/samples/shop-config.ts';
import { drawPage } from '../../draw-page.tsx';
import { Basket } from './basket.tsx';

const drawn = (basket: (typeof BASKET_MODES)[number]) =>
  drawPage(<Basket />, sampleConfig({ cart: { ...ADDING_DEFAULTS, basket } }));

test('the basket is there always, hides while empty, or is never there [CT-35]', () => {
  expect(BASKET_MODES).toEqual(['always', 'hide_empty', 'never']);
  expect(ADDING_DEFAULTS.basket).toBe('always');
  expect(drawn('always')).toContain('href="/cart"');
  expect(drawn('always')).not.toContain('data-hidden');
  expect(drawn('hide_empty')).toContain('data-hidden="true"');
  expect(drawn('never')).toBe('');
});

test('the server draws it without anybody’s count', () => {
  expect(drawn('always')).toMatch(/<span class="cart-count[^"]*" hidden=""><\/span>/);
  expect(drawn('always')).toContain('aria-label="Basket"');
});
