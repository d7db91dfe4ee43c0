import { beforeEach, describe, expect, test } from 'vitest';
import { fillBundle, mustSave, SAND } from '#server/cart/testing/bundle-shop.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type Browser, browser, nonces } from '../testing/test-browser.ts';

const database = await testDatabase();
const { db } = database;
let shop: CartShop;
let bundle = 0;
let me: Browser;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
  bundle = await fillBundle(db, shop);
  me = browser(db);
});

const items = (more: object[] = []) =>
  JSON.stringify([
    { id: shop.tray, parent: shop.tray, attributes: {}, quantity: 1, price: '48.00' },
    { id: shop.sand, parent: shop.mug, attributes: SAND, quantity: 2, price: 14 },
    ...more,
  ]);

async function add(
  fields: Record<string, string | number>,
  nonce = nonces.public,
  data = '&vitrine_data=1',
) {
  const body = new URLSearchParams({ action: 'vitrine_add_bundle', nonce });
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
  const response = await me.ask(`/wp-admin/admin-ajax.php?r=0.42${data}`, { method: 'POST', body });
  return { status: response.status, body: response.status === 200 ? await response.json() : null };
}

const count = async () =>
  (await (await me.call('get_refreshed_fragments')).json()).cart.items.length;

describe('vitrine_add_bundle', () => {
  test('a script of others is answered exactly the keys listed [BU-29] [ER-06]', async () => {
    const request = { product_id: bundle, bundle_items: items(), bundle_total: '72.20' };
    const added = await add(request, nonces.public, '');
    expect(Object.keys(added.body).sort()).toEqual(['cart_hash', 'fragments']);
    const stale = await add({ ...request, bundle_total: '1.00' }, nonces.public, '');
    expect(Object.keys(stale.body).sort()).toEqual(['error', 'product_url']);
  });

  test('items are read by variation, product, attributes, quantity and price [BU-02] [BU-03]', async () => {
    const { body } = await add({
      product_id: bundle,
      bundle_items: items(),
      bundle_total: '72.20',
    });
    expect(body.error).toBeUndefined();
    const parts = body.cart.items.slice(1);
    expect(
      parts.map((item: Record<string, unknown>) => [
        item.productId,
        item.variationId,
        item.quantity,
      ]),
    ).toEqual([
      [shop.tray, null, 1],
      [shop.mug, shop.sand, 2],
    ]);
    expect(body.cart.totals.subtotal).toBe(7220);
  });

  test('the answer has fragments with the pieces of the popup and a label, and the cart hash [BU-29]', async () => {
    const { body } = await add({ product_id: bundle, bundle_items: items() });
    expect(body.cart_hash).toBe(body.cart.hash);
    expect(body.bundle_key).toBe(body.cart.items[0].key);
    expect(Object.keys(body.fragments)).toEqual(
      expect.arrayContaining([
        'div.bundle-popup-head',
        'div.bundle-popup-body',
        'div.bundle-popup-foot',
        'span.bundle-popup-label',
        'div.widget_shopping_cart_content',
      ]),
    );
    expect(body.fragments['div.bundle-popup-head']).toContain('Slow morning');
    expect(body.fragments['div.bundle-popup-body']).toMatch(/Oak tray.*Mug/s);
    expect(body.fragments['div.bundle-popup-foot']).toContain('Continue shopping');
    expect(body.label).toBe('Slow morning: Oak tray, Mug');
    expect(body.fragments['span.bundle-popup-label']).toContain('Slow morning: Oak tray, Mug');
    const keys = ['bundle_key', 'cart', 'cart_hash', 'fragments', 'label', 'notice'];
    expect(Object.keys(body).sort()).toEqual(keys);
  });

  test('an item says how many it is, or it is one [BU-02]', async () => {
    const list = JSON.parse(items()) as { quantity?: number }[];
    for (const item of list) delete item.quantity;
    const { body } = await add({ product_id: bundle, bundle_items: JSON.stringify(list) });
    const parts: { quantity: number }[] = body.cart.items.slice(1);
    expect(parts.map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect(body.cart.totals.subtotal).toBe(5890);
  });

  test('a page that is out of date is led back to the product, with the cart as it was [BU-32]', async () => {
    const crafted = items().replace('48.00', '0.01');
    const { body } = await add({ product_id: bundle, bundle_items: crafted });
    expect(body).toMatchObject({
      error: true,
      product_url: 'https://shop.example/product/morning',
    });
    expect(body.notice).toContain('price has changed');
    expect(Object.keys(body).sort()).toEqual(['error', 'notice', 'notices', 'product_url']);
    expect(await count()).toBe(0);
  });

  test('what can be put right in place is said in place', async () => {
    const { body } = await add({ product_id: bundle, bundle_items: items(), quantity: 4 });
    expect(body).toMatchObject({ error: true });
    expect(body.product_url).toBeUndefined();
    expect(body.notices[0].text).toBe('Only 6 of “Mug” are left.');
  });

  test.each([
    ['no JSON', '{{', 'could not read your selection'],
    ['no list', '{"id":1}', 'could not read your selection'],
    ['a list of nothing', '[null]', 'could not read your selection'],
    [
      'a discount of its own',
      '[{"id":1,"parent":1,"discount":"99"}]',
      'could not read your selection',
    ],
    ['a price that is none', '[{"id":1,"parent":1,"price":"-4"}]', 'could not read your selection'],
    ['a foreign item', '[{"id":999,"parent":999}]', 'not part of this bundle'],
    ['an empty list', '[]', 'part of every bundle'],
    ['a deep one', `${'['.repeat(2000)}${']'.repeat(2000)}`, 'could not read your selection'],
  ])('%s is refused and changes nothing', async (_, list, words) => {
    const { status, body } = await add({ product_id: bundle, bundle_items: list });
    expect(status).toBe(200);
    expect(body.error).toBe(true);
    expect(body.notice).toContain(words);
    expect(await count()).toBe(0);
  });

  test('without a nonce nothing is done, and no product is no bundle', async () => {
    expect((await add({ product_id: bundle, bundle_items: items() }, 'x')).status).toBe(403);
    for (const id of [0, 'x', shop.tray, 99_999]) {
      const { body } = await add({ product_id: id, bundle_items: items() });
      expect(body.error).toBe(true);
    }
    expect(await count()).toBe(0);
  });

  test('per-item inputs of the plain form mean the same as the list', async () => {
    const { body } = await add({
      'add-to-cart': bundle,
      bundle_items: '',
      'bundle[tray][on]': 1,
      'bundle[mug][on]': 1,
      'bundle[mug][quantity]': 2,
      'bundle[mug][attribute_pa_color]': 'sand',
      'bundle[mug][attribute_handle]': 'Left',
      'bundle[lights][quantity]': 3,
    });
    expect(body.error).toBeUndefined();
    expect(body.cart.totals.subtotal).toBe(7220);
  });
});

describe('other doors', () => {
  test('add_to_cart takes bundle_items, and a refusal names the page', async () => {
    const good = await (
      await me.call('add_to_cart', { product_id: bundle, bundle_items: items() })
    ).json();
    expect(good.cart.totals.subtotal).toBe(7220);
    const bad = await (
      await me.call('add_to_cart', { product_id: bundle, bundle_items: '[]' })
    ).json();
    expect(bad).toMatchObject({ error: true, product_url: 'https://shop.example/product/morning' });
    const plain = await (await me.call('add_to_cart', { product_id: bundle })).json();
    expect(plain).toMatchObject({
      error: true,
      product_url: 'https://shop.example/product/morning',
    });
  });

  test('the group stands in the answer of the Store API and is changed by its own line', async () => {
    const added = await me.store('POST', '/cart/add-item', {
      id: bundle,
      quantity: 1,
      extensions: { vitrine: { bundle_items: JSON.parse(items()) } },
    });
    expect(added.status).toBe(201);
    const cart = await added.json();
    const groups = cart.items.map(
      (item: { extensions: { vitrine: { group: { item: string } } } }) =>
        item.extensions.vitrine.group?.item,
    );
    expect(groups).toEqual(['', 'tray', 'mug']);
    expect(cart.totals.total_items).toBe('7220');
    const key = cart.items[0].key;
    const two = await (await me.store('POST', '/cart/update-item', { key, quantity: 2 })).json();
    expect(two.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([2, 2, 4]);
    const child = await me.store('POST', '/cart/remove-item', { key: cart.items[1].key });
    expect(child.status).toBe(400);
    const gone = await (await me.store('POST', '/cart/remove-item', { key })).json();
    expect(gone.items).toEqual([]);
  });

  test('the product tells programs what it is made of', async () => {
    await mustSave(db, {
      productId: bundle,
      items: [{ id: 'tray', productId: shop.tray }],
      discount_rules: [{ minimum: 1, discount: '$5' }],
    });
    const product = await (await me.store('GET', `/products/${bundle}`)).json();
    expect(product.type).toBe('bundle');
    expect(product.extensions.vitrine.bundle).toMatchObject({
      items: [{ id: 'tray', product_id: shop.tray, required: false }],
      discount_rules: [{ minimum: 1, discount: '$5.00' }],
      min_items: 1,
      max_items: 1,
    });
  });
});
