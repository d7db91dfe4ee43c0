import { expect, test } from 'vitest';
import { addLine } from '#server/cart/changing/add-line.ts';
import { saveForLater } from '#server/cart/changing/save-for-later.ts';
import { fillCartShop, shopContext, visitor } from '#server/cart/testing/cart-shop.ts';
import { showCartView } from '#server/cart/view/show-cart-view.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { FRAGMENT_SELECTORS } from '#wire/cart.ts';
import { createCartFragments } from './cart-fragments.tsx';

const database = await testDatabase();
const ctx = shopContext(database.db);
const shop = await fillCartShop(database.db);
const nonces = { coupon: 'c', public: 'p', review: 'r', rest: 'w', store: 's' };

test('every selector has its element, rendered from the parts of the side cart [CT-09]', async () => {
  const ann = visitor();
  await addLine(ctx, ann, { productId: shop.tray, quantity: 2 });
  const added = await addLine(ctx, ann, { productId: shop.lights });
  await saveForLater(ctx, ann, added.cart.state.lines[1]?.key ?? '');
  const { cartFragments } = createCartFragments(() => nonces);
  const cart = await showCartView(ctx, ann);
  const fragments = cartFragments(ctx, cart);
  for (const selector of FRAGMENT_SELECTORS) {
    const [tag, name] = selector.split('.');
    expect(fragments[selector]).toMatch(new RegExp(`^<${tag} class="${name}">`));
  }
  const container = fragments['div.xoo-wsc-container'];
  expect(container).toContain('Oak tray');
  expect(container).toMatch(/<a [^>]*href="[^"]*remove_item=[^"]*_wpnonce=p"/);
  expect(container).toContain('$96.00');
  expect(fragments['div.xoo-wsc-drawer']).toContain('Tea lights');
  expect(fragments['div.xoo-wsc-slider']).toContain('data-slider="coupon"');
  expect(fragments['div.xoo-wsc-slider']).toContain('shipping_method[0]');
  expect(fragments['span.cart-count']).toBe('<span class="cart-count">2</span>');
});

test('what is rendered once is right for the next cart, too', async () => {
  const { cartFragments } = createCartFragments(() => nonces);
  const carts = await Promise.all(
    [1, 2, 1].map(async (quantity) => {
      const ann = visitor();
      await addLine(ctx, ann, { productId: shop.tray, quantity });
      return showCartView(ctx, ann);
    }),
  );
  const rendered = carts.map((cart) => cartFragments(ctx, cart)['div.xoo-wsc-container']);
  expect(rendered[0]).toBe(rendered[2]);
  expect(rendered[0]).toContain('$48.00');
  expect(rendered[1]).toContain('$96.00');
});

test('an empty cart says so in every list', async () => {
  const { cartFragments } = createCartFragments(() => nonces);
  const fragments = cartFragments(ctx, await showCartView(ctx, visitor()));
  expect(fragments['div.widget_shopping_cart_content']).toContain('Your basket is empty.');
  expect(fragments['div.xoo-wsc-container']).toContain('Your basket is empty.');
});
