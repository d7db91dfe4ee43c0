import { beforeEach, describe, expect, test } from 'vitest';
import { addLine } from '#server/cart/changing/add-line.ts';
import {
  type CartShop,
  fillCartShop,
  NOW,
  secret,
  shopContext,
  visitor,
} from '#server/cart/testing/cart-shop.ts';
import { showCartView } from '#server/cart/view/show-cart-view.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { makeNonce } from '#server/platform/nonces.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import { cartPage as cartPageSchema } from '#wire/cart-page.ts';
import { cartPage } from './cart-page.ts';

// The cart page as a browser without script uses it: links and forms.
const database = await testDatabase();
const ctx = shopContext(database.db);
const shop: CartShop = await fillCartShop(database.db);
const nonce = makeNonce(secret, 'public', NOW);
let ann: Visitor;
let key = '';

beforeEach(async () => {
  ann = visitor();
  const result = await addLine(ctx, ann, { productId: shop.tray, quantity: 2 });
  key = result.cart.state.lines[0]?.key ?? '';
});

const request = (query: Record<string, string> = {}) => ({
  path: '/cart',
  params: {},
  query: cartPage.canonicalQuery(new URLSearchParams({ utm_source: 'x', ...query }), ctx.settings),
  visitor: ann,
});
const back = { kind: 'redirect', status: 303, to: '/cart' };

async function post(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return cartPage.post?.(ctx, request(), form);
}
const texts = async () => (await showCartView(ctx, ann)).notices.map(({ text }) => text);

test('shows the cart, is never cached and found by no search engine', async () => {
  const result = await cartPage.load(ctx, request());
  if (result.kind !== 'page') throw new Error(result.kind);
  expect(cartPage.keep).toBe(false);
  expect(result.head.index).toBe(false);
  expect(result.bodyClasses).toContain('woocommerce-cart');
  const data = cartPageSchema.parse(result.data);
  expect(data.cart.items).toMatchObject([{ name: 'Oak tray', quantity: 2 }]);
  expect(data.countries.map(({ code }) => code)).toContain('FR');
});

describe('links', () => {
  test('remove and undo lead back with a word', async () => {
    expect(await cartPage.load(ctx, request({ remove_item: key, _wpnonce: nonce }))).toEqual(back);
    const empty = await showCartView(ctx, ann);
    expect([empty.items, empty.notices.map(({ text }) => text)]).toEqual([
      [],
      ['“Oak tray” was removed from your basket.'],
    ]);
    expect(await cartPage.load(ctx, request({ undo_item: key, _wpnonce: nonce }))).toEqual(back);
    expect((await showCartView(ctx, ann)).count).toBe(2);
  });

  test.each(['', 'x'.repeat(20), makeNonce(secret, 'review', NOW)])(
    'with the nonce %j nothing changes',
    async (_wpnonce) => {
      expect(await cartPage.load(ctx, request({ remove_item: key, _wpnonce }))).toEqual(back);
      expect((await showCartView(ctx, ann)).count).toBe(2);
    },
  );

  test('an unknown key is reported', async () => {
    await cartPage.load(ctx, request({ remove_item: 'x', _wpnonce: nonce }));
    expect(await texts()).toEqual(['This line is no longer in your basket.']);
  });
});

describe('the form', () => {
  test('sets every quantity that fits and names the one that does not', async () => {
    const result = await addLine(ctx, ann, { productId: shop.lights });
    const lights = result.cart.state.lines[1]?.key ?? '';
    const fields = { [`cart[${key}][qty]`]: '5', [`cart[${lights}][qty]`]: '3', update_cart: '1' };
    expect(await post(fields)).toEqual(back);
    const view = await showCartView(ctx, ann);
    expect(view.items.map(({ quantity }) => quantity)).toEqual([5, 2]);
    expect(view.notices.map(({ text }) => text)).toEqual([
      'Tea lights: The quantity must be a multiple of 2.',
      'Your basket was updated.',
    ]);
    expect(await texts()).toEqual([]);
  });

  test('nought takes a line out; what was not touched says nothing', async () => {
    await post({ [`cart[${key}][qty]`]: '2', update_cart: '1' });
    expect(await texts()).toEqual([]);
    await post({ [`cart[${key}][qty]`]: '0', update_cart: '1' });
    expect((await showCartView(ctx, ann)).items).toEqual([]);
  });

  test('applies a coupon, or says why not', async () => {
    await post({ coupon_code: 'ten', apply_coupon: '1' });
    const view = await showCartView(ctx, ann);
    expect([view.totals.discount, view.notices[0]?.kind]).toEqual([960, 'success']);
    await post({ coupon_code: 'nope', apply_coupon: '1' });
    expect(await texts()).toEqual(['We could not find this coupon. Please check the code.']);
    await cartPage.load(ctx, request({ remove_coupon: 'ten', _wpnonce: nonce }));
    expect((await showCartView(ctx, ann)).totals.discount).toBe(0);
  });

  test('works delivery out and takes the way that is chosen', async () => {
    await post({ calc_shipping: '1', calc_shipping_country: 'FR' });
    expect((await showCartView(ctx, ann)).totals.shipping).toBe(1500);
    await post({ calc_shipping: '1', calc_shipping_country: 'US', calc_shipping_state: 'NY' });
    const view = await showCartView(ctx, ann);
    expect(view.totals.tax).toBe(852);
    const post6 = view.packages[0]?.rates.find(({ kind }) => kind === 'flat_rate')?.rateId ?? '';
    await post({ 'shipping_method[0]': post6, update_cart: '1' });
    expect((await showCartView(ctx, ann)).totals.shipping).toBe(600);
  });

  test('empties the cart, and leads on to the checkout', async () => {
    const on = { kind: 'redirect', status: 303, to: '/checkout' };
    expect(await post({ [`cart[${key}][qty]`]: '1', proceed: '1' })).toEqual(on);
    expect((await showCartView(ctx, ann)).count).toBe(1);
    await post({ empty_cart: '1' });
    expect((await showCartView(ctx, ann)).items).toEqual([]);
  });

  test('a listed coupon is applied by its button [CP-02]', async () => {
    await post({ apply_offer: 'ten' });
    expect((await showCartView(ctx, ann)).coupons.map(({ code }) => code)).toEqual(['ten']);
  });

  test('nobody is led on with another number than they typed', async () => {
    expect(await post({ [`cart[${key}][qty]`]: '100000', proceed: '1' })).toEqual(back);
    expect((await showCartView(ctx, ann)).count).toBe(2);
  });

  test('of another shop with nonsense in it names no visitor', async () => {
    ann = visitor();
    const nonsense = { 'cart[x][qty]': 'many', cart: '1', 'shipping_method[0]': 'x' };
    expect(await post(nonsense)).toEqual(back);
    expect(ann.cookies.size).toBe(0);
  });
});
