import { beforeEach, describe, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type CartResponse, cartResponse, FRAGMENT_SELECTORS } from '#wire/cart.ts';
import { type Browser, browser, nonces } from '../testing/test-browser.ts';

const { db } = await testDatabase();
const shop: CartShop = await fillCartShop(db);
let ann: Browser;

beforeEach(() => {
  ann = browser(db);
});

async function toResponse(reply: Response | Promise<Response>): Promise<CartResponse> {
  const response = await reply;
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return cartResponse.parse(await response.json());
}

const cart = async () => (await toResponse(ann.call('get_refreshed_fragments'))).cart;
const addTray = async () =>
  (await toResponse(ann.call('add_to_cart', { product_id: shop.tray }))).cart.items[0]?.key ?? '';

describe('add_to_cart', () => {
  test.each(['product_id', 'productID', 'add-to-cart'])(
    'takes %s and answers fragments, hash and cart [CT-02] [CT-09]',
    async (field) => {
      const reply = await ann.call('add_to_cart', { [field]: shop.tray, quantity: 2 });
      const response = await toResponse(reply);
      expect(Object.keys(response.fragments).sort()).toEqual([...FRAGMENT_SELECTORS].sort());
      for (const [selector, html] of Object.entries(response.fragments)) {
        const [tag = '', name = ''] = selector.split('.');
        expect(html).toMatch(new RegExp(`^<${tag} class="${name}">.*</${tag}>$`, 's'));
      }
      const list = response.fragments['div.widget_shopping_cart_content'];
      expect(list).toContain('Oak tray');
      expect(list).toContain('2 × $48.00');
      expect(list).toContain('$96.00');
      expect(list).toContain(`remove_item=${response.cart.items[0]?.key}`);
      expect(response.fragments['span.cart-count']).toContain('>2<');
      expect(response.cart_hash).toMatch(/^[0-9a-f]{32}$/);
      expect(ann.jar.get('woocommerce_cart_hash')).toBe(response.cart_hash);
      expect(ann.jar.get('woocommerce_items_in_cart')).toBe('1');
    },
  );

  test('takes JSON, a variation by its number, and attributes', async () => {
    const reply = ann.ask('/wc-ajax/add_to_cart?vitrine_data=1', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ product_id: shop.ink, quantity: 1, attribute_handle: 'Left' }),
    });
    const { cart } = await toResponse(reply);
    expect(cart.items[0]).toMatchObject({ productId: shop.mug, variationId: shop.ink });
    expect(cart.items[0]?.attributes.map(({ value }) => value)).toEqual(['Ink', 'Left']);
  });

  test.each([999_999, 0, -1, 'x', '1e12', '99999999999999999999'])(
    'product %s does not exist: no product page',
    async (product_id) => {
      const reply = await ann.call('add_to_cart', { product_id });
      expect(reply.status).toBe(200);
      expect(await reply.json()).toMatchObject({ error: true, product_url: false });
      expect(reply.headers.getSetCookie()).toEqual([]);
    },
  );

  test('without any field it is refused, not broken', async () => {
    const reply = await ann.call('add_to_cart');
    expect(await reply.json()).toMatchObject({ error: true, product_url: false });
  });

  test.each([
    ['an open choice', 'mug', {}],
    ['a negative quantity', 'tray', { quantity: -1 }],
    ['a fraction', 'tray', { quantity: '1.5' }],
    ['a word', 'tray', { quantity: 'many' }],
    ['10^12', 'tray', { quantity: 1e12 }],
    ['more than there is', 'tray', { quantity: 21 }],
    ['an external product', 'apron', {}],
  ] as const)('%s leads to the product and leaves the cart', async (_, name, fields) => {
    const reply = await ann.call('add_to_cart', { product_id: shop[name], ...fields });
    expect(await reply.json()).toMatchObject({
      error: true,
      product_url: `https://shop.example/product/${name}`,
      notice: expect.stringContaining('woocommerce-error'),
    });
    expect((await cart()).count).toBe(0);
  });

  test('the same add sent twice is two pieces', async () => {
    const both = [1, 2].map(() => ann.call('add_to_cart', { product_id: shop.card }));
    await Promise.all(both);
    await addTray();
    await addTray();
    expect((await cart()).items.find(({ name }) => name === 'Oak tray')?.quantity).toBe(2);
  });

  test('above the stock it is refused with the number left', async () => {
    await toResponse(ann.call('xoo_wsc_add_to_cart', { 'add-to-cart': shop.vase }));
    const reply = await ann.call('xoo_wsc_add_to_cart', { 'add-to-cart': shop.vase });
    const { notice, error } = (await reply.json()) as { notice: string; error: boolean };
    expect(error).toBe(true);
    expect(notice).toContain('Only 1 left in stock, and you have 1 in your basket already.');
  });

  test('by GET or from another site it changes nothing', async () => {
    const path = `/?wc-ajax=add_to_cart&product_id=${shop.tray}`;
    expect((await ann.ask(path)).status).toBe(405);
    const foreign = await ann.ask(path, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect([foreign.status, await foreign.text()]).toEqual([403, '-1']);
  });
});

describe('lines', () => {
  test('get_refreshed_fragments and xoo_wsc_refresh_fragments answer alike [CT-10] [CT-45]', async () => {
    await addTray();
    const one = await toResponse(ann.call('get_refreshed_fragments', { time: 1 }));
    const other = await toResponse(ann.call('xoo_wsc_refresh_fragments'));
    expect(other).toEqual(one);
    expect(one.cart.count).toBe(1);
  });

  test('remove_from_cart takes the line out; a key nobody knows has no fragments [CT-17]', async () => {
    const cart_item_key = await addTray();
    for (const wrong of ['x', '', "'; drop table carts --"]) {
      const reply = await ann.call('remove_from_cart', { cart_item_key: wrong });
      expect(reply.status).toBe(200);
      expect(await reply.json()).not.toHaveProperty('fragments');
    }
    const { cart } = await toResponse(ann.call('remove_from_cart', { cart_item_key }));
    expect([cart.items, cart.undo?.key]).toEqual([[], cart_item_key]);
    expect(ann.jar.has('woocommerce_items_in_cart')).toBe(false);
  });

  test('xoo_wsc_update_item_quantity sets what fits and says why not [CT-52]', async () => {
    const cart_key = await addTray();
    const rest = { container: 'cart', noticeSection: 'cart', isCheckout: 'false', isCart: 'false' };
    const set = (qty: string | number) =>
      toResponse(ann.call('xoo_wsc_update_item_quantity', { cart_key, qty, ...rest }));
    const good = await set(3);
    expect([good.cart.count, good.error, typeof good.notice]).toEqual([3, undefined, 'string']);
    for (const wrong of [-1, '1.5', 'many', '', 1e12, 21]) {
      const refused = await set(wrong);
      expect([refused.error, refused.cart.count]).toEqual([true, 3]);
      expect(refused.notice).toContain('woocommerce-error');
    }
    expect((await set(0)).cart.items).toEqual([]);
  });

  test('xoo_wsc_undo_item brings a removed line back [CT-53]', async () => {
    const cart_key = await addTray();
    await ann.call('remove_from_cart', { cart_item_key: cart_key });
    const undone = await toResponse(ann.call('xoo_wsc_undo_item', { cart_key }));
    expect(undone.cart.items[0]?.key).toBe(cart_key);
    expect(undone.notice).toContain('is back in your basket');
    expect((await toResponse(ann.call('xoo_wsc_undo_item', { cart_key }))).error).toBe(true);
  });

  test('xoo_wsc_empty_cart empties it [CT-54]', async () => {
    await addTray();
    const empty = await toResponse(ann.call('xoo_wsc_empty_cart'));
    expect([empty.cart.items, empty.cart_hash]).toEqual([[], '']);
    expect(empty.fragments['div.widget_shopping_cart_content']).toContain('Your basket is empty.');
  });

  test('saved for later and back', async () => {
    const cart_key = await addTray();
    const saved = await toResponse(ann.call('xoo_wsc_save_for_later', { cart_key }));
    expect([saved.cart.items, saved.cart.saved[0]?.key]).toEqual([[], cart_key]);
    const back = await toResponse(ann.call('xoo_wsc_move_save_for_later_item', { cart_key }));
    expect([back.cart.items[0]?.key, back.cart.saved]).toEqual([cart_key, []]);
    await ann.call('xoo_wsc_save_for_later', { cart_key });
    const gone = await toResponse(ann.call('xoo_wsc_delete_save_for_later_item', { cart_key }));
    expect([gone.cart.items, gone.cart.saved]).toEqual([[], []]);
  });

  test('xoo_wsc_add_to_cart adds a product form, or says why not in place [CT-47]', async () => {
    const form = { 'add-to-cart': shop.lights, quantity: 2, action: 'xoo_wsc_add_to_cart' };
    const added = await toResponse(ann.call('xoo_wsc_add_to_cart', form));
    expect(added.notice).toContain('“Tea lights” is in your basket.');
    const odd = await ann.call('xoo_wsc_add_to_cart', { ...form, quantity: 3 });
    const refused = (await odd.json()) as Record<string, unknown>;
    expect(refused).toMatchObject({
      error: true,
      notice: expect.stringContaining('multiple of 2'),
    });
    expect(refused).not.toHaveProperty('product_url');
    const open = await ann.call('xoo_wsc_add_to_cart', { 'add-to-cart': shop.mug });
    expect(await open.json()).toMatchObject({ product_url: 'https://shop.example/product/mug' });
  });

  test('a set is added by the quantities of its members', async () => {
    const fields = { 'add-to-cart': 1, [`quantity[${shop.tray}]`]: 1 };
    const members = { ...fields, [`quantity[${shop.lights}]`]: 4, [`quantity[${shop.vase}]`]: 0 };
    const { cart } = await toResponse(ann.call('xoo_wsc_add_to_cart', members));
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([1, 4]);
    const none = await ann.call('xoo_wsc_add_to_cart', { [`quantity[${shop.tray}]`]: 0 });
    expect(await none.json()).toMatchObject({ error: true });
  });
});

describe('coupons', () => {
  test('xoo_wsc_apply_coupon and xoo_wsc_remove_coupon [CP-07] [CP-08]', async () => {
    await addTray();
    const applied = await toResponse(ann.call('xoo_wsc_apply_coupon', { coupon: 'TEN' }));
    expect([applied.cart.totals.discount, applied.error]).toEqual([480, undefined]);
    expect(applied.notice).toContain('Coupon TEN was applied.');
    const removed = await toResponse(ann.call('xoo_wsc_remove_coupon', { coupon: 'ten' }));
    expect(removed.cart.totals.discount).toBe(0);
    for (const coupon of ['nope', '', 'OLD', '<script>']) {
      const refused = await toResponse(ann.call('xoo_wsc_apply_coupon', { coupon }));
      expect([refused.error, refused.cart.coupons]).toEqual([true, []]);
      expect(refused.notice).not.toContain('<script>');
    }
  });

  test('apply_coupon_on_click takes a coupon by its number and answers HTML [CP-03] [CP-04]', async () => {
    await addTray();
    const [offer] = (await cart()).offers;
    const fields = { coupon_code: 'TEN', coupon_id: offer?.id ?? 0, _wpnonce: nonces.coupon };
    const wrong = await ann.call('apply_coupon_on_click', { ...fields, coupon_code: 'FIVE' });
    expect(await wrong.text()).toContain('woocommerce-error');
    const reply = await ann.call('apply_coupon_on_click', fields);
    expect(reply.headers.get('content-type')).toContain('text/html');
    expect(await reply.text()).toMatch(/^<div [^>]*class="[^"]*\bwoocommerce-message"/);
    expect((await cart()).coupons).toMatchObject([{ code: 'ten' }]);
    const unknown = await ann.call('apply_coupon_on_click', { ...fields, coupon_id: 1e9 });
    expect(await unknown.text()).toContain('woocommerce-error');
  });

  test('the classic calls answer HTML', async () => {
    await addTray();
    const fields = { coupon_code: 'five', security: nonces.coupon };
    expect(await (await ann.call('apply_coupon', fields)).text()).toContain('FIVE was applied');
    const out = { coupon: 'FIVE', security: nonces.public };
    expect(await (await ann.call('remove_coupon', out)).text()).toContain('was removed');
  });

  test.each([
    ['none at all', ''],
    ['one of another kind', nonces.review],
    ['a made-up one', 'x'.repeat(20)],
  ])('%s instead of the coupon nonce is refused [CP-05] [RE-01] [RE-02]', async (_, _wpnonce) => {
    await addTray();
    const fields = { coupon_code: 'TEN', coupon_id: 1, _wpnonce };
    for (const call of ['apply_coupon_on_click', 'apply_coupon', 'remove_coupon']) {
      const reply = await ann.call(call, fields);
      expect([reply.status, await reply.text()]).toEqual([403, '-1']);
    }
    expect((await cart()).coupons).toEqual([]);
  });
});

describe('delivery', () => {
  test('xoo_wsc_calculate_shipping estimates for a place [CT-55]', async () => {
    await addTray();
    const form = {
      calc_shipping_country: 'US',
      calc_shipping_state: 'NY',
      calc_shipping_postcode: '10001',
      calc_shipping_city: 'New York',
      calc_shipping: 1,
    };
    const { cart, notice } = await toResponse(ann.call('xoo_wsc_calculate_shipping', form));
    expect(cart.totals).toMatchObject({ shipping: 600, tax: 479 });
    expect([cart.destinationKnown, typeof notice]).toEqual([true, 'string']);
    const nowhere = { ...form, calc_shipping_country: 'XX' };
    const refused = await toResponse(ann.call('xoo_wsc_calculate_shipping', nowhere));
    expect([refused.error, refused.cart.destination.country]).toEqual([true, 'US']);
  });

  test('xoo_wsc_update_shipping_method takes a map of package to rate [CT-56]', async () => {
    await addTray();
    const rates = (await cart()).packages[0]?.rates ?? [];
    const pickup = rates.find(({ kind }) => kind === 'local_pickup')?.rateId ?? '';
    const map = { 'shipping_method[0]': pickup };
    const chosen = await toResponse(ann.call('xoo_wsc_update_shipping_method', map));
    expect(chosen.cart.totals.shipping).toBe(0);
    const wrong = { 'shipping_method[0]': 'flat_rate:999' };
    const refused = await toResponse(ann.call('xoo_wsc_update_shipping_method', wrong));
    expect([refused.error, refused.cart.totals.shipping]).toEqual([true, 0]);
  });
});

describe('the field fragments', () => {
  test.each([
    ['', []],
    ['span.cart-count', ['span.cart-count']],
    ['span.cart-count, div.xoo-wsc-drawer', ['div.xoo-wsc-drawer', 'span.cart-count']],
    ['p.nothing,__proto__', []],
  ])(
    '%j names the HTML that is rendered; the cart comes all the same',
    async (fragments, rendered) => {
      const response = await toResponse(
        ann.call('add_to_cart', { product_id: shop.tray, quantity: 2, fragments }),
      );
      expect(Object.keys(response.fragments)).toEqual(rendered);
      expect(response.cart).toMatchObject({ count: 2, hash: response.cart_hash });
    },
  );

  test('counts for every call that answers the cart, in the address too', async () => {
    const key = await addTray();
    const changed = await toResponse(
      ann.call('xoo_wsc_update_item_quantity', { cart_key: key, qty: 3, fragments: '' }),
    );
    expect([changed.fragments, changed.cart.count]).toEqual([{}, 3]);
    const read = await toResponse(
      ann.ask('/?wc-ajax=get_refreshed_fragments&vitrine_data=1&fragments=span.cart-count', {
        method: 'POST',
      }),
    );
    expect(Object.keys(read.fragments)).toEqual(['span.cart-count']);
  });
});

describe('viwcpr_add_to_cart', () => {
  test('adds from the popup of a review and says that nothing is wrong [RV-53]', async () => {
    const reply = await ann.call('viwcpr_add_to_cart', { product_id: shop.tray, quantity: 2 });
    const body = await reply.json();
    expect(body.error).toBe(false);
    expect(cartResponse.parse(body).cart.count).toBe(2);
  });

  test('refuses a product without the variation that is meant, and adds nothing [RV-54]', async () => {
    const reply = await ann.call('viwcpr_add_to_cart', { product_id: shop.mug, variation_id: 0 });
    expect(await reply.json()).toMatchObject({ error: true });
    expect((await cart()).count).toBe(0);
  });
});
