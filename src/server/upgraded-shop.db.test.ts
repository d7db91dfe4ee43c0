import { expect, test } from 'vitest';
import { saveProduct } from './catalog/saving/save-product.ts';
import { type Migration, migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { migrations } from './schema/migrations.ts';
import { serveShop } from './testing/serve-shop.ts';

// On PostgreSQL in every run: the tables change under the connections of a process that serves.

const database = await testDatabase();
const { db } = database;
const id = await saveProduct(db, {
  slug: 'oak-tray',
  name: 'Oak tray',
  regularPrice: 4800,
  virtual: true,
  manageStock: true,
  stockQuantity: 9,
});

/** As a later release would expand what orders, carts and sessions are stored in. */
const expand: Migration = {
  name: '9.0.0-channels',
  async up(trx) {
    await trx.schema.createTable('channels').addColumn('id', 'integer').execute();
    for (const table of ['orders', 'order_lines', 'carts', 'sessions', 'products', 'jobs']) {
      await trx.schema.alterTable(table).addColumn('channel', 'text').execute();
      const rank = 'channel_rank';
      await trx.schema
        .alterTable(table)
        .addColumn(rank, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    }
    await trx.schema
      .createIndex('orders_channel')
      .on('orders')
      .columns(['channel', 'placed_at'])
      .execute();
  },
};

const ADDRESS = {
  first_name: 'Ada',
  last_name: 'Example',
  address_1: '1 Main Street',
  city: 'New York',
  state: 'NY',
  postcode: '10001',
  country: 'US',
};

async function fillCart(origin: string): Promise<string> {
  const cart = await fetch(`${origin}/wp-json/wc/store/v1/cart`);
  await cart.text();
  const token = cart.headers.get('cart-token') ?? '';
  const added = await post(origin, token, '/cart/add-item', { id, quantity: 2 });
  expect(added.status).toBe(201);
  return token;
}

async function post(origin: string, token: string, path: string, body: unknown) {
  const response = await fetch(`${origin}/wp-json/wc/store/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cart-token': token },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

function order(origin: string, token: string) {
  return post(origin, token, '/checkout', {
    billing_address: { ...ADDRESS, email: 'ada@example.com' },
    payment_method: 'bacs',
  });
}

test('a process goes on selling while a later version expands the tables, and starts again beside it', async () => {
  const old = await serveShop({ database });
  const before = await fillCart(old.origin);
  const later = await openDatabase(database.target);
  expect(await migrate(later, [...migrations, expand])).toEqual(['9.0.0-channels']);
  const placed = await order(old.origin, before);
  expect([placed.status, placed.text]).toEqual([200, expect.stringContaining('order_id')]);
  expect((await fetch(`${old.origin}/product/oak-tray`)).status).toBe(200);
  await old.close();

  expect(await migrate(database, migrations)).toEqual([]);
  const again = await serveShop({ database });
  expect((await order(again.origin, await fillCart(again.origin))).status).toBe(200);
  const rows = await later.db.selectFrom('orders').select('status').execute();
  expect(rows).toHaveLength(2);
  await again.close();
  await later.close();
});
