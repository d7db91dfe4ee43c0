import { beforeEach, describe, expect, test } from 'vitest';
import { loadBundleRequest } from '#server/cart/bundles/bundle-request.ts';
import { addBundle } from '#server/cart/changing/add-bundle.ts';
import { setQuantity } from '#server/cart/changing/change-lines.ts';
import { mustSave, requestedItem, toRequest } from '#server/cart/testing/bundle-shop.ts';
import { NOW, shopContext, visitor } from '#server/cart/testing/cart-shop.ts';
import { fillOptionShop } from '#server/cart/testing/option-shop.ts';
import { showCartView } from '#server/cart/view/show-cart-view.ts';
import { findProductById } from '#server/catalog/product/find-product.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { productBundle } from '#server/pages/product/product-bundle.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { nestFields } from '#server/platform/http/nested-fields.ts';
import { productPageForm } from '#wire/forms/product-page-form.ts';

// Cards, as many as there are guests, and two boards to engrave.
const database = await testDatabase();
const { db } = database;
const ctx = shopContext(db);
let bundle = 0;

beforeEach(async () => {
  const { board, cards } = await database.filled(fillOptionShop);
  bundle = await saveProduct(
    db,
    { kind: 'bundle', slug: 'party', name: 'Party', publishedAt: NOW - 1000 },
    NOW,
  );
  await mustSave(db, {
    productId: bundle,
    items: [
      { id: 'cards', productId: cards, quantity: { min: 10, max: 40 } },
      { id: 'his', productId: board },
      { id: 'hers', productId: board },
    ],
  });
});

describe('options of items of a bundle', () => {
  test('a field decides how many pieces a bundle has, and the price follows [OP-53] [CT-29]', async () => {
    const buyer = visitor();
    const item = requestedItem('cards', { quantity: 10, options: { guests: '24' } });
    const requested = toRequest(bundle, [item], { quantity: 2, shownTotal: 2 * 24 * 120 });
    const added = await addBundle(ctx, buyer, requested);
    expect(added.problems).toEqual([]);
    const cards = (await showCartView(ctx, buyer)).items.find(({ name }) => name === 'Cards');
    expect(cards).toMatchObject({ quantity: 48, editable: false, subtotal: 48 * 120 });
    await setQuantity(ctx, buyer, added.key ?? '', 3);
    const more = (await showCartView(ctx, buyer)).items.find(({ name }) => name === 'Cards');
    expect(more).toMatchObject({ quantity: 72, subtotal: 72 * 120, problems: [] });
  });

  test('it stays within what the bundle allows of the item [OP-53]', async () => {
    const buyer = visitor();
    const item = requestedItem('cards', { quantity: 10, options: { guests: '64' } });
    const added = await addBundle(ctx, buyer, toRequest(bundle, [item]));
    expect(added.cart.lines.map(({ stored }) => stored.quantity)).toEqual([1, 40]);
  });

  test('two items with the same fields keep their own entries without script', async () => {
    const form: [string, string][] = [
      ['product_id', String(bundle)],
      ['bundle[his][on]', '1'],
      ['bundle[his][options][engraving]', 'Bo'],
      ['bundle[his][options][gift_wrap][]', 'yes'],
      ['bundle[hers][on]', '1'],
      ['bundle[hers][options][engraving]', 'Ada'],
      ['bundle[hers][options][font]', 'script'],
    ];
    const sent = productPageForm.parse(nestFields(form));
    const buyer = visitor();
    const added = await addBundle(ctx, buyer, await loadBundleRequest(ctx, sent.bundle));
    expect(added.problems).toEqual([]);
    const messages = (await showCartView(ctx, buyer)).items.map(({ attributes }) =>
      attributes.map(({ value }) => value),
    );
    expect(messages).toEqual([[], ['Bo', 'As a gift'], ['Ada', 'Script']]);
    const product = await findProductById(ctx, bundle);
    const displayed = product && (await productBundle(ctx, product, sent));
    expect(displayed?.view.start.items).toMatchObject({
      cards: { on: false, options: {} },
      his: { on: true, options: { engraving: 'Bo', gift_wrap: ['yes'] } },
      hers: { on: true, options: { engraving: 'Ada', font: 'script' } },
    });
  });
});
