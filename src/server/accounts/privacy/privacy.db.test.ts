import { beforeEach, describe, expect, test } from 'vitest';
import { currentCustomer } from '#server/customers/current-customer.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { addOrder } from '#server/reviews/testing/order-row.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import {
  createFirstAdministrator,
  makeSetUpToken,
  needsManager,
} from '../access/first-administrator.ts';
import { inside, MINUTE, NEW_PASSWORD, NOW } from '../testing/test-account.ts';
import { nextVisit, visit } from '../testing/test-browsing.ts';
import { addPerson, TEST_PASSWORD } from '../testing/test-people.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { purgeEndedAccounts } from './purge-ended.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const ctx = testContext(db, { now: NOW });
const later = (ms: number) => ({ ...ctx, now: NOW + ms });

describe('privacy', () => {
  test('the export holds what is known, no secrets, and nothing of others', async () => {
    const id = await addPerson(db, 'ann@example.com', NOW, {
      firstName: 'Ann',
      emailVerified: true,
    });
    await addOrder(db, { number: '7', email: 'ann@example.com', customerId: id });
    await addOrder(db, { number: '8', email: 'bob@example.com' });
    const { logged } = await inside(ctx, 'ann@example.com');
    const data = JSON.stringify(await exportData(ctx, logged.customer));
    for (const known of ['ann@example.com', '1 Main Street', '"number":"7"', 'Ring twice']) {
      expect(data).toContain(known);
    }
    for (const secret of ['scrypt', 'order_key', 'key-7', 'once-7', 'bob@example.com', '"8"']) {
      expect(data).not.toContain(secret);
    }
  });

  test('deleting asks for the password, waits for open orders, and keeps the books without the name', async () => {
    const id = await addPerson(db, 'ann@example.com', NOW);
    const open = await addOrder(db, {
      number: '7',
      email: 'ann@example.com',
      customerId: id,
      status: 'processing',
    });
    const foreign = await addOrder(db, { number: '8', email: 'bob@example.com' });
    const { browser, logged } = await inside(ctx, 'ann@example.com');
    const remove = (password: string) => deleteAccount(ctx, browser, logged.customer, password);
    expect(await remove('wrong')).toMatchObject({ problems: [{ field: 'password' }] });
    expect(await remove(TEST_PASSWORD)).toMatchObject({
      problems: [{ code: 'account.problem.openOrder' }],
    });
    await db.updateTable('orders').set({ status: 'completed' }).where('id', '=', open).execute();
    expect(await remove(TEST_PASSWORD)).toEqual({ ok: true });
    expect(await currentCustomer(ctx, browser)).toBeNull();
    expect(nextVisit(browser, NOW).cookieHeader).toBeNull();
    const orders = await db.selectFrom('orders').selectAll().orderBy('id').execute();
    expect(orders.map((order) => [order.id, order.total])).toEqual([
      [open, 100],
      [foreign, 100],
    ]);
    const stored = JSON.stringify(orders[0]);
    for (const gone of ['Ann', 'Lee', 'Main Street', 'ann@example.com', '555', 'letter']) {
      expect(stored).not.toContain(gone);
    }
    expect(stored).toContain('14850');
    expect(JSON.stringify(orders[1])).toContain('bob@example.com');
    expect(await db.selectFrom('customers').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('carts').select('owner').execute()).toEqual([]);
  });

  test('the only administrator cannot go', async () => {
    await addPerson(db, 'root@example.com', NOW, { role: 'administrator' });
    const { browser, logged } = await inside(ctx, 'root@example.com');
    expect(await deleteAccount(ctx, browser, logged.customer, TEST_PASSWORD)).toMatchObject({
      problems: [{ code: 'account.problem.lastAdministrator' }],
    });
    await addPerson(db, 'second@example.com', NOW, { role: 'administrator' });
    expect(await deleteAccount(ctx, browser, logged.customer, TEST_PASSWORD)).toEqual({ ok: true });
  });
});

describe('the first administrator', () => {
  const person = { email: 'owner@example.com', password: NEW_PASSWORD, name: 'Owner' };

  test('is made by the link of the start, once, while nobody looks after the shop', async () => {
    expect(await needsManager(db)).toBe(true);
    const token = await makeSetUpToken(db, NOW);
    const other = await makeSetUpToken(db, NOW);
    const browser = visit(NOW);
    const attempt = (word: string) => createFirstAdministrator(ctx, browser, word, person);
    expect(await attempt('guessed')).toMatchObject({ ok: false });
    expect(
      await createFirstAdministrator(ctx, browser, token, { ...person, password: 'short' }),
    ).toMatchObject({ problems: [{ field: 'password' }] });
    expect(await attempt(token)).toEqual({ ok: true, id: 1 });
    expect(await currentCustomer(ctx, nextVisit(browser, NOW))).toMatchObject({
      assignedRole: 'administrator',
      name: 'Owner',
    });
    expect(await needsManager(db)).toBe(false);
    expect(await attempt(other)).toMatchObject({ problems: [{ code: 'account.problem.link' }] });
  });

  test('two at once: one administrator', async () => {
    const tokens = [await makeSetUpToken(db, NOW), await makeSetUpToken(db, NOW)];
    const results = await Promise.all(
      tokens.map((token, index) =>
        createFirstAdministrator(ctx, visit(NOW), token, {
          ...person,
          email: `owner${index}@example.com`,
        }),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await db.selectFrom('customers').select('role').execute()).toEqual([
      { role: 'administrator' },
    ]);
  });

  test('the link is dead after a day', async () => {
    const token = await makeSetUpToken(db, NOW);
    const tomorrow = later(24 * 60 * MINUTE);
    expect(await createFirstAdministrator(tomorrow, visit(NOW), token, person)).toMatchObject({
      ok: false,
    });
    await purgeEndedAccounts(db, tomorrow.now);
    expect(await db.selectFrom('account_tokens').select('hash').execute()).toEqual([]);
  });
});
