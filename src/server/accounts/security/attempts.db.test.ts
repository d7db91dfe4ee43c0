import { expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { takeAttempt } from './attempts.ts';

const { db } = await testDatabase();
const NOW = Date.UTC(2026, 5, 1);
const DAY = 24 * 60 * 60 * 1000;
const limit = { what: 'log-in', who: 'ann@example.com', most: 1, windowMs: 900_000 };

test('attempts counted while the clock was 40 days ahead lock no one out for 40 days', async () => {
  const ahead = NOW + 40 * DAY;
  expect(await takeAttempt(db, limit, ahead)).toEqual({ ok: true });
  expect(await takeAttempt(db, limit, ahead)).toEqual({ ok: false, retryAfterSeconds: 900 });
  expect(await takeAttempt(db, limit, NOW)).toEqual({ ok: true });
  expect(await takeAttempt(db, limit, NOW + 1000)).toEqual({ ok: false, retryAfterSeconds: 899 });
});
