import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from './platform/database/database.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { serveShop } from './testing/serve-shop.ts';

const database = await testDatabase();

/** A shop of its own on this database, as one process of several. */
async function serve(over: Database, now?: () => number) {
  const { origin, close } = await serveShop({ database: over, ...(now && { now }) });
  return { get: async (path: string) => (await fetch(origin + path)).text(), close };
}

test('a setting changed by plain SQL shows on cached pages of every process within seconds', async () => {
  const second = await openDatabase(database.target);
  const byHand = await openDatabase(database.target);
  const shops = [await serve(database), await serve(second)];
  for (const { get } of shops) expect(await get('/shop')).not.toContain('Lantern &amp; Loom');
  await sql`insert into settings (name, value, updated_at)
    values ('shop.name', '"Lantern & Loom"', 0)`.execute(byHand.db);
  for (const { get } of shops) {
    await expect.poll(() => get('/shop'), { timeout: 10_000 }).toContain('Lantern &amp; Loom');
  }
  for (const each of [...shops, second, byHand]) await each.close();
});

test('after the clock was 40 days ahead cached pages carry nonces of today again', async () => {
  let clock = Date.UTC(2026, 5, 1, 12);
  const shop = await serve(database, () => clock);
  const nonces = async () => /"nonces":\{[^}]+\}/.exec(await shop.get('/shop'))?.[0];
  const today = await nonces();
  expect(today).toBeDefined();
  clock += 40 * 24 * 60 * 60 * 1000;
  expect(await nonces()).not.toBe(today);
  // Seen by the shop, as a clock that is ahead for a while would be.
  await sleep(1500);
  clock -= 40 * 24 * 60 * 60 * 1000;
  await expect.poll(nonces).toBe(today);
  await shop.close();
});
