import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { findOrder } from '#server/orders/find-order.ts';
import { listOrders } from '#server/orders/managing/list-orders.ts';
import { orderContext } from '#server/orders/testing/test-order.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { emptyTarget } from '#server/platform/database/testing/test-database.ts';
import { migrations } from './migrations.ts';

// A shop that was filled by 1.0.0, with products, variations, coupons, shipping and an order, is
// brought up to date by every migration since.
const database = await openDatabase(await emptyTarget());
const { db } = database;
afterAll(() => database.close());

async function fill(): Promise<void> {
  const file = readFileSync(join(import.meta.dirname, 'filled-1.0.0.sql'), 'utf8');
  for (const statement of file.split(/;\n/)) {
    if (statement !== '') await sql.raw(statement).execute(db);
  }
}

test('a filled database of 1.0.0 is brought up to date, and its order is read as it was', async () => {
  expect(await migrate(database, migrations.slice(0, 1))).toEqual(['1.0.0']);
  await fill();
  const value = '["https://app.example"]';
  await db
    .insertInto('settings')
    .values({ name: 'api.allowedOrigins', value, updated_at: 5 })
    .execute();
  expect(await migrate(database, migrations)).toEqual(migrations.slice(1).map(({ name }) => name));
  // A setting under another name; a process of 1.0.0 reads the former one on.
  const named = await db
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('name', 'like', 'api.%igins')
    .orderBy('name')
    .execute();
  expect(named).toEqual([
    { name: 'api.allowedOrigins', value },
    { name: 'api.origins', value },
  ]);
  // What was weighed in grams is, though a new shop weighs in kilograms.
  const unit = db.selectFrom('settings').select('value').where('name', '=', 'units.weight');
  expect(await unit.execute()).toEqual([{ value: '"g"' }]);
  const order = await findOrder(orderContext(db, {}), 1);
  expect(order).toMatchObject({
    status: 'on-hold',
    lines: [{ name: 'Oak tray', quantity: 2 }],
    paymentMethod: 'bacs',
  });
  const state = order?.billing.state ?? '';
  expect(state).not.toBe('');
  const query = { statuses: [], trashed: false, include: [], exclude: [], search: state } as const;
  const page = { orderBy: 'date', order: 'desc', offset: 0, limit: 10 } as const;
  const found = await listOrders(orderContext(db, {}), { ...query, ...page });
  expect(found.orders.map(({ id }) => id)).toContain(1);
});
