import { expect, test } from 'vitest';
import { fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { filled, newKey, UNLIMITED } from '#server/checkout/testing/test-checkout.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type Browser, browser, nonces } from './testing/test-browser.ts';

// An anonymous visitor, all the way through the shop.

const { db } = await testDatabase();
const shop = await fillCartShop(db);

async function send(ann: Browser, action: string, fields: Record<string, string | number>) {
  const body = new URLSearchParams({ action });
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
  const response = await ann.ask('/wp-admin/admin-ajax.php', { method: 'POST', body });
  return response.json();
}

test('a guest browses, filters, reviews, votes, fills a cart and checks out [CB-01]', async () => {
  const ann = browser(db, { ...UNLIMITED, 'reviews.hold': 'none' });
  const slugs = async (query: string) => {
    const list: { slug: string }[] = await (await ann.store('GET', `/products${query}`)).json();
    return list.map(({ slug }) => slug).sort();
  };
  expect(await slugs('?per_page=100')).toEqual(expect.arrayContaining(['mug', 'tray', 'vase']));
  expect(await slugs('?per_page=100&min_price=4000&max_price=6000')).toEqual(['tray']);
  expect([...ann.jar]).toEqual([]);

  const written = await send(ann, 'vitrine_write_review', {
    comment_post_ID: shop.tray,
    rating: 5,
    comment: 'A tray that carries a whole breakfast.',
    author: 'Ann',
    email: 'ann@example.com',
    wcpr_gdpr_checkbox: 1,
    wcpr_image_upload_nonce: nonces.review,
  });
  expect(written).toMatchObject({ ok: true, status: 'approved' });
  const vote = { nonce: nonces.review, comment_id: written.id, vote: 'up' };
  const voted = await send(browser(db), 'wcpr_helpful_button_handle', vote);
  expect(voted).toEqual({ status: 'success', up: 1, down: 0 });

  const added = await (await ann.call('add_to_cart', { product_id: shop.tray })).json();
  expect(added.cart.count).toBe(1);
  const placed = await ann.call('checkout', {
    ...filled,
    'woocommerce-process-checkout-nonce': nonces.public,
    vitrine_key: newKey(),
  });
  const { order_id } = await placed.json();
  expect(await findOrder({ db }, order_id)).toMatchObject({
    customerId: null,
    email: 'ada@example.com',
  });
  expect(await db.selectFrom('customers').select('id').execute()).toEqual([]);
});

test('the prefix of the hidden inputs is the shop’s own affair [AT-02] [CO-06]', async () => {
  const ann = browser(db, { ...UNLIMITED, 'attribution.prefix': 'came_' });
  ann.jar.set('vitrine_consent', '1:5:statistics');
  await ann.call('add_to_cart', { product_id: shop.tray });
  const placed = await ann.call('checkout', {
    ...filled,
    'woocommerce-process-checkout-nonce': nonces.public,
    vitrine_key: newKey(),
    came_utm_source: 'letter',
    wc_order_attribution_utm_medium: 'email',
  });
  const { order_id } = await placed.json();
  expect((await findOrder({ db }, order_id))?.attribution).toEqual({ utm_source: 'letter' });
});
