import { beforeEach, describe, expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import { addBundle } from '../changing/add-bundle.ts';
import { addLine } from '../changing/add-line.ts';
import { setQuantities, setQuantity, undoLine } from '../changing/change-lines.ts';
import { moveSavedLine, saveForLater } from '../changing/save-for-later.ts';
import { fillBundle, requestedItem, toRequest } from '../testing/bundle-shop.ts';
import { type CartShop, shopContext, visitor } from '../testing/cart-shop.ts';
import { fillOptionShop, saveFormOf } from '../testing/option-shop.ts';
import { showCartView } from '../view/show-cart-view.ts';

// A board with pens as add-ons, of which there are 5.
const database = await testDatabase();
const { db } = database;
const ctx = shopContext(db);
let cartShop: CartShop;
let board = 0;
let pens = 0;
let buyer: Visitor;

beforeEach(async () => {
  const shop = await database.filled(fillOptionShop);
  cartShop = shop;
  board = shop.board;
  pens = await saveProduct(
    db,
    {
      slug: 'pens',
      name: 'Pens',
      regularPrice: 500,
      publishedAt: 0,
      manageStock: true,
      stockQuantity: 5,
    },
    ctx.now,
  );
  await saveFormOf(
    db,
    board,
    [
      { id: 'engraving', type: 'text', label: 'Engraving' },
      { id: 'pens', type: 'productGroup', label: 'Pens', productIds: [pens], multiple: true },
    ],
    { id: shop.boardForm },
  );
  buyer = visitor();
});

const withPens = (each: number, quantity = 1, engraving = '') =>
  addLine(ctx, buyer, {
    productId: board,
    quantity,
    fields: { engraving, pens: { [pens]: each } },
  });
const lines = async () =>
  (await showCartView(ctx, buyer)).items.map(({ name, quantity }) => `${quantity} ${name}`);

describe('the stock of products taken along', () => {
  test('counts for all pieces of a line when it is added [OP-09]', async () => {
    expect(await withPens(2, 3)).toMatchObject({
      ok: false,
      problems: [{ code: 'options.problem.groupStock', field: 'pens', found: 'Pens', limit: 5 }],
    });
    expect((await withPens(2, 2)).ok).toBe(true);
    const refused = await withPens(2);
    expect(refused).toMatchObject({
      ok: false,
      problems: [{ code: 'cart.problem.addOns', name: 'Pens', count: 5, wanted: 6 }],
    });
    expect(refused.notices[0]?.text).toBe('Only 5 of “Pens” left, and your basket needs 6.');
    expect(await lines()).toEqual(['2 Board']);
  });

  test('counts for all lines, also those of the product itself [OP-09]', async () => {
    await withPens(2, 1, 'Ada');
    expect(await withPens(2, 2, 'Bea')).toMatchObject({
      ok: false,
      problems: [{ code: 'cart.problem.addOns', wanted: 6 }],
    });
    expect((await addLine(ctx, buyer, { productId: pens, quantity: 3 })).ok).toBe(true);
    expect(await addLine(ctx, buyer, { productId: pens })).toMatchObject({
      ok: false,
      problems: [{ code: 'cart.problem.stockHeld', count: 5, held: 5 }],
    });
    expect(await withPens(1, 1, 'Bea')).toMatchObject({
      ok: false,
      problems: [{ code: 'cart.problem.addOns', wanted: 6 }],
    });
    expect(await lines()).toEqual(['1 Board', '3 Pens']);
  });

  test('limits the quantity, and a change beyond it is refused [OP-09]', async () => {
    await withPens(2);
    const [item] = (await showCartView(ctx, buyer)).items;
    expect(item?.limits.max).toBe(2);
    const key = item?.key ?? '';
    expect(await setQuantity(ctx, buyer, key, 3)).toMatchObject({
      ok: false,
      problems: [{ code: 'cart.problem.addOns', count: 5, wanted: 6 }],
    });
    expect((await setQuantity(ctx, buyer, key, 2)).ok).toBe(true);
    const several = await setQuantities(ctx, buyer, new Map([[key, 4]]));
    expect(several.notices.map(({ code }) => code)).toContain('cart.problem.addOns');
    expect(await lines()).toEqual(['2 Board']);
  });

  test('that is sold meanwhile is reported at the next reading; fewer are always taken [OP-09]', async () => {
    await withPens(2, 2);
    await db.updateTable('products').set({ stock_quantity: 2 }).where('id', '=', pens).execute();
    const { items, notices } = await showCartView(ctx, buyer);
    expect(items[0]?.problems).toEqual([
      { code: 'cart.problem.addOnsLow', text: 'Only 2 of “Pens” left.' },
    ]);
    expect(notices.map(({ code }) => code)).toEqual(['cart.notice.addOnsLow']);
    expect((await showCartView(ctx, buyer)).notices).toEqual([]);
    expect((await setQuantity(ctx, buyer, items[0]?.key ?? '', 1)).ok).toBe(true);
    expect((await showCartView(ctx, buyer)).items[0]?.problems).toEqual([]);
  });

  test('counts for what comes back from the list beside the cart, or is put back [OP-09]', async () => {
    await withPens(2, 2, 'Ada');
    const key = (await showCartView(ctx, buyer)).items[0]?.key ?? '';
    await saveForLater(ctx, buyer, key);
    await withPens(2, 1, 'Bea');
    expect(await moveSavedLine(ctx, buyer, key)).toMatchObject({
      ok: false,
      problems: [{ code: 'cart.problem.addOns', wanted: 6 }],
    });
    const other = (await showCartView(ctx, buyer)).items[0]?.key ?? '';
    await setQuantity(ctx, buyer, other, 0);
    expect((await moveSavedLine(ctx, buyer, key)).ok).toBe(true);
    const back = await undoLine(ctx, buyer, other);
    expect(back.notices.map(({ code }) => code)).toContain('cart.notice.addOnsLow');
  });

  test('counts for the items of a bundle as well [OP-09]', async () => {
    const bundle = await fillBundle(db, cartShop, {
      items: [{ id: 'board', productId: board, required: true }],
      discount_rules: [],
    });
    const item = requestedItem('board', { options: { pens: { [pens]: 2 } } });
    const add = (quantity: number) =>
      addBundle(ctx, buyer, toRequest(bundle, [item], { quantity }));
    expect(await add(3)).toMatchObject({
      ok: false,
      problems: [{ code: 'bundles.problem.ofItem', problem: { limit: 5, found: 'Pens' } }],
    });
    const added = await add(2);
    expect(added.ok).toBe(true);
    expect(await setQuantity(ctx, buyer, added.key ?? '', 3)).toMatchObject({
      ok: false,
      problems: [{ code: 'bundles.problem.stock', name: 'Pens' }],
    });
    expect((await withPens(2)).problems).toMatchObject([
      { code: 'cart.problem.addOns', wanted: 6 },
    ]);
  });
});
