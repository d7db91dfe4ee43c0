import { expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import type { CartItem } from '#wire/cart.ts';
import type { CartPage } from '#wire/cart-page.ts';
import { cartMessages } from '#wire/messages/cart.ts';
import { EMPTY_CART } from '../../cart/controls/empty-cart.ts';
import { suggestionsTitle } from '../../cart/suggestions-title.ts';
import { sampleItem } from '../../stores/cart/testing/test-cart-view.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { CartPageView } from './cart-page.tsx';

const item = sampleItem({
  key: 'k1',
  productId: 7,
  name: 'Oak tray',
  sku: '',
  url: '/product/oak-tray',
  limits: { min: 1, max: 9, step: 1 },
});

function render(
  items: CartItem[],
  destination: Partial<CartPage['cart']['destination']> = {},
): string {
  const rows = [{ code: 'total', label: 'Total', of: '', amount: money(9600) }] as const;
  const cart = {
    ...EMPTY_CART,
    items,
    count: 2,
    rows: [...rows],
    needsShipping: true,
    destination: { ...EMPTY_CART.destination, ...destination },
  };
  const data: CartPage = {
    cart,
    crossSells: [],
    countries: [{ code: 'US', name: 'United States' }],
    states: { US: { CA: 'California', NY: 'New York' }, DE: {} },
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
  expect(html).toContain('Start shopping');
});

test('the estimate asks for the state as the country has it, without script too [CO-13] [CO-15] [CO-16] [CO-17]', () => {
  const chosen = render([item], { country: 'US', state: 'NY' });
  expect(chosen).toMatch(/<select[^>]*name="calc_shipping_state"/);
  expect(chosen).toMatch(/<option value="NY" selected="">New York<\/option>/);
  expect(chosen).not.toMatch(/<input[^>]*name="calc_shipping_state"/);
  const none = render([item], { country: 'DE' });
  expect(none).not.toContain('calc_shipping_state');
  const free = render([item], { country: 'XX', state: 'Anywhere' });
  expect(free).toMatch(/<input[^>]*name="calc_shipping_state"[^>]*value="Anywhere"/);
});

test('only a basket with something in it has what goes well with it', () => {
  expect(cartMessages[suggestionsTitle(2)]).toBe('Goes well with your basket');
  expect(cartMessages[suggestionsTitle(0)]).toBe('You might like');
});
