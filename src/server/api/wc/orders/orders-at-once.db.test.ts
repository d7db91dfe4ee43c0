import { expect, test } from 'vitest';
import { fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { managerClient } from '../testing/manager-client.ts';
import { newOrder } from '../testing/new-order.ts';

// Programs write orders several at a time. On PostgreSQL in every run: there they are written at once.

const { db } = await testDatabase();
const AT_ONCE = 12;

test('orders written at once wait for each other, and none is begun again', async () => {
  const shop = await fillCartShop(db);
  const client = await managerClient(db);
  const product = () => client.send('GET', `/products/${shop.tray}`);
  await client.send('PUT', `/products/${shop.tray}`, { manage_stock: true, stock_quantity: 100 });
  const person = await client.send('POST', '/customers', { email: 'ada@example.com' });
  const body = {
    customer_id: person.body.id,
    status: 'processing',
    coupon_lines: [{ code: 'ten' }],
  };
  const made = await Promise.all(
    Array.from({ length: AT_ONCE }, () => newOrder(client, shop, body)),
  );
  expect((await product()).body.stock_quantity).toBe(100 - 2 * AT_ONCE);
  // A transaction that begins again takes another number from the sequence.
  const ids = made.map(({ id }) => id);
  expect(Math.max(...ids) - Math.min(...ids)).toBe(AT_ONCE - 1);
});

test('orders changed and products made at once are all written', async () => {
  const client = await managerClient(db);
  const { body: orders } = await client.send('GET', '/orders?per_page=100&_fields=id');
  const changed = await Promise.all(
    orders.map(({ id }: { id: number }) =>
      client.send('PUT', `/orders/${id}`, { status: 'completed' }),
    ),
  );
  expect(changed.map(({ status }) => status)).toEqual(orders.map(() => 200));
  const made = await Promise.all(
    Array.from({ length: 2 * AT_ONCE }, (_, nth) =>
      client.send('POST', '/products', { name: `Cup ${nth}` }),
    ),
  );
  expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
});
