import { afterAll, expect, test } from 'vitest';
import { addLine } from '#server/cart/add-line.ts';
import { visitor } from '#server/cart/testing/cart-shop.ts';
import { fillOptionShop, saveFormOf } from '#server/cart/testing/option-shop.ts';
import { showCartView } from '#server/cart/view/show-cart-view.ts';
import { testLocations } from '#server/options/testing/test-locations.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { findOrder } from './find-order.ts';
import { orderAgain } from './order-again.ts';
import { orderViewOf } from './order-view.ts';
import { placeOrder } from './placing/place-order.ts';
import { orderContext, orderRequest } from './testing/test-order.ts';

const { db } = await testDatabase();
const { places, forget } = testLocations();
afterAll(forget);
const ctx = { ...orderContext(db), locations: places };

test('a place goes with the order, and into the cart again with the next one [OP-100]', async () => {
  const { board } = await fillOptionShop(db);
  await saveFormOf(db, board, [{ id: 'venue', type: 'placeselector', label: 'Venue' }]);
  const buyer = visitor();
  const fields = { venue: 'Paris, Texas' };
  expect((await addLine(ctx, buyer, { productId: board, fields })).problems).toEqual([]);
  const said = [{ name: 'venue', label: 'Venue', value: 'Paris, Texas, United States' }];
  const placed = await placeOrder(ctx, buyer, orderRequest());
  if (!placed.ok) throw new Error(JSON.stringify(placed.problems));
  const order = await findOrder(ctx, placed.order.id);
  if (!order) throw new Error('no order');
  const view = await orderViewOf(ctx, order);
  expect(view.lines[0]?.attributes).toEqual(said);

  await orderAgain(ctx, buyer, placed.order.id);
  expect((await showCartView(ctx, buyer)).items[0]?.attributes).toEqual(said);
});
