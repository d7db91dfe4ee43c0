import { afterAll, expect, test } from 'vitest';
import { addLine } from '#server/cart/changing/add-line.ts';
import { visitor } from '#server/cart/testing/cart-shop.ts';
import { fillOptionShop, saveFormOf } from '#server/cart/testing/option-shop.ts';
import { showCartView } from '#server/cart/view/show-cart-view.ts';
import { locations } from '#server/options/locations/location-lookup.ts';
import { testLocations } from '#server/options/testing/test-locations.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { orderAgain } from '#server/orders/order-again.ts';
import { orderContext } from '#server/orders/testing/test-order.ts';
import { loadOrderView } from '#server/orders/view/order-view.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { NO_SERVICES } from '#server/platform/services.ts';
import { placeTestOrder } from '../testing/place-test-order.ts';

const { db } = await testDatabase();
const { places, remove } = testLocations();
afterAll(remove);
const ctx = orderContext(db, {}, { services: locations.add(NO_SERVICES, places) });

test('a place goes with the order, and into the cart again with the next one [OP-100]', async () => {
  const { board } = await fillOptionShop(db);
  await saveFormOf(db, board, [{ id: 'venue', type: 'placeselector', label: 'Venue' }]);
  const buyer = visitor();
  const fields = { venue: 'Paris, Texas' };
  expect((await addLine(ctx, buyer, { productId: board, fields })).problems).toEqual([]);
  const said = [{ name: 'venue', label: 'Venue', value: 'Paris, Texas, United States' }];
  const placed = await placeTestOrder(ctx, buyer);
  const order = await findOrder(ctx, placed.order.id);
  if (!order) throw new Error('no order');
  const view = await loadOrderView(ctx, order);
  expect(view.lines[0]?.attributes).toEqual(said);

  await orderAgain(ctx, buyer, placed.order.id);
  expect((await showCartView(ctx, buyer)).items[0]?.attributes).toEqual(said);
});
