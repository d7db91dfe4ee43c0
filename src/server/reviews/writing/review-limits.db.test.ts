import { expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { guest } from '../testing/review-shop.ts';
import { takeCheckAttempt, takeVoteAttempt } from './review-limits.ts';

const NOON = Date.UTC(2026, 5, 15, 12);
const HOUR = 3_600_000;
const { db } = await testDatabase();
const ctx = testContext(db, { now: NOON });

/** Whether each of so many votes passed, one after the other. */
async function voteOften(count: number, address: string, review: (at: number) => number) {
  const results: boolean[] = [];
  for (let at = 0; at < count; at += 1) {
    results.push(await takeVoteAttempt(ctx, guest(NOON, address), review(at)));
  }
  return results;
}

test('votes on one review from one address end soon, whoever sends them; time brings them back [RV-40]', async () => {
  const here = guest(NOON, '198.51.100.20');
  const results = await voteOften(7, '198.51.100.20', () => 1);
  expect(results).toEqual([true, true, true, true, true, false, false]);
  expect(await takeVoteAttempt(ctx, here, 2)).toBe(true);
  expect(await takeVoteAttempt(ctx, guest(NOON, '198.51.100.21'), 1)).toBe(true);
  expect(await takeVoteAttempt({ ...ctx, now: NOON + HOUR }, here, 1)).toBe(true);
});

test('votes on many reviews from one address end too', async () => {
  const results = await voteOften(40, '198.51.100.22', (at) => at);
  expect(results.filter(Boolean)).toHaveLength(30);
});

test('looks at reviews, which bring files along, end as well', () => {
  const here = guest(NOON, '198.51.100.23');
  const results = Array.from({ length: 40 }, () => takeCheckAttempt(ctx, here));
  expect(results.filter(Boolean)).toHaveLength(30);
});
