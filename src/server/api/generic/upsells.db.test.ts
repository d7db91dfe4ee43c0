import { beforeEach, describe, expect, test } from 'vitest';
import { type CartShop, fillCartShop, visitor } from '#server/cart/testing/cart-shop.ts';
import { placeTestOrder } from '#server/checkout/testing/place-test-order.ts';
import { changeStatus } from '#server/orders/testing/change-order.ts';
import { buyer, NOW, orderContext } from '#server/orders/testing/test-order.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { postedForm } from '#server/platform/http/posted-form.ts';
import { countTogether } from '#server/upsells/count-together.ts';
import { loadUpsellOffer } from '#server/upsells/load-offer.ts';
import { saveUpsellOffer } from '#server/upsells/save-offer.ts';
import { type CartResponse, cartResponse } from '#wire/cart.ts';
import { productPost } from '#wire/forms/product-page-form.ts';
import { ADD_UPSELL_ACTION } from '#wire/upsells.ts';
import { browser, nonces } from '../testing/test-browser.ts';

const { db } = await testDatabase();
const shop: CartShop = await fillCartShop(db);
const ctx = orderContext(db);

beforeEach(async () => {
  await db.deleteFrom('upsell_offers').execute();
});

const offer = (changed = {}) => loadUpsellOffer(orderContext(db, changed), shop.tray);

describe('what stands in the bar', () => {
  test('what the shop chose, after the product itself, with choices where there are some', async () => {
    expect(await offer()).toBeNull();
    await saveUpsellOffer(db, shop.tray, { source: 'chosen', items: [shop.lights, shop.mug] });
    const found = await offer();
    expect(found).toMatchObject({ productId: shop.tray, source: 'chosen' });
    expect(found?.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      [shop.tray, 1],
      [shop.lights, 2],
      [shop.mug, 1],
    ]);
    expect(found?.items[2]?.choices.map(({ field }) => field)).toContain('attribute_pa_color');
    expect((await offer({ 'upsells.most': 1 }))?.items).toHaveLength(2);
  });

  test('its flags and addresses travel with it, all on [BU-05] [BU-06]', async () => {
    await saveUpsellOffer(db, shop.tray, { source: 'chosen', items: [shop.lights] });
    expect((await offer())?.config).toEqual({
      upsell_bar: true,
      ajax_add_to_cart: true,
      popup: true,
      ajax_url: '/wp-admin/admin-ajax.php',
      cart_url: '/cart',
      currency_symbol: '$',
      total_cart_amount: 0,
    });
    expect(await offer({ 'upsells.bar': false })).toBeNull();
    const changed = { 'upsells.byScript': false, 'upsells.popup': false };
    expect((await offer(changed))?.config).toMatchObject({ ajax_add_to_cart: false, popup: false });
  });

  test('nothing that cannot be bought by a tick, and no bar of the product alone', async () => {
    await saveUpsellOffer(db, shop.tray, { source: 'chosen', items: [999_999, shop.tray] });
    expect(await offer()).toBeNull();
    await saveUpsellOffer(db, shop.tray, { source: 'off', items: [shop.lights] });
    expect(await offer({ 'upsells.where': 'all' })).toBeNull();
    const bad = await saveUpsellOffer(db, shop.tray, { source: 'chosen', items: [-1] });
    expect(bad).toMatchObject({ ok: false, problems: [{ field: 'items.0' }] });
  });
});

describe('bought together', () => {
  async function order(ids: readonly number[], now: number, status: 'completed' | 'cancelled') {
    const at = { ...ctx, now };
    const who = await buyer(
      at,
      ids.map((productId) => ({ productId })),
    );
    const placed = await placeTestOrder(at, who);
    await changeStatus(at, placed.order.id, status);
    return placed.order.id;
  }
  const pairs = () =>
    db
      .selectFrom('bought_together')
      .select(['other_id', 'orders'])
      .where('product_id', '=', shop.tray)
      .orderBy('orders', 'desc')
      .orderBy('other_id')
      .execute();

  test('orders are counted once, and one that is cancelled goes out again', async () => {
    const invalidated: string[] = [];
    const later = (minutes: number) => ({
      ...ctx,
      now: NOW + minutes * 60_000,
      invalidate: async (tags: readonly string[]) => void invalidated.push(...tags),
    });
    const first = await order([shop.tray, shop.lights, shop.card], NOW + 1, 'completed');
    await order([shop.tray, shop.lights], NOW + 2, 'completed');
    await order([shop.tray, shop.vase], NOW + 3, 'cancelled');
    await order([shop.lights], NOW + 4, 'completed');
    expect(await countTogether(later(1))).toBeGreaterThan(0);
    const counted = [
      { other_id: shop.lights, orders: 2 },
      { other_id: shop.card, orders: 1 },
    ];
    expect(await pairs()).toEqual(counted);
    expect(invalidated).toContain(`product:${shop.tray}`);

    invalidated.length = 0;
    expect(await countTogether(later(2))).toBe(0);
    expect([await pairs(), invalidated]).toEqual([counted, []]);

    await saveUpsellOffer(db, shop.tray, { source: 'computed' });
    const ids = async (least: number) =>
      (await offer({ 'upsells.minimumOrders': least }))?.items.map(({ id }) => id);
    expect(await ids(2)).toEqual([shop.tray, shop.lights]);
    expect(await ids(3)).toBeUndefined();

    await changeStatus(later(3), first, 'refunded');
    await countTogether(later(4));
    expect(await pairs()).toEqual([{ other_id: shop.lights, orders: 1 }]);
  });
});

describe('vitrine_add_upsell', () => {
  type Fields = Record<string, string | string[]>;
  const who = () => browser(db);
  async function add(fields: Fields, ann = who(), nonce = nonces.public, data = '&vitrine_data=1') {
    const body = new URLSearchParams();
    const all: Fields = { action: ADD_UPSELL_ACTION, nonce, product_id: String(shop.tray) };
    for (const [name, value] of Object.entries({ ...all, ...fields })) {
      for (const each of [value].flat()) body.append(name, each);
    }
    return ann.ask(`/wp-admin/admin-ajax.php?_=1f${data}`, { method: 'POST', body });
  }

  beforeEach(async () => {
    const items = [shop.lights, shop.mug];
    await saveUpsellOffer(db, shop.tray, { source: 'chosen', items });
  });

  test('a script of others is answered exactly the keys listed [ER-06]', async () => {
    const loadKeys = async (fields: Fields) =>
      Object.keys(await (await add(fields, who(), nonces.public, '')).json()).sort();
    expect(await loadKeys({ 'upsell_items[]': [String(shop.tray)] })).toEqual(['fragments']);
    expect(await loadKeys({ 'upsell_items[]': [] })).toEqual(['error', 'product_url']);
  });

  test('adds all that was ticked with one request, each with its choice [BU-34]', async () => {
    const reply = await add({
      'upsell_items[]': [shop.tray, shop.lights, shop.mug, shop.lights].map(String),
      [`upsell_attributes[${shop.mug}][attribute_pa_color]`]: 'ink',
      [`upsell_attributes[${shop.mug}][attribute_handle]`]: 'Left',
      price: '1',
      quantity: '500',
    });
    const response: CartResponse = cartResponse.parse(await reply.json());
    expect(
      response.cart.items.map(({ productId, variationId, quantity, unitPrice }) => [
        productId,
        variationId,
        quantity,
        unitPrice,
      ]),
    ).toEqual([
      [shop.tray, null, 1, 4800],
      [shop.lights, null, 2, 500],
      [shop.mug, shop.ink, 1, expect.any(Number)],
    ]);
    expect(Object.keys(response.fragments)).toContain('div.widget_shopping_cart_content');
    expect(response.notice).toContain('Oak tray');
  });

  test.each<[string, Fields]>([
    ['something that is not in the bar', { 'upsell_items[]': [String(shop.tray), '999999'] }],
    ['a product of another bar', { 'upsell_items[]': [String(shop.vase)] }],
    ['JSON that is not a list', { upsell_items: '{"a":1}' }],
    ['a broken list', { upsell_items: '[1,' }],
    ['words', { upsell_items: 'all of it' }],
    ['nothing', {}],
    ['no product', { product_id: 'x', upsell_items: String(shop.tray) }],
    ['a product without a bar', { product_id: String(shop.card), upsell_items: String(shop.card) }],
  ])('refuses %s and leaves the cart alone', async (_, fields) => {
    const ann = who();
    const result = await (await add(fields, ann)).json();
    expect(result).toMatchObject({ error: true, product_url: false });
    expect(result.notice).not.toBe('');
    expect(ann.jar.has('vitrine_session')).toBe(false);
  });

  test('all or nothing: an open choice or a combination that is not made', async () => {
    const ann = who();
    const both = { upsell_items: JSON.stringify([shop.tray, shop.mug]) };
    const open = await (await add(both, ann)).json();
    expect(open).toMatchObject({
      error: true,
      product_url: false,
      notices: [{ code: 'product.problem.variation' }, expect.anything()],
    });
    const odd = { [`upsell_attributes[${shop.mug}][attribute_pa_color]`]: 'green' };
    expect(await (await add({ ...both, ...odd }, ann)).json()).toMatchObject({ error: true });
    const cart = await (await ann.call('get_refreshed_fragments')).json();
    expect(cart.cart.items).toEqual([]);
  });

  test('asks for a nonce of our pages and a POST', async () => {
    const forged = await add({ upsell_items: String(shop.tray) }, who(), 'x');
    expect([forged.status, await forged.text()]).toEqual([403, '-1']);
    const read = await who().ask(
      `/wp-admin/admin-ajax.php?action=${ADD_UPSELL_ACTION}&nonce=${nonces.public}`,
    );
    expect(read.status).toBe(405);
  });
});

test('somebody without script finds the same in the cart', async () => {
  const { handleUpsellForm: postUpsellForm } = await import('#server/pages/product/upsell-form.ts');
  const { findProductById } = await import('#server/catalog/product/find-product.ts');
  await saveUpsellOffer(db, shop.tray, { source: 'chosen', items: [shop.lights, shop.mug] });
  const product = await findProductById(ctx, shop.tray);
  if (!product) throw new Error('no tray');
  const read = (sent: FormData) => productPost.parse(postedForm(sent).values);
  const respond = async (sent: FormData) => {
    const post = read(sent);
    if (post.kind !== 'upsell') throw new Error('not the bar');
    return postUpsellForm(ctx, product, post.selection, visitor());
  };
  const form = new FormData();
  form.append('vitrine_upsell', '1');
  form.append('upsell_items[]', String(shop.tray));
  form.append('upsell_items[]', String(shop.lights));
  expect(await respond(form)).toEqual({
    added: true,
    to: '/cart',
  });
  form.append('upsell_items[]', String(shop.mug));
  expect(await respond(form)).toMatchObject({ added: false, view: { notice: { kind: 'error' } } });
  expect(read(new FormData()).kind).toBe('product');
});
