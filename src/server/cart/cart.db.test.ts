import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { cartView } from '#wire/cart.ts';
import { type AddInput, addLine, addLines } from './changing/add-line.ts';
import { emptyCart, removeLine, setQuantity, undoLine } from './changing/change-lines.ts';
import { moveSavedLine, removeSavedLine, saveForLater } from './changing/save-for-later.ts';
import { type CartShop, fillCartShop, NOW, shopContext, visitor } from './testing/cart-shop.ts';
import { loadCartView } from './view/cart-view.ts';
import { showCartView } from './view/show-cart-view.ts';

// On PostgreSQL in every run: the journey of a cart.

const { db } = await testDatabase();
const ctx: ShopContext = shopContext(db);
let ann: Visitor;

const shop: CartShop = await fillCartShop(db);

beforeEach(async () => {
  await db.deleteFrom('sessions').execute();
  ann = visitor();
});

async function added(input: AddInput, by = ann): Promise<string> {
  const result = await addLine(ctx, by, input);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.cart.state.lines.at(-1)?.key ?? '';
}

const sessions = () => db.selectFrom('sessions').select('id').execute();

describe('the first add', () => {
  test('starts a session and sets its cookie; reading starts none', async () => {
    const empty = await showCartView(ctx, ann);
    expect([empty.items, empty.count, empty.hash]).toEqual([[], 0, '']);
    expect(await sessions()).toEqual([]);
    await added({ productId: shop.tray });
    expect(await sessions()).toHaveLength(1);
    const cookie = ann.cookies.get('vitrine_session') ?? '';
    expect(cookie).toMatch(/^vitrine_session=[0-9a-f]{64}; Path=\/; Max-Age=2592000; /);
    expect(cookie).toContain('SameSite=Lax; HttpOnly; Secure');
    expect(ann.cookies.get('woocommerce_items_in_cart')).toMatch(/^woocommerce_items_in_cart=1; /);
    expect(ann.cookies.get('woocommerce_items_in_cart')).not.toContain('HttpOnly');
    expect(ann.cookies.get('woocommerce_cart_hash')).toMatch(
      /^woocommerce_cart_hash=[0-9a-f]{32};/,
    );
  });

  test('the database holds no secret that opens the session', async () => {
    await added({ productId: shop.tray });
    const secret = /=([0-9a-f]{64});/.exec(ann.cookies.get('vitrine_session') ?? '')?.[1] ?? '';
    const rows = JSON.stringify(await db.selectFrom('sessions').selectAll().execute());
    expect(rows).not.toContain(secret);
    const again = visitor({ cookie: `vitrine_session=${secret}` });
    expect((await showCartView(ctx, again)).count).toBe(1);
  });

  test('a refused add starts no session', async () => {
    const result = await addLine(ctx, ann, { productId: 999_999 });
    expect(result).toMatchObject({ ok: false, productUrl: null });
    expect(await sessions()).toEqual([]);
  });

  test('after 30 days nothing is left of it', async () => {
    await added({ productId: shop.tray });
    const later = { ...ctx, now: NOW + 30 * 86_400_000 };
    expect((await showCartView(later, ann)).count).toBe(0);
    const nearly = { ...ctx, now: NOW + 29 * 86_400_000 };
    expect((await showCartView(nearly, ann)).count).toBe(1);
    expect((await showCartView(later, ann)).count).toBe(1);
  });
});

describe('lines', () => {
  test('carry key, quantity and limits, and everything is rendered from one record [CT-20]', async () => {
    await added({ productId: shop.lights, quantity: 4 });
    const view = await showCartView(ctx, ann);
    expect(cartView.parse(view)).toEqual(view);
    expect(view.items[0]).toMatchObject({
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      quantity: 4,
      limits: { min: 2, max: 20, step: 2 },
      editable: true,
      unitPrice: 500,
      regularPrice: 600,
      subtotal: 2000,
      saving: 400,
      url: '/product/lights',
    });
    expect(view.totals).toMatchObject({ subtotal: 2000, shipping: 600, total: 2600, saving: 400 });
  });

  test('the same choice again is the same line; without a quantity the smallest is taken', async () => {
    const key = await added({ productId: shop.lights });
    expect(await added({ productId: shop.lights })).toBe(key);
    const view = await showCartView(ctx, ann);
    expect(view.items.map((item) => item.quantity)).toEqual([4]);
  });

  test('a variation by its number and by its attributes is one line', async () => {
    const chosen = { attribute_pa_color: 'sand', attribute_handle: 'Left' };
    const handle = await db
      .selectFrom('product_attributes')
      .select('name')
      .where('label', '=', 'Handle')
      .executeTakeFirstOrThrow();
    const left = { [`attribute_${handle.name}`]: 'Left' };
    const attributes = { attribute_pa_color: chosen.attribute_pa_color, ...left };
    const key = await added({ productId: shop.mug, attributes });
    expect(await added({ productId: shop.sand, attributes: left })).toBe(key);
    expect(await added({ productId: shop.mug, variationId: shop.sand, attributes })).toBe(key);
    const [item] = (await showCartView(ctx, ann)).items;
    expect(item).toMatchObject({ quantity: 3, variationId: shop.sand, unitPrice: 1400 });
    expect(item?.attributes.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Colour: Sand',
      'Handle: Left',
    ]);
    const other = { ...attributes, [`attribute_${handle.name}`]: 'Right' };
    expect(await added({ productId: shop.mug, attributes: other })).not.toBe(key);
  });

  test.each([
    ['a product nobody made', { productId: 999_999 }, 'cart.problem.unknownProduct'],
    ['a draft', 'draft', 'cart.problem.unknownProduct'],
    ['an external product', 'apron', 'product.problem.notForSale'],
    ['a mug without a colour', 'mug', 'product.problem.variation'],
    ['a variation of another product', 'tray', 'product.problem.noVariation'],
  ] as const)('%s is refused', async (_, what, code) => {
    const productId = typeof what === 'string' ? shop[what] : what.productId;
    const variationId = what === 'tray' ? shop.sand : null;
    const result = await addLine(ctx, ann, { productId, variationId });
    expect([result.ok, result.problems[0]?.code]).toEqual([false, code]);
    expect(result.productUrl === null).toBe(code === 'cart.problem.unknownProduct');
  });

  test('posted attributes that contradict the variation are refused', async () => {
    const attributes = { attribute_pa_color: 'ink' };
    const result = await addLine(ctx, ann, { productId: shop.sand, attributes });
    expect(result.problems).toMatchObject([{ code: 'product.problem.noVariation' }]);
  });

  test.each([
    [0, 'product.problem.quantityMin'],
    [-1, 'product.problem.quantityNumber'],
    [1.5, 'product.problem.quantityNumber'],
    [Number.NaN, 'product.problem.quantityNumber'],
    [1e12, 'product.problem.stock'],
    [21, 'product.problem.stock'],
  ])('adding %d trays is refused', async (quantity, code) => {
    const result = await addLine(ctx, ann, { productId: shop.tray, quantity });
    expect(result).toMatchObject({ ok: false, problems: [{ code }] });
    expect(result.cart.state.lines).toEqual([]);
  });

  test('stock is shared by every line that draws on it, and the number left is named', async () => {
    const [, handle] = await db
      .selectFrom('product_attributes')
      .select('name')
      .where('product_id', '=', shop.mug)
      .orderBy('position')
      .execute();
    const sand = (side: string, quantity: number) => ({
      productId: shop.sand,
      quantity,
      attributes: { [`attribute_${handle?.name}`]: side },
    });
    await added(sand('Left', 4));
    const refused = await addLine(ctx, ann, sand('Right', 3));
    expect(refused.problems).toEqual([
      { code: 'cart.problem.stockHeld', field: 'quantity', count: 6, held: 4 },
    ]);
    await added(sand('Right', 2));
    // The ink mug counts its own stock.
    await added({ productId: shop.ink, attributes: sand('Left', 1).attributes, quantity: 2 });
    expect((await showCartView(ctx, ann)).count).toBe(8);
  });

  test('what is sold one at a time cannot be had twice', async () => {
    await added({ productId: shop.throw });
    const again = await addLine(ctx, ann, { productId: shop.throw });
    expect(again.problems).toEqual([{ code: 'cart.problem.onlyOne', name: 'Wool throw' }]);
    expect((await showCartView(ctx, ann)).items[0]).toMatchObject({
      editable: false,
      stockText: 'Available on back-order',
    });
  });

  test('several at once are added whole or not at all', async () => {
    const refused = await addLines(ctx, ann, [
      { productId: shop.tray },
      { productId: shop.vase, quantity: 2 },
    ]);
    expect(refused.ok).toBe(false);
    expect(await sessions()).toEqual([]);
    const both = await addLines(ctx, ann, [{ productId: shop.tray }, { productId: shop.vase }]);
    expect(both.notices.map((notice) => notice.text)).toEqual([
      'Oak tray, Vase are in your basket.',
    ]);
  });
});

describe('quantities', () => {
  test.each([
    [6, true],
    [0, true],
    [3, false],
    [1, false],
    [22, false],
    [-2, false],
    [2.5, false],
    [Number.NaN, false],
    [1e12, false],
    [Number.POSITIVE_INFINITY, false],
  ])('tea lights in pairs: %d', async (quantity, fits) => {
    const key = await added({ productId: shop.lights, quantity: 4 });
    const result = await setQuantity(ctx, ann, key, quantity);
    expect(result.ok).toBe(fits);
    const quantities = result.cart.state.lines.map((line) => line.quantity);
    expect(quantities).toEqual(quantity === 0 ? [] : [fits ? quantity : 4]);
  });

  test('a key nobody knows changes nothing', async () => {
    await added({ productId: shop.tray });
    for (const result of [
      await setQuantity(ctx, ann, 'x', 2),
      await removeLine(ctx, ann, 'x'),
      await undoLine(ctx, ann, 'x'),
      await saveForLater(ctx, ann, 'x'),
      await moveSavedLine(ctx, ann, 'x'),
      await removeSavedLine(ctx, ann, 'x'),
    ]) {
      expect(result).toMatchObject({
        ok: false,
        problems: [{ code: 'cart.problem.unknownLine' }],
      });
    }
    expect((await showCartView(ctx, ann)).count).toBe(1);
  });

  test('a removed line comes back as it was', async () => {
    const key = await added({ productId: shop.tray, quantity: 3 });
    const without = await loadCartView(ctx, await removeLine(ctx, ann, key));
    expect(without).toMatchObject({ items: [], undo: { key, name: 'Oak tray' } });
    const back = await loadCartView(ctx, await undoLine(ctx, ann, key));
    expect(back).toMatchObject({ items: [{ key, quantity: 3 }], undo: null });
  });

  test('an emptied cart is empty, cookies and all, and its lines can be had back', async () => {
    const key = await added({ productId: shop.tray });
    await added({ productId: shop.vase });
    const cookie = 'woocommerce_items_in_cart=1; woocommerce_cart_hash=x';
    const again: Visitor = { ...visitor({ cookie }), started: ann.started };
    await emptyCart(ctx, again);
    expect(again.cookies.get('woocommerce_items_in_cart')).toContain('Max-Age=0');
    expect(again.cookies.get('woocommerce_cart_hash')).toContain('Max-Age=0');
    expect((await undoLine(ctx, ann, key)).cart.counted).toHaveLength(1);
  });

  test('saved for later, out of the totals and back again', async () => {
    const key = await added({ productId: shop.tray });
    await added({ productId: shop.vase });
    const saved = await loadCartView(ctx, await saveForLater(ctx, ann, key));
    expect(saved.items.map((item) => item.name)).toEqual(['Vase']);
    expect(saved.saved).toMatchObject([{ key, name: 'Oak tray', unitPrice: 4800 }]);
    await added({ productId: shop.tray, quantity: 2 });
    const moved = await loadCartView(ctx, await moveSavedLine(ctx, ann, key));
    expect(moved.items.find((item) => item.key === key)?.quantity).toBe(3);
    expect(moved.saved).toEqual([]);
    await saveForLater(ctx, ann, key);
    expect((await removeSavedLine(ctx, ann, key)).cart.saved).toEqual([]);
  });
});
