import { beforeEach, describe, expect, test } from 'vitest';
import { addLine } from '#server/cart/changing/add-line.ts';
import { applyCoupon } from '#server/cart/changing/apply-coupon.ts';
import { NOW, shopContext, visitor } from '#server/cart/testing/cart-shop.ts';
import { fillOptionShop, saveFormOf } from '#server/cart/testing/option-shop.ts';
import { loadCartView } from '#server/cart/view/cart-view.ts';
import { findProduct } from '#server/catalog/product/find-product.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { productOptions } from '#server/pages/product/product-options.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { cartResponse } from '#wire/cart.ts';
import { NOTHING_SENT } from '#wire/forms/product-page-form.ts';
import { browser } from '../testing/test-browser.ts';

// The facts about its product that a form uses, on the page and when something is added.
const database = await testDatabase();
const { db } = database;
const ctx = shopContext(db);
let shop: Awaited<ReturnType<typeof fillOptionShop>>;

beforeEach(async () => {
  shop = await database.filled(fillOptionShop);
});

async function loadData(slug: string) {
  const product = await findProduct(ctx, slug);
  if (!product) throw new Error('no product');
  return (await productOptions(ctx, product, NOTHING_SENT))?.product;
}

const words = [{ id: 'words', type: 'text' as const, label: 'Words' }];

describe('the product’s data beside a form', () => {
  test('of a product on sale, with its custom fields under their prefix [OP-03] [OP-04]', async () => {
    const id = await saveProduct(
      db,
      {
        slug: 'sheet',
        name: 'Sheet',
        regularPrice: 4000,
        salePrice: 3550,
        manageStock: true,
        stockQuantity: 7,
        publishedAt: NOW - 1000,
        customFields: { wcpa_pcf_rate: '38', wcpa_pcf_depth: 7 },
      },
      NOW,
    );
    await saveFormOf(db, id, words);
    expect(await loadData('sheet')).toEqual({
      wc_product_price: 35.5,
      wc_product_regular_price: 40,
      wc_product_price_default: 35.5,
      con_unit: 1,
      is_variable: false,
      is_grouped: false,
      stock_status: 'instock',
      stock_quantity: 7,
      product_id: id,
      product_attributes: {},
      product_cfs: { wcpa_pcf_rate: '38', wcpa_pcf_depth: '7' },
    });
  });

  test('what a product does not say of itself the shop says for all, on the page and in the cart [OP-04] [OP-44]', async () => {
    const rate = { wcpa_pcf_rate: 5, wcpa_pcf_depth: '2' };
    const context = shopContext(db, { 'options.customFields': rate });
    const priced = [
      {
        id: 'words',
        type: 'text' as const,
        price: {
          pricingType: 'custom' as const,
          formula: '{wcpa_pcf_rate} + {wcpa_pcf_depth} + {wcpa_pcf_none}',
        },
      },
    ];
    const input = { slug: 'own', name: 'Own', regularPrice: 1000, publishedAt: NOW - 1000 };
    const id = await saveProduct(db, { ...input, customFields: { wcpa_pcf_rate: 8 } }, NOW);
    for (const each of [id, shop.tray]) await saveFormOf(db, each, priced);
    const unit = async (productId: number) => {
      const added = await addLine(context, visitor(), { productId, fields: { words: 'x' } });
      return added.cart.lines[0]?.priced?.unit;
    };
    expect([await unit(id), await unit(shop.tray)]).toEqual([1000 + 1000, 4800 + 700]);
    const product = await findProduct(context, 'own');
    const data = product && (await productOptions(context, product, NOTHING_SENT));
    expect(data?.product.product_cfs).toEqual({ wcpa_pcf_rate: '8', wcpa_pcf_depth: '2' });
  });

  test('its price is converted by con_unit on the page and in the cart [OP-46]', async () => {
    const context = shopContext(db, { 'options.conUnit': 1.5 });
    await saveFormOf(db, shop.tray, [
      { id: 'words', type: 'text', price: { pricingType: 'fixed', amount: 200 } },
    ]);
    const product = await findProduct(context, 'tray');
    const data = product && (await productOptions(context, product, NOTHING_SENT));
    expect(data?.product).toMatchObject({ wc_product_price: 48, con_unit: 1.5 });
    const fields = { words: 'x' };
    const added = await addLine(context, visitor(), { productId: shop.tray, fields });
    expect(added.cart.lines[0]?.priced?.unit).toBe(4800 * 1.5 + 200);
  });

  test('of a product with variations: what they differ in, and from what price on [OP-03]', async () => {
    await saveFormOf(db, shop.mug, words);
    expect(await loadData('mug')).toMatchObject({
      wc_product_price: 14,
      wc_product_price_default: 14,
      is_variable: true,
      product_id: shop.mug,
      product_attributes: { pa_color: ['sand', 'ink'] },
      product_cfs: {},
    });
  });

  test('a product without a form has none, and neither has one that is sold elsewhere', async () => {
    expect(await loadData('tray')).toBeUndefined();
    await saveFormOf(db, shop.apron, words);
    expect(await loadData('apron')).toBeUndefined();
  });
});

describe('a form of a product with variations', () => {
  test('is added by the variation’s id alone, and priced by that variation [OP-104] [OP-52]', async () => {
    await saveFormOf(db, shop.mug, [
      {
        id: 'name',
        type: 'text',
        label: 'Name',
        price: { pricingType: 'percentage', amount: 10 },
      },
      {
        id: 'white',
        type: 'text',
        label: 'White',
        price: { pricingType: 'fixed', amount: 100 },
        rule: {
          action: 'show',
          groups: [
            {
              conditions: [
                { subject: { kind: 'attribute', name: 'pa_color' }, operator: 'is', value: 'ink' },
              ],
            },
          ],
        },
      },
    ]);
    const added = async (variation: number, color: string) => {
      const reply = await browser(db).call('add_to_cart', {
        product_id: variation,
        variation_id: variation,
        'add-to-cart': shop.mug,
        quantity: 1,
        attribute_pa_color: color,
        attribute_handle: 'Left',
        name: 'Ada',
        white: 'x',
      });
      return cartResponse.parse(await reply.json()).cart.items[0];
    };
    expect(await added(shop.sand, 'sand')).toMatchObject({
      productId: shop.mug,
      variationId: shop.sand,
      unitPrice: 1400 + 140,
    });
    expect(await added(shop.ink, 'ink')).toMatchObject({
      variationId: shop.ink,
      unitPrice: 1800 + 180 + 100,
    });
  });
});

test('what is excluded from discounts is not touched by a coupon [OP-34]', async () => {
  const engraving = (excludeFromDiscount: boolean) => ({
    id: 'engraving',
    type: 'text' as const,
    label: 'Engraving',
    price: { pricingType: 'fixed' as const, amount: 800, excludeFromDiscount },
  });
  const discountWith = async (excluded: boolean) => {
    await saveFormOf(db, shop.board, [engraving(excluded)], { id: shop.boardForm });
    const buyer = visitor();
    await addLine(ctx, buyer, { productId: shop.board, fields: { engraving: 'Ada' } });
    const view = await loadCartView(ctx, await applyCoupon(ctx, buyer, 'TEN'));
    return view.totals.discount;
  };
  expect(await discountWith(false)).toBe(400);
  expect(await discountWith(true)).toBe(320);
});
