import { expect, test } from 'vitest';
import { getChannel } from '../database/database.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { openSharedLimits } from './exchange-limits.ts';

// On PostgreSQL in every run: its notifications carry what was counted.
const database = await testDatabase();
const LIMIT = { name: 'reads', max: 10, windowMs: 3_600_000 };

async function openTwo(reported: unknown[] = []) {
  const open = () =>
    openSharedLimits({ database, now: Date.now, report: (error) => reported.push(error) });
  return [await open(), await open()] as const;
}

test('what one process counted, another has counted a moment later', async () => {
  const [one, two] = await openTwo();
  for (let at = 0; at < 10; at += 1) {
    expect(one.take(LIMIT, '2001:db8::1 "a"', Date.now()).ok).toBe(true);
  }
  await expect
    .poll(() => two.take(LIMIT, '2001:db8::1 "a"', Date.now(), 0.01).ok, { timeout: 5000 })
    .toBe(false);
  expect(two.take(LIMIT, 'another', Date.now()).ok).toBe(true);
  await Promise.all([one.close(), two.close()]);
});

test('as many keys as there may be are sent in several messages, and nonsense is left alone', async () => {
  const reported: unknown[] = [];
  const [one, two] = await openTwo(reported);
  await database.notify(getChannel(database, 'vitrine_limits'), 'no JSON');
  await database.notify(getChannel(database, 'vitrine_limits'), '{"from":1}');
  const keys = Array.from({ length: 500 }, (_, at) => `2001:db8:0:${at}::/64`);
  for (const key of keys) one.take(LIMIT, key, Date.now(), 10);
  await expect
    .poll(() => keys.filter((key) => two.take(LIMIT, key, Date.now(), 0.01).ok), { timeout: 5000 })
    .toEqual([]);
  expect(reported).toEqual([]);
  await Promise.all([one.close(), two.close()]);
});
