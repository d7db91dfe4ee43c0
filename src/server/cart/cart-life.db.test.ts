import { expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { purgeCarts } from './cart-life.ts';

const NOW = Date.UTC(2026, 5, 1);
const DAY = 24 * 60 * 60 * 1000;
const { db } = await testDatabase();

test('a cart is purged when it has ended, as its session is', async () => {
  const state = { version: 1, state: '{}', updated_at: NOW };
  await db
    .insertInto('carts')
    .values([
      { owner: 's:old', ...state, expires_at: NOW - 1 },
      { owner: 's:new', ...state, expires_at: NOW + 1 },
    ])
    .execute();
  await purgeCarts(db, NOW - DAY);
  expect(await db.selectFrom('carts').select('owner').execute()).toHaveLength(2);
  await purgeCarts(db, NOW);
  expect(await db.selectFrom('carts').select('owner').execute()).toEqual([{ owner: 's:new' }]);
});
