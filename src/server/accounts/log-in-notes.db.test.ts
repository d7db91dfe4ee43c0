import { beforeEach, describe, expect, test } from 'vitest';
import { currentCustomer } from '#server/customers/current-customer.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { findSession } from '#server/platform/sessions/find-session.ts';
import { needsTouch, touchSession } from '#server/platform/sessions/session.ts';
import { defaultSettings } from '#server/settings/read-settings.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { logIn } from './access/log-in.ts';
import { registerCustomer } from './access/register-customer.ts';
import { listAudit } from './audit/list-audit.ts';
import { emails, NOW } from './testing/test-account.ts';
import { nextVisit, visit } from './testing/test-browsing.ts';
import { addPerson, TEST_PASSWORD } from './testing/test-people.ts';

// What comes with a log-in: the second factor that staff owes, an email for a new device, and an
// entry of the audit log.

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());
const ctx = testContext(db, { now: NOW });

describe('a new device', () => {
  const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/127.0' };
  const kinds = async () => (await emails(db)).map(({ kind }) => kind);

  test('is announced to the owner, a device known before is not, nor the very first log-in', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    const first = visit(NOW);
    await logIn(ctx, first, 'ann@example.com', TEST_PASSWORD);
    await logIn(ctx, nextVisit(first, NOW), 'ann@example.com', TEST_PASSWORD);
    expect(await kinds()).toEqual([]);
    const other = visit(NOW, { headers: agent });
    await logIn(ctx, other, 'ann@example.com', TEST_PASSWORD);
    expect(await emails(db)).toMatchObject([
      {
        kind: 'new-device',
        to: 'ann@example.com',
        data: { browser: 'Firefox', system: 'Windows', at: NOW },
      },
    ]);
    await logIn(ctx, nextVisit(other, NOW), 'ann@example.com', TEST_PASSWORD);
    expect(await kinds()).toEqual(['new-device']);
  });

  test('whoever registers is known where they did', async () => {
    const browser = visit(NOW);
    const typed = { email: 'ann@example.com', password: TEST_PASSWORD };
    await registerCustomer(ctx, browser, typed);
    await logIn(ctx, nextVisit(browser, NOW), 'ann@example.com', TEST_PASSWORD);
    expect(await kinds()).not.toContain('new-device');
  });
});

test('log-ins, good and failed, are in the audit log', async () => {
  const id = await addPerson(db, 'ann@example.com', NOW);
  await logIn(ctx, visit(NOW), 'ann@example.com', 'wrong');
  await logIn(ctx, visit(NOW), 'nobody@example.com', 'wrong');
  await logIn(ctx, visit(NOW), 'ann@example.com', TEST_PASSWORD);
  expect((await listAudit(db, { offset: 0, limit: 10 })).entries).toMatchObject([
    { event: 'log-in', customerId: id, who: 'ann@example.com', details: { by: 'password' } },
    { event: 'log-in-failed', customerId: null, who: 'n…@example.com' },
    { event: 'log-in-failed', customerId: id, who: 'ann@example.com' },
  ]);
});

test('a role is in the audit log whichever way it was given', async () => {
  const id = await addPerson(db, 'max@example.com', NOW, { role: 'editor' });
  await db.updateTable('customers').set({ role: 'shop_manager' }).where('id', '=', id).execute();
  await db.updateTable('customers').set({ first_name: 'Max' }).where('id', '=', id).execute();
  expect((await listAudit(db, { offset: 0, limit: 10 })).entries).toMatchObject([
    { event: 'role-changed', customerId: id, details: { from: 'editor', to: 'shop_manager' } },
    { event: 'role-given', customerId: id, details: { to: 'editor' } },
  ]);
});

describe('the second factor of staff', () => {
  test('is asked of staff by default', () => {
    expect(defaultSettings()['accounts.staffSecondFactor']).toBe(true);
  });

  test.each(['editor', 'shop_manager', 'administrator'] as const)(
    'who owes it has the rights of a customer: %s',
    async (role) => {
      await addPerson(db, 'max@example.com', NOW, { role });
      const strict = { ...ctx, settings: { ...ctx.settings, 'accounts.staffSecondFactor': true } };
      const browser = visit(NOW);
      expect(await logIn(strict, browser, 'max@example.com', TEST_PASSWORD)).toMatchObject({
        ok: true,
      });
      expect(await currentCustomer(strict, nextVisit(browser, NOW))).toMatchObject({
        rights: { role: 'customer' },
        assignedRole: role,
        owesSecondFactor: true,
      });
      await db.updateTable('customers').set({ totp_secret: 'ABCDEFGH' }).execute();
      expect(await currentCustomer(strict, nextVisit(browser, NOW))).toMatchObject({
        rights: { role },
      });
    },
  );
});

test('a session ends with its cart, however often it is used', async () => {
  const year = { ...ctx, settings: { ...ctx.settings, 'accounts.customerSessionDays': 400 } };
  await addPerson(db, 'ann@example.com', NOW);
  const browser = visit(NOW);
  await logIn(year, browser, 'ann@example.com', TEST_PASSWORD);
  const next = nextVisit(browser, NOW);
  const DAY = 86_400_000;
  for (const day of [300, 399]) {
    const then = NOW + day * DAY;
    const session = await findSession(db, next, then);
    if (!session) throw new Error(`no session on day ${day}`);
    if (needsTouch(session, then)) await touchSession(db, next, session, then);
  }
  expect(await findSession(db, next, NOW + 400 * DAY)).toBeNull();
});
