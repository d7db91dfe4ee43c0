import { expect, test } from 'vitest';
import { testDatabase } from '../database/testing/test-database.ts';
import { purgeLimits, returnCounted, takeCounted } from './counted-limits.ts';
import type { LimitTables } from './tables.ts';

const { db } = await testDatabase();
const NOW = Date.UTC(2026, 5, 1);
const MINUTE = 60_000;
const LIMIT = { name: 'guesses', windowMs: MINUTE };

const take = (key: string, max: number, now = NOW, count = 1) =>
  takeCounted(db, LIMIT, [{ key, max }], now, count);

test('so many at once, then one for each share of the window', async () => {
  for (let at = 0; at < 3; at += 1) expect(await take('ann', 3)).toEqual({ ok: true });
  expect(await take('ann', 3)).toEqual({ ok: false, retryAfterSeconds: 20 });
  expect(await take('ann', 3, NOW + 19_000)).toEqual({ ok: false, retryAfterSeconds: 1 });
  expect(await take('ann', 3, NOW + 20_000)).toEqual({ ok: true });
  expect((await take('bob', 3)).ok).toBe(true);
  expect(
    (await takeCounted(db, { ...LIMIT, name: 'votes' }, [{ key: 'ann', max: 3 }], NOW)).ok,
  ).toBe(true);
});

test('a limit that does not divide the window lets through exactly as many', async () => {
  const results = [];
  for (let at = 0; at < 8; at += 1) results.push((await take('seven', 7)).ok);
  expect(results.filter(Boolean)).toHaveLength(7);
});

test('of many at once exactly as many pass as there is room for', async () => {
  const results = await Promise.all(Array.from({ length: 40 }, () => take('crowd', 10)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(10);
  expect((await take('crowd', 10)).ok).toBe(false);
});

test('where one key is used up nothing is counted for the others', async () => {
  const [one, office] = [
    { key: 'one', max: 1 },
    { key: 'office', max: 2 },
  ];
  expect((await takeCounted(db, LIMIT, [one, office], NOW)).ok).toBe(true);
  for (let at = 0; at < 5; at += 1) {
    expect((await takeCounted(db, LIMIT, [one, office], NOW)).ok).toBe(false);
  }
  expect([(await take('office', 2)).ok, (await take('office', 2)).ok]).toEqual([true, false]);
});

test('what is returned was not counted', async () => {
  const keys = [
    { key: 'careful', max: 1 },
    { key: 'home', max: 3 },
  ];
  for (let at = 0; at < 5; at += 1) {
    expect((await takeCounted(db, LIMIT, keys, NOW)).ok).toBe(true);
    expect((await takeCounted(db, LIMIT, keys, NOW)).ok).toBe(false);
    await returnCounted(db, LIMIT, keys);
  }
  expect((await take('home', 3, NOW, 3)).ok).toBe(true);
});

test('several in one take count as several, and more than the limit as the limit', async () => {
  expect((await take('several', 5, NOW, 4)).ok).toBe(true);
  expect((await take('several', 5, NOW, 2)).ok).toBe(false);
  expect((await take('several', 5, NOW, 1)).ok).toBe(true);
  expect((await take('large', 5, NOW, 50)).ok).toBe(true);
  expect((await take('large', 5, NOW, 1)).ok).toBe(false);
});

test('no key, or a limit of 0, is not counted', async () => {
  for (let at = 0; at < 5; at += 1) {
    expect((await take('', 1)).ok).toBe(true);
    expect((await take('free', 0)).ok).toBe(true);
  }
});

test('what was counted while the clock was 40 days ahead locks no one out', async () => {
  const ahead = NOW + 40 * 24 * 60 * MINUTE;
  expect([(await take('clock', 1, ahead)).ok, (await take('clock', 1, ahead)).ok]).toEqual([
    true,
    false,
  ]);
  expect([(await take('clock', 1)).ok, (await take('clock', 1)).ok]).toEqual([true, false]);
});

test('no key is readable in the database, and what has ended is deleted', async () => {
  await take('eve@example.com', 5, NOW + MINUTE);
  const rows = (): Promise<LimitTables['rate_limits'][]> =>
    db.selectFrom('rate_limits').selectAll().execute();
  expect(JSON.stringify(await rows())).not.toContain('eve');
  await purgeLimits(db, NOW + MINUTE);
  expect(await rows()).toHaveLength(2);
  await purgeLimits(db, NOW + 100 * 24 * 60 * MINUTE);
  expect(await rows()).toEqual([]);
});
