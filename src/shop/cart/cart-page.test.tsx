import { expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import type { CartItem } from '#wire/cart.ts';
import type { CartPage } from '#wire/cart-page.ts';
import { renderPage } from '../testing/render-page.tsx';
import { CartPageView } from './cart-page.tsx';
import { EMPTY_CART } from './controls/empty-cart.ts';
import { sampleItem } from './testing/test-cart-view.ts';

const item = sampleItem({
  key: 'k1',
  productId: 7,
  name: 'Oak tray',
  sku: '',
  url: '/product/oak-tray',
  limits: { min: 1, max: 9, step: 1 },
});

function render(items: CartItem[]): string {
  const rows = [{ code: 'total', label: 'Total', of: '', amount: money(9600) }] as const;
  const cart = { ...EMPTY_CART, items, count: 2, rows: [...rows] };
  const data: CartPage = {
    cart,
    crossSells: [],
    countries: [{ code: 'US', name: 'United States' }],
  };
  return renderPage(<CartPageView data={data} />);
}

test('the page is a form and its totals, and needs no script [CT-28]', () => {
  const html = render([item]);
  expect(html).toMatch(/<form[^>]*class="woocommerce-cart-form[^>]*action="\/cart" method="post"/);
  expect(html).toMatch(/<input[^>]*name="cart\[k1\]\[qty\]"[^>]*value="2"/);
  expect(html).toMatch(/<div class="cart_totals/);
  expect(html).toMatch(
    /<button[^>]*name="proceed"[^>]*form="cart-form"|form="cart-form"[^>]*name="proceed"/,
  );
  expect(html).not.toContain('Save for later');
});

test('a bound quantity is read and not typed [CT-29]', () => {
  const html = render([{ ...item, editable: false }]);
  expect(html).not.toContain('cart[k1][qty]');
  expect(html).toMatch(/product-quantity[^>]*>\s*<span[^>]*>2<\/span>/);
});

test('an empty cart has no form and a way on [CT-31]', () => {
  const html = render([]);
  expect(html).not.toContain('woocommerce-cart-form');
  expect(html).toContain('Have a look around');
});
