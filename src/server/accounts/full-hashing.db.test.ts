import { beforeAll, expect, test } from 'vitest';
import { NOW, shopContext } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { TooBusy } from '#server/platform/queue/limited-queue.ts';
import { logIn } from './access/log-in.ts';
import { checkCurrentPassword } from './security/current-password.ts';
import { hashPassword, isHashingFull } from './security/passwords.ts';
import { visit } from './testing/test-browsing.ts';
import { addPerson, TEST_PASSWORD } from './testing/test-people.ts';

const { db } = await testDatabase();
let id = 0;
beforeAll(async () => {
  id = await addPerson(db, 'ada@example.com', NOW);
});

/** Passwords of others, as many as may wait. */
function fillQueue(): Promise<string>[] {
  const waiting: Promise<string>[] = [];
  while (!isHashingFull() && waiting.length < 1000) waiting.push(hashPassword('of somebody else'));
  return waiting;
}

test('while too many passwords wait a log-in is refused at once, and is no attempt', async () => {
  const ctx = shopContext(db);
  const attempts = () => db.selectFrom('account_attempts').selectAll().execute();
  const before = await attempts();
  const others = fillQueue();
  expect(others.length).toBeGreaterThan(10);
  expect(others.length).toBeLessThan(1000);
  const busy = { ok: false, problems: [{ code: 'account.problem.busy' }] };
  expect(await logIn(ctx, visit(NOW), 'ada@example.com', TEST_PASSWORD)).toEqual(busy);
  const again = fillQueue();
  expect(await checkCurrentPassword(ctx, { id }, TEST_PASSWORD, 'password')).toEqual(busy);
  const more = fillQueue();
  await expect(hashPassword('one too many')).rejects.toThrow(TooBusy);
  expect(await attempts()).toEqual(before);
  await Promise.all([...others, ...again, ...more]);
  expect(await logIn(ctx, visit(NOW), 'ada@example.com', TEST_PASSWORD)).toMatchObject({
    ok: true,
  });
});
