import { beforeEach, expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { purgeViewers, seeTogether } from './shared-viewers.ts';

const NOW = Date.UTC(2026, 5, 1);
const MINUTE = 60_000;
const database = await testDatabase();
const { db } = database;
let tray = 0;
let vase = 0;

beforeEach(async () => {
  await database.reset();
  tray = await saveProduct(db, { slug: 'tray', name: 'Tray' }, NOW);
  vase = await saveProduct(db, { slug: 'vase', name: 'Vase' }, NOW);
});

const see = (visitor: string, at: number, product = tray) =>
  seeTogether(testContext(db, { now: NOW + at }), product, visitor, NOW + at - 10 * MINUTE);

test('processes that share a database count the same visitors, each once', async () => {
  expect(await see('a', 0)).toBe(1);
  expect(await see('a', 1000)).toBe(1);
  expect(await see('b', 2000)).toBe(2);
  expect(await see('c', 2000, vase)).toBe(1);
  expect(await see('b', 9 * MINUTE)).toBe(2);
  expect(await see('c', 11 * MINUTE)).toBe(2);
  expect(await see('c', 30 * MINUTE)).toBe(1);
});

test('many at the same moment are each one', async () => {
  const visitors = ['a', 'b', 'c', 'a', 'b', 'c', 'a', 'b', 'c'];
  await Promise.all(visitors.map((visitor) => see(visitor, 0)));
  expect(await see('a', 5)).toBe(3);
});

test('all visitors are anonymous, and nothing is known for longer than an hour', async () => {
  await see('192.0.2.7 Browser', 0);
  await see('b', 30 * MINUTE);
  const rows = await db.selectFrom('product_viewers').select('visitor').execute();
  expect(JSON.stringify(rows)).not.toContain('192.0.2.7');
  expect(rows[0]?.visitor).toMatch(/^[\w-]{16}$/);
  await purgeViewers({ db, now: NOW + 60 * MINUTE });
  expect(await db.selectFrom('product_viewers').select('seen_at').execute()).toEqual([
    { seen_at: NOW + 30 * MINUTE },
  ]);
});
