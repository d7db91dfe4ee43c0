import { beforeEach, describe, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { filled, UNLIMITED } from '#server/checkout/testing/test-checkout.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { REVIEW_SELECTORS } from '#wire/checkout.ts';
import { genericShopCalls } from '../shop-calls.ts';
import { type Browser, browser, nonces } from '../testing/test-browser.ts';

// What scripts written for WooCommerce ask for and put into the page.

const { db } = await testDatabase();
const shop: CartShop = await fillCartShop(db);
const security = nonces.public;
let ann: Browser;

beforeEach(() => {
  ann = browser(db, UNLIMITED);
});

describe('cart pages', () => {
  test('the classic calls answer the totals as HTML, or data where JSON is accepted', async () => {
    await ann.call('add_to_cart', { product_id: shop.tray });
    const ask = (name: string, fields: Record<string, string>, accept: string) =>
      ann.ask(`/?wc-ajax=${name}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { accept },
      });
    const html = 'text/html, */*; q=0.01';
    const chosen = { security, 'shipping_method[0]': 'flat_rate:999' };
    for (const [name, fields] of [
      ['update_shipping_method', chosen],
      ['get_cart_totals', {}],
    ] as const) {
      const reply = await ask(name, fields, html);
      expect(reply.headers.get('content-type')).toContain('text/html');
      const totals = await reply.text();
      expect(totals).toMatch(/^<div class="cart_totals/);
      expect(totals).toMatch(/<input[^>]*class="shipping_method"[^>]*data-index="0"/);
      expect(totals).toContain('order-total');
    }
    const read = await ann.ask('/?wc-ajax=get_cart_totals', { headers: { accept: html } });
    expect(read.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(await read.text()).toMatch(/^<div class="cart_totals/);
    const failed = await ask('update_shipping_method', chosen, 'application/json');
    expect(await failed.json()).toMatchObject({
      result: 'failure',
      messages: expect.stringContaining('woocommerce-error'),
      reload: false,
      fragments: expect.any(Object),
    });
    const bare = await ask('update_shipping_method', { 'shipping_method[0]': 'x' }, html);
    expect([bare.status, await bare.text()]).toEqual([403, '-1']);
  });

  test('the generic endpoint answers the calls under their longer names', async () => {
    const ask = (action: string, fields: Record<string, string>) =>
      ann.ask('/wp-admin/admin-ajax.php', {
        method: 'POST',
        body: new URLSearchParams({ action, ...fields }),
      });
    const added = await ask('woocommerce_add_to_cart', { product_id: String(shop.tray) });
    expect(Object.keys(await added.json()).sort()).toEqual(['cart_hash', 'fragments']);
    const read = await ask('woocommerce_get_refreshed_fragments', {});
    expect(await read.json()).toMatchObject({
      cart_hash: expect.stringMatching(/^[0-9a-f]{32}$/),
      fragments: { 'span.cart-count': '<span class="cart-count">1</span>' },
    });
  });

  test.each(Object.keys(genericShopCalls))(
    'the generic endpoint answers %s as the call does',
    async (action) => {
      await ann.call('add_to_cart', { product_id: shop.tray });
      const fields = new URLSearchParams({ security, product_id: String(shop.tray) });
      const headers = { accept: 'text/html, */*; q=0.01' };
      const generic = await ann.ask('/wp-admin/admin-ajax.php', {
        method: 'POST',
        body: new URLSearchParams([['action', action], ...fields]),
        headers,
      });
      const call = action.replace('woocommerce_', '');
      const response = await ann.ask(`/?wc-ajax=${call}`, {
        method: 'POST',
        body: fields,
        headers,
      });
      expect(await generic.text()).not.toBe('0');
      expect([generic.status, generic.headers.get('content-type')]).toEqual([
        response.status,
        response.headers.get('content-type'),
      ]);
    },
  );

  test('a refused add leaves its reason for the page the script leads to', async () => {
    const refused = await ann.call('add_to_cart', { product_id: shop.tray, quantity: 21 });
    const { product_url } = (await refused.json()) as { product_url: string };
    const cookie = refused.headers.getSetCookie().find((line) => line.includes('vitrine_notice'));
    expect(cookie).toContain('Only%2020%20left%20in%20stock.');
    expect(cookie).toContain(`Path=${new URL(product_url).pathname}`);
    expect(cookie).not.toContain('HttpOnly');
    // Our own pages name the fragments they show, and show the reason themselves.
    const body = new URLSearchParams({ product_id: String(shop.tray), quantity: '21' });
    const response = await ann.ask('/?wc-ajax=add_to_cart&fragments=', { method: 'POST', body });
    expect(response.headers.getSetCookie().join()).not.toContain('vitrine_notice');
  });
});

describe('checkout pages', () => {
  const review = async (fields: Record<string, string>) =>
    (await (await ann.call('update_order_review', { security, ...fields })).json()) as {
      fragments: Record<string, string>;
      messages: string;
    };

  beforeEach(async () => {
    await ann.call('add_to_cart', { product_id: shop.tray, quantity: 2 });
    await ann.call('apply_coupon', { coupon_code: 'TEN', security: nonces.coupon });
  });

  test('update_order_review asks for its nonce', async () => {
    for (const nonce of ['', 'x'.repeat(20), nonces.review]) {
      const sent: Record<string, string> = nonce === '' ? {} : { security: nonce };
      const reply = await ann.call('update_order_review', sent);
      expect([reply.status, await reply.text()]).toEqual([403, '-1']);
    }
  });

  test('the payment fragment is the whole box, with terms, button and nonce', async () => {
    const { fragments } = await review(filled);
    const html = fragments[REVIEW_SELECTORS.payment] ?? '';
    expect(html).toMatch(/^<section id="payment" class="[^"]*woocommerce-checkout-payment/);
    expect(html).toMatch(/<ul class="wc_payment_methods payment_methods methods/);
    expect(html).toMatch(/<li class="[^"]*wc_payment_method payment_method_bacs/);
    expect(html).toMatch(/<input id="payment_method_bacs" type="radio"[^>]*name="payment_method"/);
    expect(html).toContain('<div class="payment_box payment_method_bacs">');
    expect(html).toContain('woocommerce-terms-and-conditions-wrapper');
    expect(html).toContain('id="place_order"');
    expect(html).toContain(`woocommerce-process-checkout-nonce" value="${nonces.public}"`);
  });

  test('the review table holds lines, shipping methods and coupons', async () => {
    const { fragments } = await review(filled);
    const html = fragments[REVIEW_SELECTORS.table] ?? '';
    expect(html).toMatch(/^<table class="shop_table woocommerce-checkout-review-order-table/);
    expect(html).toMatch(/<tr class="cart_item"><td class="product-name">Oak tray/);
    expect(html).toMatch(/<input type="radio"[^>]*data-index="0"[^>]*value="flat_rate:\d+"/);
    expect(html).toContain('name="shipping_method[0]"');
    expect(html).toMatch(/<tr class="cart-discount coupon-ten">/);
    expect(html).toMatch(/<a class="woocommerce-remove-coupon[^>]*data-coupon="ten"/);
    expect(html).toMatch(/<tr class="order-total">/);
  });

  test('problems are a list, each named by its field', async () => {
    const sent = { ...filled, billing_email: '', billing_postcode: '' };
    const reply = await ann.call('checkout', {
      ...sent,
      'woocommerce-process-checkout-nonce': security,
    });
    const { messages } = (await reply.json()) as { messages: string };
    expect(messages).toMatch(/<ul class="woocommerce-error/);
    expect(messages).toContain('<li data-id="billing_email">');
    expect(messages).toContain('<li data-id="billing_postcode">');
  });

  test('an order is placed by what the fragments hold, as the classic script does', async () => {
    const first = await review({
      post_data: new URLSearchParams(filled).toString(),
      country: 'US',
      s_country: 'US',
    });
    const page = Object.values(first.fragments).join('');
    const rate = /name="shipping_method\[0\]"[^>]*checked=""[^>]*value="([^"]+)"/.exec(page)?.[1];
    const checked = rate ?? /value="(flat_rate:\d+)"/.exec(page)?.[1] ?? '';
    const nonce = /woocommerce-process-checkout-nonce" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const placed = await ann.call('checkout', {
      ...filled,
      'shipping_method[0]': checked,
      payment_method: 'bacs',
      'woocommerce-process-checkout-nonce': nonce,
    });
    expect(await placed.json()).toMatchObject({
      result: 'success',
      redirect: expect.stringContaining('/checkout/order-received/'),
    });
  });
});
