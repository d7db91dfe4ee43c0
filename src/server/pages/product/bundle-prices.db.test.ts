import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { planOptions } from '#rules/options/options-plan.ts';
import { loadBundleRequest } from '#server/cart/bundles/bundle-request.ts';
import { addBundle } from '#server/cart/changing/add-bundle.ts';
import { applyCoupon } from '#server/cart/changing/apply-coupon.ts';
import { showCart } from '#server/cart/changing/change-cart.ts';
import { mustSave } from '#server/cart/testing/bundle-shop.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { loadCartView } from '#server/cart/view/cart-view.ts';
import { findProduct } from '#server/catalog/product/find-product.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { placeTestOrder, submitForm } from '#server/checkout/testing/place-test-order.ts';
import { saveOptionForm } from '#server/options/forms/save-form.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { ada, buyer, loadStock, NOW, orderContext } from '#server/orders/testing/test-order.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { saveTaxRate } from '#server/tax/save-tax-rate.ts';
import { bundleSnapshot } from '#shop/bundles/bundle-snapshot.ts';
import { fillOptions } from '#shop/bundles/fill-options.ts';
import type { FilledOptions } from '#shop/bundles/filled-options.ts';
import { itemSnapshot, sentItem } from '#shop/bundles/item-snapshot.ts';
import type { BundleView, StartedItem } from '#wire/bundles.ts';
import type { BundleInput } from '#wire/catalog/bundle-input.ts';
import { bundleForm } from '#wire/forms/bundle-form.ts';
import { NOTHING_SENT } from '#wire/forms/product-page-form.ts';
import { productBundle } from './product-bundle.ts';

// The running price on the page is the price in the cart is the price of the order, to the cent, for
// whatever bundle a manager may write and whatever a shopper may choose of it.

const database = await testDatabase();
const { db } = database;
let shop: CartShop;
let board = 0;
let bundle = 0;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
  await saveTaxRate(db, { country: 'US', state: '', rate: 70_000, name: 'Tax' });
  const shared = { publishedAt: NOW - 1, manageStock: false };
  board = await saveProduct(
    db,
    { slug: 'board', name: 'Board', regularPrice: 3207, ...shared },
    NOW,
  );
  bundle = await saveProduct(
    db,
    { kind: 'bundle', slug: 'any', name: 'Any', regularPrice: 611, publishedAt: NOW - 1 },
    NOW,
  );
  const saved = await saveOptionForm(
    db,
    {
      title: 'Engraving',
      belongsTo: { kind: 'products', ids: [board] },
      sections: [
        {
          id: 'main',
          fields: [
            {
              id: 'engraving',
              type: 'text',
              label: 'Engraving',
              price: { pricingType: 'per_car', amount: 83 },
            },
            {
              id: 'plate',
              type: 'text',
              label: 'Plate',
              price: {
                pricingType: 'custom',
                formula: '{quantity} * 0.37',
                excludeFromDiscount: true,
              },
            },
            {
              id: 'wrap',
              type: 'checkbox-group',
              multiple: true,
              label: 'Wrap',
              price: { pricingType: 'fixed', isFee: true },
              options: [{ value: 'yes', label: 'Yes', price: 451 }],
            },
          ],
        },
      ],
    },
    NOW,
  );
  if (!saved.ok) throw new Error(JSON.stringify(saved.problems));
});

const discount = fc.oneof(
  fc.integer({ min: 0, max: 10_000 }).map((hundredths) => String(hundredths / 100)),
  fc.integer({ min: 0, max: 9000 }).map((cents) => `$${(cents / 100).toFixed(2)}`),
);
const bundleCase = fc.record({
  base: fc.constantFrom('free' as const, 'added' as const, 'discounted' as const),
  tiers: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 5 }), discount), {
    selector: ([minimum]) => minimum,
    maxLength: 4,
  }),
  own: fc.array(fc.option(discount), { minLength: 5, maxLength: 5 }),
  on: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  pieces: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 5, maxLength: 5 }),
  color: fc.constantFrom('sand', 'ink'),
  engraving: fc.constantFrom('', 'Ada', 'Ada & Bea'),
  plate: fc.constantFrom('', 'x'),
  wrap: fc.boolean(),
  bundles: fc.integer({ min: 1, max: 3 }),
  coupons: fc.subarray(['TEN', 'FIVE']),
  couponsMayTouch: fc.boolean(),
  included: fc.boolean(),
  display: fc.constantFrom('incl' as const, 'excl' as const),
  atSubtotal: fc.boolean(),
});
type BundleCase = typeof bundleCase extends fc.Arbitrary<infer Value> ? Value : never;

function toBundle({ base, tiers, own: productPrice }: BundleCase): BundleInput {
  const products = [shop.tray, shop.mug, shop.lights, board, shop.card];
  return {
    productId: bundle,
    base,
    items: products.map((productId, at) => ({
      id: `item${at}`,
      productId,
      discount: productPrice[at] ?? null,
      quantity: { min: 1, max: 9 },
    })),
    discount_rules: tiers
      .toSorted(([one], [other]) => one - other)
      .map(([minimum, off]) => ({ minimum, discount: off })),
  };
}

/** What the page would have, by the functions the page has it from. */
function getPage(ctx: ShopContext, view: BundleView, input: BundleCase) {
  const states: Record<string, StartedItem> = {};
  const filled: Record<string, FilledOptions> = {};
  for (const [at, item] of view.items.entries()) {
    const attributes: Record<string, string> =
      at === 1 ? { attribute_pa_color: input.color, attribute_handle: 'Left' } : {};
    const options: StartedItem['options'] =
      at === 3
        ? { engraving: input.engraving, plate: input.plate, wrap: input.wrap ? ['yes'] : [] }
        : {};
    const on = input.on[at] === true || at === 0;
    const state = { on, quantity: String(input.pieces[at]), attributes, options };
    states[item.id] = state;
    if (!item.product.options) continue;
    const now = { now: ctx.now, timeZone: 'UTC', decimals: 2 };
    const plan = planOptions(item.product.options.form);
    const one = itemSnapshot(item, state, null);
    const form = fillOptions(plan, item.product.options, options, one, input.bundles, now);
    const { price, quantity, quantityBound } = form.state;
    const { unit, undiscounted, once } = price;
    const bound = quantityBound ? quantity : null;
    const settled = { valid: true, waiting: false };
    filled[item.id] = { values: options, unit, undiscounted, once, bound, ...settled };
  }
  return bundleSnapshot(view, states, filled, String(input.bundles));
}

describe('any bundle, options, coupons and taxes', () => {
  test('the page, the cart and the order have one price, and parts sum to the whole [BU-07] [BU-12]', async () => {
    await fc.assert(
      fc.asyncProperty(bundleCase, async (input) => {
        await mustSave(db, toBundle(input));
        await db.updateTable('products').set({ stock_quantity: 500 }).execute();
        const ctx = orderContext(db, {
          'tax.pricesIncludeTax': input.included,
          'tax.displayInCart': input.display,
          'tax.roundAtSubtotal': input.atSubtotal,
          'bundles.coupons': input.couponsMayTouch,
        });
        const product = await findProduct(ctx, 'any');
        const page = product && (await productBundle(ctx, product, NOTHING_SENT));
        if (!page) throw new Error('no page');
        const displayed = getPage(ctx, page.view, input);
        expect(displayed.exact).toBe(true);

        const me = await buyer(ctx, []);
        const values = {
          product_id: String(bundle),
          quantity: String(input.bundles),
          bundle_items: JSON.stringify(displayed.chosen.map((one) => sentItem(one, 2))),
          bundle_total: (displayed.total / 100).toFixed(2),
        };
        const added = await addBundle(
          ctx,
          me,
          await loadBundleRequest(ctx, bundleForm.parse(values)),
        );
        expect(added.problems).toEqual([]);
        for (const code of input.coupons) await applyCoupon(ctx, me, code);
        const { cart } = await showCart(ctx, me);
        const entered = cart.counted.reduce(
          (sum, one) => sum + one.unitPrice * one.quantity + one.once - (one.off ?? 0),
          0,
        );
        expect(entered).toBe(displayed.total);
        expect(cart.totals.total).toBeGreaterThanOrEqual(0);

        const view = await loadCartView(ctx, { cart, notices: [] });
        const headItem = view.items.find(({ group }) => group?.item === '');
        const asEntered = input.included === (input.display === 'incl');
        // A shop that shows prices as it enters them charges what the page showed, whatever is
        // taxed.
        if (asEntered && !input.atSubtotal) expect(headItem?.group?.subtotal).toBe(displayed.total);
        expect(view.totals.subtotal).toBe(view.items.reduce((sum, one) => sum + one.subtotal, 0));

        const before = await showCart(ctx, me);
        const placed = await placeTestOrder(ctx, me, {
          billing: { ...ada, state: 'CA', postcode: '90001' },
        });
        const order = await findOrder(ctx, placed.order.id);
        if (!order) throw new Error('no order');
        expect(order.lines).toHaveLength(before.cart.lines.length);
        const { lines } = order;
        const sum = (of: (line: (typeof lines)[number]) => number) =>
          lines.reduce((full, line) => full + of(line), 0);
        expect(sum((line) => line.subtotal)).toBe(order.totals.items);
        expect(sum((line) => line.subtotalTax)).toBe(order.totals.itemsTax);
        const { items, itemsTax, discount, discountTax } = order.totals;
        if (input.included) {
          const gross = sum((line) => line.total + line.totalTax);
          expect(gross).toBe(items + itemsTax - discount - discountTax);
        } else {
          expect(sum((line) => line.total)).toBe(items - discount);
        }
        const complete = items + (input.included ? itemsTax : 0);
        if (!input.atSubtotal) expect(complete).toBe(displayed.total);
        expect(order.lines.every(({ total, subtotal }) => total >= 0 && subtotal >= 0)).toBe(true);
      }),
      { numRuns: 40 },
    );
  }, 120_000);
});

describe('the last one', () => {
  test('a bundle and a single line want it: one order has it, the other is refused, nothing is sold twice', async () => {
    await mustSave(db, {
      productId: bundle,
      items: [
        { id: 'tray', productId: shop.tray },
        { id: 'vase', productId: shop.vase },
      ],
    });
    const ctx = orderContext(db);
    const single = await buyer(ctx, [{ productId: shop.vase }]);
    const bundled = await buyer(ctx, []);
    const items = ['tray', 'vase'].map((id) => ({
      ...{ id, quantity: 1, variationId: null, attributes: {}, options: {}, price: null },
    }));
    const request = { productId: bundle, quantity: 1, fields: {}, shownTotal: null, replaces: '' };
    const added = await addBundle(ctx, bundled, { ...request, items });
    expect(added.ok).toBe(true);
    const results = await Promise.all([
      submitForm(ctx, single),
      submitForm(ctx, bundled, { billing: { ...ada, email: 'bea@example.com' } }),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = results.flatMap((result) => (result.ok ? [] : result.problems));
    expect(refused).toMatchObject([{ values: { name: 'Vase' } }]);
    // By the check, or where the other order is faster than that by the stock itself.
    const codes = ['checkout.problem.line', 'ordering.problem.soldOut'];
    expect(codes).toContain(refused[0]?.code);
    expect(await loadStock(db, shop.vase)).toBe(0);
    // The loser's other pieces are still in stock.
    expect(await loadStock(db, shop.tray)).toBe(results[1].ok ? 19 : 20);
  });
});
