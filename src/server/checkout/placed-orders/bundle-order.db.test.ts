import { beforeEach, expect, test } from 'vitest';
import { addBundle } from '#server/cart/changing/add-bundle.ts';
import { fillBundle, requestedItem, SAND, toRequest } from '#server/cart/testing/bundle-shop.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { loadCartView } from '#server/cart/view/cart-view.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { orderAgain } from '#server/orders/order-again.ts';
import { changeStatus } from '#server/orders/testing/change-order.ts';
import { buyer, loadStock, orderContext } from '#server/orders/testing/test-order.ts';
import { loadOrderView } from '#server/orders/view/order-view.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { placeTestOrder } from '../testing/place-test-order.ts';

const database = await testDatabase();
const { db } = database;
const ctx = orderContext(db);
let shop: CartShop;
let bundle = 0;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
  bundle = await fillBundle(db, shop);
});

test('an ordered bundle takes the stock of its items, keeps its group and can be had again', async () => {
  const me = await buyer(ctx, []);
  const items = [requestedItem('tray'), requestedItem('mug', { quantity: 2, attributes: SAND })];
  const added = await addBundle(ctx, me, toRequest(bundle, items, { quantity: 2 }));
  const before = await loadCartView(ctx, added);
  const placed = await placeTestOrder(ctx, me);
  expect([await loadStock(db, shop.tray), await loadStock(db, shop.mug)]).toEqual([18, 2]);

  const order = await findOrder(ctx, placed.order.id);
  if (!order) throw new Error('no order');
  const view = await loadOrderView(ctx, order);
  expect(
    view.lines.map(({ name, part, quantity, subtotal }) => [name, part, quantity, subtotal]),
  ).toEqual([
    ['Slow morning', 'bundle', 2, 0],
    ['Oak tray', 'item', 2, 9120],
    ['Mug', 'item', 4, 5320],
  ]);
  expect(view.lines[1]?.steps.at(-1)).toEqual({
    code: 'bundle.tier',
    subject: '5 % off for 2 items',
    amount: -240,
  });

  const again = await orderAgain(ctx, me, placed.order.id);
  if (!again.ok) throw new Error(JSON.stringify(again.problems));
  // Two mugs are left, and two bundles need four: it is refused, and nothing of it is in the cart.
  expect(again.left.map(({ name }) => name)).toEqual(['Slow morning']);
  expect(again.cart.cart.lines).toEqual([]);

  await changeStatus(ctx, placed.order.id, 'cancelled');
  expect([await loadStock(db, shop.tray), await loadStock(db, shop.mug)]).toEqual([20, 6]);
  const now = await orderAgain(ctx, me, placed.order.id);
  if (!now.ok) throw new Error(JSON.stringify(now.problems));
  const { items: lines, totals } = await loadCartView(ctx, now.cart);
  expect(lines.map(({ name, quantity }) => [name, quantity])).toEqual(
    before.items.map(({ name, quantity }) => [name, quantity]),
  );
  expect(totals.subtotal).toBe(before.totals.subtotal);
});
