import { beforeEach, describe, expect, test } from 'vitest';
import { saveBundle } from '#server/catalog/saving/save-bundle.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { RequestedItem } from '../bundles/bundle-request.ts';
import {
  codes,
  fillBundle,
  mustSave,
  requestedItem,
  SAND,
  TWO,
  toRequest,
} from '../testing/bundle-shop.ts';
import { type CartShop, fillCartShop, NOW, shopContext, visitor } from '../testing/cart-shop.ts';
import { loadCartView } from '../view/cart-view.ts';
import { addBundle } from './add-bundle.ts';
import { addLine } from './add-line.ts';

const database = await testDatabase();
const { db } = database;
const ctx = shopContext(db);
let shop: CartShop;
let bundle = 0;
let me: Visitor;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
  bundle = await fillBundle(db, shop);
  me = visitor();
});

function put(items = TWO(), more = {}) {
  return addBundle(ctx, me, toRequest(bundle, items, more));
}

describe('what is refused, with the cart as it was', () => {
  test.each([
    ['JSON that is no list', (): RequestedItem[] | null => null, 'bundles.problem.unreadable'],
    ['nothing chosen', () => [], 'bundles.problem.required'],
    ['a required item left out', () => [requestedItem('vase')], 'bundles.problem.required'],
    [
      'an item of no bundle',
      () => [requestedItem('tray'), requestedItem('sofa')],
      'bundles.problem.notInBundle',
    ],
    ['one twice', () => [requestedItem('tray'), requestedItem('tray')], 'bundles.problem.twice'],
    [
      'more than it takes',
      () => [requestedItem('tray'), requestedItem('mug', { quantity: 5, attributes: SAND })],
      'bundles.problem.quantity',
    ],
    [
      'no variation chosen',
      () => [requestedItem('tray'), requestedItem('mug')],
      'bundles.problem.ofItem',
    ],
    ['a crafted price', () => [requestedItem('tray', { price: 1 })], 'bundles.problem.price'],
    ['above stock', () => [requestedItem('tray'), requestedItem('vase')], 'bundles.problem.stock'],
  ] as const)('%s: %s', async (name, items, code) => {
    const held = name === 'above stock' ? { quantity: 2 } : {};
    const refused = await addBundle(ctx, me, toRequest(bundle, items(), held));
    expect(refused.ok).toBe(false);
    expect(codes(refused)[0]).toBe(code);
    expect(refused.cart.lines).toEqual([]);
    expect(refused.productUrl).toBe('/product/morning');
  });

  test('too few where the bundle asks for more [BU-19]', async () => {
    const refused = await put([requestedItem('tray')]);
    expect(refused.ok).toBe(true);
    const two = await fillBundleOf(2);
    const few = await addBundle(ctx, visitor(), toRequest(two, [requestedItem('tray')]));
    expect(few.problems).toEqual([{ code: 'bundles.problem.few', count: 2 }]);
  });

  async function fillBundleOf(minItems: number): Promise<number> {
    const id = await saveProduct(
      db,
      { kind: 'bundle', slug: 'other', name: 'Other', publishedAt: NOW - 1 },
      NOW,
    );
    await mustSave(db, {
      productId: id,
      minItems,
      items: [
        { id: 'tray', productId: shop.tray },
        { id: 'card', productId: shop.card },
      ],
    });
    return id;
  }

  test('a total that is not what the page should have shown', async () => {
    const good = await put(TWO(), { shownTotal: 5890 });
    expect(good.ok).toBe(true);
    const bad = await put(TWO(), { shownTotal: 100 });
    expect(codes(bad)).toEqual(['bundles.problem.price']);
  });

  test('the bundle as a plain product leads to its page', async () => {
    const plain = await addLine(ctx, me, { productId: bundle });
    expect(codes(plain)).toEqual(['bundles.problem.choose']);
    expect(plain.productUrl).toBe('/product/morning');
  });

  test('quantities that are none', async () => {
    for (const quantity of [0, -1, 1.5, Number.NaN, 1e6]) {
      expect(codes(await put(TWO(), { quantity }))).toEqual(['product.problem.quantityNumber']);
    }
  });

  test('custom fields are checked again by the shop [BU-21] [BU-22] [BU-23] [BU-24]', async () => {
    const row = await db.selectFrom('bundles').select('source').executeTakeFirstOrThrow();
    await mustSave(db, {
      ...JSON.parse(row.source),
      fields: [
        { id: 'words', label: 'Words', required: true },
        { id: 'sure', type: 'checkbox', label: 'Sure', required: true },
        { id: 'mail', type: 'email', label: 'Mail' },
        { id: 'phone', type: 'tel', label: 'Phone' },
      ],
    });
    const bad = await put(TWO(), { fields: { mail: 'ada@', phone: 'call me' } });
    expect(codes(bad)).toEqual([
      'bundles.problem.fieldEmpty',
      'bundles.problem.unticked',
      'bundles.problem.email',
      'bundles.problem.phone',
    ]);
    const fields = {
      words: ' Hello ',
      sure: '1',
      mail: 'ada@example.com',
      phone: '+1 (5) 5',
      x: 'y',
    };
    const good = await put(TWO(), { fields });
    const view = await loadCartView(ctx, good);
    expect(view.items[0]?.attributes.map(({ label, value }) => [label, value])).toEqual([
      ['Words', 'Hello'],
      ['Sure', '1'],
      ['Mail', 'ada@example.com'],
      ['Phone', '+1 (5) 5'],
    ]);
  });
});

describe('a bundle on the shelf', () => {
  test('its listing price follows its items', async () => {
    const price = async () => {
      const row = await db
        .selectFrom('products')
        .select(['price_min', 'price_max', 'stock_state'])
        .where('id', '=', bundle)
        .executeTakeFirstOrThrow();
      return [row.price_min, row.price_max, row.stock_state];
    };
    // Tray 48.00, mug from 14.00 to 18.00, lights 5.00, vase 30.00, less 15 %.
    expect(await price()).toEqual([8245, 8585, 'instock']);
    await saveProduct(
      db,
      {
        id: shop.tray,
        slug: 'tray',
        name: 'Oak tray',
        regularPrice: 5800,
        stockStatus: 'outofstock',
      },
      NOW,
    );
    expect(await price()).toEqual([9095, 9435, 'outofstock']);
  });

  test('what a manager wrote is checked when it is saved [BU-04]', async () => {
    const base = { productId: bundle, items: [{ id: 'tray', productId: shop.tray }] };
    const problems = async (more: object) => {
      const saved = await saveBundle(db, { ...base, ...more } as typeof base, NOW);
      return saved.ok ? [] : saved.problems.map(({ code, place }) => [code, place]);
    };
    const rules = (...list: [number, string][]) => ({
      discount_rules: list.map(([minimum, discount]) => ({ minimum, discount })),
    });
    expect(await problems(rules([2, '5'], [4, '$10']))).toEqual([]);
    expect(await problems(rules([4, '5'], [2, '10']))).toEqual([['tierOrder', 'discount_rules.1']]);
    expect(await problems(rules([2, '5'], [2, '6']))).toEqual([['tierOrder', 'discount_rules.1']]);
    expect(await problems(rules([2, 'half']))).toEqual([['discount', 'discount_rules.0']]);
    expect(await problems({ discount_rules: 'cheap' })).toEqual([['invalid', 'discount_rules']]);
    expect(await problems({ items: [{ id: 'a', productId: 99_999 }] })).toEqual([
      ['unknownProduct', 'items.0'],
    ]);
    expect(await problems({ items: [{ id: 'a', productId: shop.apron }] })).toEqual([
      ['productKind', 'items.0'],
    ]);
    expect(
      await problems({ items: [{ id: 'a', productId: shop.tray, variationId: shop.sand }] }),
    ).toEqual([['unknownVariation', 'items.0']]);
    expect(await problems({ minItems: 2 })).toEqual([['itemCount', 'minItems']]);
    expect(await problems({ productId: shop.tray })).toEqual([['productKind', 'productId']]);
    expect(
      await problems({ items: [{ id: 'a', productId: shop.tray, quantity: { min: 3, max: 2 } }] }),
    ).toEqual([['quantityRange', 'items.0.quantity']]);
  });
});
