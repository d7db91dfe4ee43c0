import { createElement } from 'react';
import { expect, test } from 'vitest';
import { addLine } from '#server/cart/changing/add-line.ts';
import { showCart } from '#server/cart/changing/change-cart.ts';
import { chooseShipping } from '#server/cart/changing/choose-shipping.ts';
import { fillCartShop, shopContext, visitor } from '#server/cart/testing/cart-shop.ts';
import { totalRows } from '#server/cart/view/totals-view.ts';
import { placeTestOrder, submitForm } from '#server/checkout/testing/place-test-order.ts';
import { saveDocument } from '#server/content/save-document.ts';
import { translator } from '#server/language/translator.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { orderContext } from '#server/orders/testing/test-order.ts';
import { loadOrderView } from '#server/orders/view/order-view.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { CheckoutPageView } from '#shop/pages/checkout/checkout-page.tsx';
import { renderPage } from '#shop/testing/render-page.tsx';
import { checkoutPage as schema } from '#wire/checkout.ts';
import { checkoutPage } from '../checkout/checkout-page.ts';

// Both checkouts as the server renders them, by the shop's settings.

const { db } = await testDatabase();
const shop = await fillCartShop(db);
await db
  .updateTable('products')
  .set({ shipping_class: 'fragile' })
  .where('id', '=', shop.vase)
  .execute();

async function loadBuyer(...ids: number[]): Promise<Visitor> {
  const who = visitor();
  for (const productId of ids) await addLine(shopContext(db), who, { productId });
  return who;
}

async function render(changed: Partial<Settings>, who: Visitor): Promise<string> {
  const requested = { path: '/checkout', params: {}, query: new URLSearchParams(), visitor: who };
  const result = await checkoutPage.load(shopContext(db, changed), requested);
  if (result.kind !== 'page') throw new Error(result.kind);
  return renderPage(createElement(CheckoutPageView, { data: schema.parse(result.data) }));
}

const radios = (html: string, name: string) =>
  [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].filter(([input]) =>
    input.includes(`name="${name}"`),
  ).length;

test.each([
  ['classic', 'checkout woocommerce-checkout'],
  ['block', 'wp-block-woocommerce-checkout'],
] as const)(
  'the shop shows its %s checkout by a setting, with payment methods and hidden inputs [CO-01] [CO-02] [CO-04] [CO-06]',
  async (style, mark) => {
    const html = await render({ 'checkout.style': style }, await loadBuyer(shop.tray));
    expect(html).toContain(mark);
    expect(html.includes('wp-block-woocommerce-checkout')).toBe(style === 'block');
    const hidden = html.match(/<input type="hidden"[^>]*name="wc_order_attribution_[a-z_]+"/g);
    expect(hidden).toHaveLength(16);
    for (const method of ['bacs', 'cheque', 'cod']) expect(html).toContain(`value="${method}"`);
    expect(radios(html, 'payment_method')).toBe(3);
    expect(html).toContain('woocommerce-terms-and-conditions-wrapper');
    // The note is there, and shut.
    expect(html).toMatch(/<details class="woocommerce-additional-fields[^"]*">/);
  },
);

test('the terms stand in their wrapper, to be read in place and accepted [CO-07]', async () => {
  const ann = await loadBuyer(shop.tray);
  const wrapper = (html: string) => html.split('woocommerce-terms-and-conditions-wrapper')[1] ?? '';
  expect(wrapper(await render({}, ann))).not.toContain('name="terms"');
  const html = '<p>Rules <b>between</b> us<script>alert(1)</script></p>';
  const blocks = [{ kind: 'text', settings: { html } }] as const;
  const page = { kind: 'page', slug: 'terms', title: 'Terms of sale', excerpt: '' } as const;
  await saveDocument(db, { ...page, blocks: [...blocks], publishedAt: 1 });
  for (const style of ['classic', 'block'] as const) {
    const set = { 'checkout.termsPage': 'terms', 'checkout.style': style };
    const rendered = wrapper(await render(set, ann));
    expect(rendered).toContain('<details class="woocommerce-terms-and-conditions">');
    expect(rendered).toContain('<p>Rules <strong>between</strong> us</p>');
    expect(rendered).not.toContain('alert(1)');
    expect(rendered).toMatch(/<input[^>]*type="checkbox"[^>]*name="terms"/);
    expect(rendered).toContain('href="/terms"');
  }
});

test('a class of goods travels apart where the shop says so, and each package has its delivery [CO-05]', async () => {
  const APART = { 'shipping.ownPackages': ['fragile'] };
  const ann = await loadBuyer(shop.tray, shop.vase, shop.lights);
  const one = await showCart(shopContext(db), ann);
  expect(one.cart.shipping.packages.map(({ lineKeys }) => lineKeys.length)).toEqual([3]);

  const ctx = orderContext(db, APART);
  const { cart } = await showCart(ctx, ann);
  const [first, second] = cart.shipping.packages;
  const names = (keys: readonly string[] = []) =>
    cart.lines.flatMap(({ stored }) => (keys.includes(stored.key) ? stored.name : []));
  expect([names(first?.lineKeys), names(second?.lineKeys)]).toEqual([
    ['Oak tray', 'Tea lights'],
    ['Vase'],
  ]);
  for (const style of ['classic', 'block'] as const) {
    const html = await render({ ...APART, 'checkout.style': style }, ann);
    expect(radios(html, 'shipping_method[0]')).toBeGreaterThan(1);
    expect(radios(html, 'shipping_method[1]')).toBeGreaterThan(1);
    expect(html).toContain('Vase');
    // By the same rate, and still two distinguishable rows.
    expect(html).toContain('Delivery 1: Free');
    expect(html).toContain('Delivery 2: Free');
  }
  const rows = totalRows(cart, false, translator(ctx.settings));
  const ids = rows.map(({ code, of }) => `${code}/${of}`);
  expect(new Set(ids).size).toBe(ids.length);

  const rate = (title: string) => second?.rates.find((each) => each.title === title)?.rateId ?? '';
  const chosen = await chooseShipping(ctx, ann, { 1: rate('Collect') });
  expect(chosen.cart.shipping.packages.map(({ selected }) => selected)).toEqual([
    first?.selected,
    rate('Collect'),
  ]);
  const bob = await loadBuyer(shop.tray, shop.vase, shop.lights);
  expect(await submitForm(ctx, bob, { shippingMethods: { 1: 'sledge:9' } })).toMatchObject({
    ok: false,
    problems: [{ code: 'checkout.problem.rate', field: 'shipping_method[1]' }],
  });
  const placed = await placeTestOrder(ctx, ann);
  const order = await findOrder(ctx, placed.order.id);
  const delivery = order?.rows.filter(({ kind }) => kind === 'shipping');
  expect(delivery?.map(({ label }) => label)).toEqual([
    first?.rates.find(({ rateId }) => rateId === first.selected)?.title,
    'Collect',
  ]);
  const labels = order && (await loadOrderView(ctx, order)).rows.map(({ label }) => label);
  expect(labels).toContain('Delivery 1: Free');
  expect(labels).toContain('Delivery 2: Collect');
});
