import { describe, expect, test } from 'vitest';
import { readDiscount } from '#rules/bundles/discount.ts';
import { addBundle } from '#server/cart/changing/add-bundle.ts';
import { showCart } from '#server/cart/changing/change-cart.ts';
import {
  fillBundle,
  mustSave,
  requestedItem,
  SAND,
  toRequest,
} from '#server/cart/testing/bundle-shop.ts';
import { fillCartShop, shopContext, visitor } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { anonymousVisitor } from '#server/platform/sessions/visitor.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { BundleConfig } from '#wire/bundles.ts';
import type { BundleInput } from '#wire/catalog/bundle-input.ts';
import type { BundleProductPage, ProductPage } from '#wire/product-page.ts';
import { productPage } from './product-page.ts';

// What a manager sets about bundles, as the page and the cart have it.

const { db } = await testDatabase();
const shop = await fillCartShop(db);
const bundle = await fillBundle(db, shop);

async function pageWith(changed: Partial<Settings>) {
  const ctx = shopContext(db, changed);
  const query = new URLSearchParams();
  const params = { slug: 'morning' };
  const requested = { path: '/product/morning', params, query, visitor: anonymousVisitor() };
  const result = await productPage.load(ctx, requested);
  if (result.kind !== 'page') throw new Error(result.kind);
  return result;
}

async function configWith(changed: Partial<Settings>): Promise<BundleConfig> {
  const { page, data } = await pageWith(changed);
  expect(page).toBe('product-bundle');
  return (data as BundleProductPage).bundle.config;
}

async function change(more: Partial<BundleInput>): Promise<void> {
  const row = await db.selectFrom('bundles').select('source').executeTakeFirstOrThrow();
  await mustSave(db, { ...JSON.parse(row.source), ...more });
}

describe('what the page tells its script', () => {
  test('all flags are on, with the addresses and the sign of the currency [BU-05] [BU-06]', async () => {
    expect(await configWith({})).toEqual({
      discount_type: 'percent',
      discount_rules: [
        { minimum: 2, discount: '5' },
        { minimum: 3, discount: '10' },
        { minimum: 4, discount: '15' },
      ],
      bundle_enabled: true,
      upsell_bar: true,
      ajax_add_to_cart: true,
      popup: true,
      ajax_url: '/wp-admin/admin-ajax.php',
      cart_url: '/cart',
      currency_symbol: '$',
      total_cart_amount: 0,
    });
  });

  test.each([
    [{ 'upsells.bar': false }, { upsell_bar: false }],
    [{ 'bundles.byScript': false }, { ajax_add_to_cart: false }],
    [{ 'bundles.popup': false }, { popup: false }],
    [{ 'routes.cart': '/basket' }, { cart_url: '/basket' }],
    [{ 'currency.symbol': '€' }, { currency_symbol: '€' }],
  ] as [Partial<Settings>, Partial<BundleConfig>][])(
    '%j makes it %j [BU-05] [BU-06]',
    async (changed, expected) => {
      expect(await configWith(changed)).toMatchObject(expected);
    },
  );

  test.each([
    ['fixed', ['5', '9.50'], 'fixed', ['$5.00', '$9.50']],
    ['percent', ['$5', '$9'], 'fixed', ['$5.00', '$9.00']],
    ['percent', ['5', '$9'], 'percent', ['5', '$9.00']],
    ['fixed', ['$5', '12.5%'], 'percent', ['$5.00', '12.5']],
    [null, ['5', '7'], 'percent', ['5', '7']],
  ] as const)(
    'written by type %s as %j its rules read by type %s as %j, and mean the same [BU-04] [BU-09] [BU-10]',
    async (discount_type, written, type, rules) => {
      const before = await db.selectFrom('bundles').select('source').executeTakeFirstOrThrow();
      const ruled = written.map((discount, at) => ({ minimum: at + 2, discount }));
      await change({ discount_type, discount_rules: ruled });
      const config = await configWith({});
      expect(config.discount_type).toBe(type);
      expect(config.discount_rules).toEqual(
        rules.map((discount, at) => ({ minimum: at + 2, discount })),
      );
      const meant = (list: readonly string[], by: 'percent' | 'fixed' | null) =>
        list.map((discount) => readDiscount(discount, by, 2));
      expect(meant(rules, type)).toEqual(meant(written, discount_type));
      await mustSave(db, JSON.parse(before.source));
    },
  );

  test('a bundle may say for itself what happens once it is in the cart [BU-30]', async () => {
    await change({ after: 'cart' });
    expect(await configWith({})).toMatchObject({ popup: false });
    await change({ after: 'popup' });
    expect(await configWith({ 'bundles.popup': false })).toMatchObject({ popup: true });
    await change({ after: null });
  });
});

describe('bundles switched off', () => {
  const OFF = { 'bundles.enabled': false };

  test('the page stays, with nothing to buy on it [BU-05]', async () => {
    const { page, data } = await pageWith(OFF);
    expect(page).toBe('product');
    expect((data as ProductPage).product).toMatchObject({ kind: 'bundle', price: null });
  });

  test('none is added, and one that lies in a cart cannot be bought [BU-05]', async () => {
    const me = visitor();
    const items = [requestedItem('tray'), requestedItem('mug', { attributes: SAND })];
    await addBundle(shopContext(db), me, toRequest(bundle, items));
    const off = shopContext(db, OFF);
    const again = await addBundle(off, me, toRequest(bundle, items));
    expect(again.problems).toEqual([{ code: 'cart.problem.unknownProduct' }]);
    const { cart } = await showCart(off, me);
    expect(cart.lines.map(({ problem }) => problem?.code)).toEqual(['gone', 'gone', 'gone']);
    expect(cart.totals.total).toBe(0);
    const on = await showCart(shopContext(db), me);
    expect(on.cart.lines.map(({ problem }) => problem)).toEqual([null, null, null]);
  });
});

test('one item is enough unless the bundle asks for more [BU-19]', async () => {
  await mustSave(db, {
    productId: bundle,
    items: [
      { id: 'tray', productId: shop.tray },
      { id: 'card', productId: shop.card },
    ],
  });
  const ctx = shopContext(db);
  const none = await addBundle(ctx, visitor(), toRequest(bundle, []));
  expect(none.problems).toEqual([{ code: 'bundles.problem.few', count: 1 }]);
  const one = await addBundle(ctx, visitor(), toRequest(bundle, [requestedItem('card')]));
  expect(one.problems).toEqual([]);
});
