import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { BundleInput } from '#wire/catalog/bundle-input.ts';
import { addBundle } from '../changing/add-bundle.ts';
import { addLine } from '../changing/add-line.ts';
import type { CartResult } from '../changing/change-cart.ts';
import { showCart } from '../changing/change-cart.ts';
import { emptyCart, removeLine, setQuantity, undoLine } from '../changing/change-lines.ts';
import { mergeStates } from '../changing/merge-carts.ts';
import { moveSavedLine, saveForLater } from '../changing/save-for-later.ts';
import {
  codes,
  fillBundle,
  mustSave,
  requestedItem,
  TWO,
  toRequest,
} from '../testing/bundle-shop.ts';
import { type CartShop, fillCartShop, shopContext, visitor } from '../testing/cart-shop.ts';
import { loadCartView } from '../view/cart-view.ts';

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

async function put(items = TWO(), more = {}) {
  return addBundle(ctx, me, toRequest(bundle, items, more));
}

async function lines(result: CartResult) {
  const view = await loadCartView(ctx, result);
  return view.items.map(({ name, quantity, subtotal }) => [name, quantity, subtotal]);
}

describe('a bundle in the cart', () => {
  test('adds the product together with its items, each with its part of the price [BU-01]', async () => {
    const added = await put();
    expect(added.ok).toBe(true);
    // 48.00 and 14.00 less 5 %: 3.10, of which 2.40 and 0.70.
    expect(await lines(added)).toEqual([
      ['Slow morning', 1, 0],
      ['Oak tray', 1, 4560],
      ['Mug', 1, 1330],
    ]);
    const view = await loadCartView(ctx, added);
    expect(view.totals).toMatchObject({ subtotal: 5890 });
    expect(view.count).toBe(1);
    expect(view.items[0]?.group).toMatchObject({
      item: '',
      subtotal: 5890,
      saving: 310,
      unit: 5890,
    });
    expect(view.items[0]?.editUrl).toContain(`?edit=${added.key}`);
    expect(view.items[1]).toMatchObject({ editable: false, group: { removable: false } });
    expect(view.items[1]?.steps.map(({ code, amount }) => [code, amount])).toEqual([
      ['product', 4800],
      ['bundle.tier', -240],
    ]);
  });

  test('the same again is two of it; a different choice is another group', async () => {
    await put();
    const twice = await put();
    expect(await lines(twice)).toEqual([
      ['Slow morning', 2, 0],
      ['Oak tray', 2, 9120],
      ['Mug', 2, 2660],
    ]);
    const other = await put([requestedItem('tray'), requestedItem('lights', { quantity: 4 })]);
    expect((await lines(other)).map(([name]) => name)).toEqual([
      'Slow morning',
      'Oak tray',
      'Mug',
      'Slow morning',
      'Oak tray',
      'Tea lights',
    ]);
  });

  test('quantities move together, and an item alone does not move', async () => {
    const { key } = await put([requestedItem('tray'), requestedItem('lights', { quantity: 3 })]);
    const three = await setQuantity(ctx, me, key ?? '', 3);
    expect(await lines(three)).toEqual([
      ['Slow morning', 3, 0],
      ['Oak tray', 3, 13_680],
      ['Tea lights', 9, 4275],
    ]);
    const child = three.cart.lines[1]?.stored.key ?? '';
    const refused = await setQuantity(ctx, me, child, 1);
    expect(codes(refused)).toEqual(['bundles.problem.part']);
    expect(await lines(refused)).toEqual(await lines(three));
    const none = await setQuantity(ctx, me, key ?? '', 0);
    expect(await lines(none)).toEqual([]);
  });

  test('what no bundle can do without stays; another item goes, comes back, and the price follows', async () => {
    const added = await put([...TWO(), requestedItem('lights', { quantity: 2 })]);
    const [, tray, mug, lights] = added.cart.lines.map(({ stored }) => stored.key);
    expect(codes(await removeLine(ctx, me, tray ?? ''))).toEqual(['bundles.problem.part']);
    const less = await removeLine(ctx, me, lights ?? '');
    expect(less.notices.map(({ code }) => code)).toEqual(['cart.notice.removed']);
    expect(await lines(less)).toEqual([
      ['Slow morning', 1, 0],
      ['Oak tray', 1, 4560],
      ['Mug', 1, 1330],
    ]);
    const back = await undoLine(ctx, me, lights ?? '');
    expect((await loadCartView(ctx, back)).totals.subtotal).toBe(6480);
    // One item of the least there must be cannot go.
    await mustSave(db, { ...(await loadSource()), minItems: 3 });
    expect(codes(await removeLine(ctx, me, mug ?? ''))).toEqual(['bundles.problem.part']);
  });

  async function loadSource(): Promise<BundleInput> {
    const row = await db.selectFrom('bundles').select('source').executeTakeFirstOrThrow();
    return JSON.parse(row.source);
  }

  test('taken out it goes whole, and undo restores the group', async () => {
    await addLine(ctx, me, { productId: shop.card });
    const added = await put(TWO(), { quantity: 2 });
    const out = await removeLine(ctx, me, added.key ?? '');
    expect(await lines(out)).toEqual([['Gift card', 1, 2500]]);
    const view = await loadCartView(ctx, out);
    expect(view.undo).toEqual({ key: added.key, name: 'Slow morning' });
    const back = await undoLine(ctx, me, added.key ?? '');
    expect(back.notices.map(({ code }) => code)).toEqual(['cart.notice.restored']);
    expect((await lines(back)).slice(1)).toEqual([
      ['Slow morning', 2, 0],
      ['Oak tray', 2, 9120],
      ['Mug', 2, 2660],
    ]);
    const all = await emptyCart(ctx, me);
    expect(await lines(all)).toEqual([]);
    const keys = back.cart.lines.map(({ stored }) => stored.key).join();
    expect(await lines(await undoLine(ctx, me, keys))).toEqual(await lines(back));
  });

  test('an item that was taken out before does not come back with the bundle', async () => {
    const added = await put([...TWO(), requestedItem('lights', { quantity: 2 })]);
    const lights = added.cart.lines[3]?.stored.key ?? '';
    await removeLine(ctx, me, lights);
    await removeLine(ctx, me, added.key ?? '');
    const back = await undoLine(ctx, me, added.key ?? '');
    expect((await lines(back)).map(([name]) => name)).toEqual(['Slow morning', 'Oak tray', 'Mug']);
  });

  test('editing puts the changed bundle in the place of the old one', async () => {
    const first = await put();
    await addLine(ctx, me, { productId: shop.card });
    const items = [requestedItem('tray'), requestedItem('lights', { quantity: 2 })];
    const changed = await put(items, { replaces: first.key ?? '', quantity: 2 });
    expect(changed.notices.map(({ code }) => code)).toEqual(['cart.notice.changed']);
    expect((await lines(changed)).map(([name, quantity]) => [name, quantity])).toEqual([
      ['Slow morning', 2],
      ['Oak tray', 2],
      ['Tea lights', 4],
      ['Gift card', 1],
    ]);
  });

  test('saved for later it waits as one thing, and comes back as one', async () => {
    const added = await put();
    const savedForLater = await saveForLater(ctx, me, added.key ?? '');
    const view = await loadCartView(ctx, savedForLater);
    expect(view.items).toEqual([]);
    expect(view.saved.map(({ name }) => name)).toEqual(['Slow morning']);
    expect(codes(await moveSavedLine(ctx, me, added.key ?? ''))).toEqual([]);
    expect((await lines(await showCart(ctx, me))).length).toBe(3);
  });

  test('at log-in equal bundles add up and others stay apart', async () => {
    const mine = (await put()).cart.state;
    const guest = visitor();
    const theirs = await addBundle(ctx, guest, toRequest(bundle, TWO(), { quantity: 2 }));
    const merged = mergeStates(mine, theirs.cart.state);
    expect(merged.lines.map(({ quantity }) => quantity)).toEqual([3, 3, 3]);
    const other = await addBundle(
      ctx,
      guest,
      toRequest(bundle, [requestedItem('tray'), requestedItem('vase')]),
    );
    expect(mergeStates(mine, other.cart.state).lines).toHaveLength(6);
  });

  test('stock of a shared item is counted over the whole cart', async () => {
    // Ink mugs: 2 left.
    const ink = { attributes: { attribute_pa_color: 'ink', attribute_handle: 'Left' } };
    await addLine(ctx, me, { productId: shop.mug, quantity: 1, ...ink });
    const one = await put([requestedItem('tray'), requestedItem('mug', ink)]);
    expect(one.ok).toBe(true);
    expect(one.cart.lines[1]?.limits.max).toBe(1);
    const two = await put([requestedItem('tray'), requestedItem('mug', ink)]);
    expect(two.problems).toEqual([
      { code: 'bundles.problem.stockHeld', name: 'Mug', count: 2, held: 1 },
    ]);
    expect((await lines(two)).length).toBe(4);
    const single = await addLine(ctx, me, { productId: shop.mug, quantity: 1, ...ink });
    expect(codes(single)).toEqual(['cart.problem.stockHeld']);
  });

  test('a bundle that was changed or closed is announced once and cannot be ordered like this', async () => {
    const added = await put();
    const source = await loadSource();
    await mustSave(db, { ...source, items: source.items.filter(({ id }) => id !== 'mug') });
    const cart = await showCart(ctx, me);
    expect(cart.notices.map(({ code }) => code)).toContain('cart.notice.bundle');
    expect((await showCart(ctx, me)).notices).toEqual([]);
    expect(cart.cart.lines[0]?.problem).toEqual({ code: 'bundle' });
    await mustSave(db, { ...source, enabled: false });
    const closed = await showCart(ctx, me);
    expect(closed.cart.lines.map(({ problem }) => problem?.code)).toEqual(['gone', 'gone', 'gone']);
    expect(closed.cart.totals.total).toBe(0);
    expect(await lines(await removeLine(ctx, me, added.key ?? ''))).toEqual([]);
  });
});
