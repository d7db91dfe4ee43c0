import { beforeEach, describe, expect, test } from 'vitest';
import { currentCustomer } from '#server/customers/current-customer.ts';
import { findCustomer } from '#server/customers/find-customer.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { addOrder } from '#server/reviews/testing/order-row.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { logIn } from './access/log-in.ts';
import { registerCustomer } from './access/register-customer.ts';
import { askReset, emailOfReset, formOfReset, resetPassword } from './access/reset-password.ts';
import { sendVerificationAgain, verifyEmail } from './access/verify-email.ts';
import { emails, inside, loadToken, MINUTE, NEW_PASSWORD, NOW } from './testing/test-account.ts';
import { nextVisit, visit } from './testing/test-browsing.ts';
import { addPerson, TEST_PASSWORD } from './testing/test-people.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const ctx = testContext(db, { now: NOW });
const later = (ms: number) => ({ ...ctx, now: NOW + ms });

describe('registering', () => {
  test('opens the account, logs in, and sends a welcome and a question', async () => {
    const browser = visit(NOW);
    const result = await registerCustomer(ctx, browser, {
      email: ' Ann@Example.com',
      password: NEW_PASSWORD,
      firstName: 'Ann',
    });
    expect(result).toMatchObject({
      ok: true,
      customer: {
        email: 'ann@example.com',
        emailVerified: false,
        assignedRole: 'customer',
        name: 'Ann',
      },
    });
    expect(await currentCustomer(ctx, nextVisit(browser, NOW))).toMatchObject({ name: 'Ann' });
    expect((await emails(db)).map(({ kind, to }) => [kind, to])).toEqual([
      ['welcome', 'ann@example.com'],
      ['verify-email', 'ann@example.com'],
    ]);
  });

  test.each([
    ['ann', NEW_PASSWORD, ['email account.problem.email']],
    ['ann@example.com', 'short', ['password account.problem.passwordShort']],
    ['ann@example.com', 'ANN@example.com', ['password account.problem.passwordIsEmail']],
    ['', '', ['email account.problem.email', 'password account.problem.passwordMissing']],
    ['ann@example.com', 'password123', ['password account.problem.passwordWeak']],
    ['ann@example.com', 'qwertyuiop', ['password account.problem.passwordWeak']],
    ['annabelle@example.com', 'annabelle-77', ['password account.problem.passwordOwnWords']],
    ['bob@example.com', NEW_PASSWORD, ['email account.problem.emailTaken']],
    ['BOB@example.com ', NEW_PASSWORD, ['email account.problem.emailTaken']],
  ])(
    '%j with %j is refused at its fields and writes nothing',
    async (email, password, expected) => {
      await addPerson(db, 'bob@example.com', NOW);
      const browser = visit(NOW);
      const result = await registerCustomer(ctx, browser, { email, password });
      const problems = result.ok ? [] : result.problems;
      expect(problems.map(({ code, field }) => `${field} ${code}`)).toEqual(expected);
      expect(browser.cookies.size).toBe(0);
      expect(await emails(db)).toEqual([]);
      expect(await db.selectFrom('customers').select('id').execute()).toHaveLength(1);
    },
  );

  test('the same address five times at once: one account', async () => {
    const results = await Promise.all(
      Array.from({ length: 5 }, () =>
        registerCustomer(ctx, visit(NOW), { email: 'ann@example.com', password: NEW_PASSWORD }),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await emails(db)).filter(({ kind }) => kind === 'welcome')).toHaveLength(1);
  });

  test('a program that registers by the dozen is stopped', async () => {
    for (let tries = 0; tries < 60; tries += 1) {
      await registerCustomer(ctx, visit(NOW), { email: 'x', password: '' });
    }
    const good = { email: 'ann@example.com', password: NEW_PASSWORD };
    expect(await registerCustomer(ctx, visit(NOW), good)).toMatchObject({
      problems: [{ code: 'account.problem.tooMany' }],
    });
    const elsewhere = visit(NOW, { address: '192.0.2.1' });
    expect(await registerCustomer(ctx, elsewhere, good)).toMatchObject({ ok: true });
  });
});

describe('a proven address', () => {
  test('brings the orders its owner placed as a guest, and no one else’s', async () => {
    const browser = visit(NOW);
    const typed = { email: 'ann@example.com', password: NEW_PASSWORD };
    const ann = await registerCustomer(ctx, browser, typed);
    if (!ann.ok) throw new Error('not registered');
    const mine = await addOrder(db, { number: '1', email: 'ann@example.com' });
    await addOrder(db, { number: '2', email: 'bob@example.com' });
    const claimed = () => db.selectFrom('orders').select('id').where('customer_id', 'is not', null);
    expect(await claimed().execute()).toEqual([]);
    const token = await loadToken(db, 'verify-email');
    expect(await verifyEmail(ctx, token, ann.customer, null)).toMatchObject({
      ok: true,
      claimed: 1,
    });
    expect(await claimed().execute()).toEqual([{ id: mine }]);
    expect(await currentCustomer(ctx, nextVisit(browser, NOW))).toMatchObject({
      emailVerified: true,
    });
  });

  test('a link works once, not after two days, and an older email not at all', async () => {
    const id = await addPerson(db, 'ann@example.com', NOW);
    const ann = await findCustomer(ctx, id);
    if (!ann) throw new Error('nobody');
    await sendVerificationAgain(ctx, ann);
    const first = await loadToken(db, 'verify-email');
    await sendVerificationAgain(ctx, ann);
    const second = await loadToken(db, 'verify-email');
    const dead = { ok: false, problems: [{ code: 'account.problem.link' }] };
    expect(await verifyEmail(ctx, first, ann, null)).toEqual(dead);
    expect(await verifyEmail(later(2 * 24 * 60 * MINUTE), second, ann, null)).toEqual(dead);
    expect(await verifyEmail(ctx, second, ann, null)).toMatchObject({ ok: true });
    expect(await verifyEmail(ctx, second, ann, null)).toEqual(dead);
    expect(await verifyEmail(ctx, '', ann, null)).toEqual(dead);
  });

  test('emails are not sent by the dozen', async () => {
    const id = await addPerson(db, 'ann@example.com', NOW);
    const ann = await findCustomer(ctx, id);
    if (!ann) throw new Error('nobody');
    for (let sent = 0; sent < 4; sent += 1) await sendVerificationAgain(ctx, ann);
    expect(await sendVerificationAgain(ctx, ann)).toMatchObject({ ok: false });
    expect(await emails(db)).toHaveLength(4);
  });
});

describe('a forgotten password', () => {
  test('the answer is the same with and without an account; only one gets an email', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    expect(await askReset(ctx, visit(NOW), 'ANN@example.com')).toEqual({ ok: true });
    expect(await askReset(ctx, visit(NOW), 'nobody@example.com')).toEqual({ ok: true });
    expect((await emails(db)).map(({ to }) => to)).toEqual(['ann@example.com']);
    expect(await emailOfReset(ctx, await loadToken(db, 'reset-password'))).toBe('ann@example.com');
  });

  test('the link takes a new password once, ends every session, and keeps the second factor', async () => {
    const id = await addPerson(db, 'ann@example.com', NOW, { emailVerified: true });
    const { browser } = await inside(ctx, 'ann@example.com');
    await db.updateTable('customers').set({ totp_secret: 'ABCDEFGH' }).execute();
    await askReset(ctx, visit(NOW), 'ann@example.com');
    const token = await loadToken(db, 'reset-password');
    expect(await resetPassword(ctx, token, NEW_PASSWORD, 'another one')).toMatchObject({
      problems: [{ code: 'account.problem.passwordRepeat', field: 'password_2' }],
    });
    expect(await resetPassword(ctx, token, 'short', 'short')).toMatchObject({ ok: false });
    expect(await resetPassword(ctx, token, NEW_PASSWORD, NEW_PASSWORD)).toEqual({ ok: true });
    expect(await currentCustomer(ctx, browser)).toBeNull();
    expect(await resetPassword(ctx, token, NEW_PASSWORD, NEW_PASSWORD)).toMatchObject({
      problems: [{ code: 'account.problem.link' }],
    });
    expect(await logIn(ctx, visit(NOW), 'ann@example.com', TEST_PASSWORD)).toMatchObject({
      problems: [{ code: 'account.problem.logIn' }],
    });
    expect(await logIn(ctx, visit(NOW), 'ann@example.com', NEW_PASSWORD)).toMatchObject({
      problems: [{ code: 'account.problem.codeNeeded' }],
    });
    expect(await findCustomer(ctx, id)).toMatchObject({ emailVerified: true });
    const expected = (await emails(db)).slice(1);
    expect(expected).toMatchObject([{ kind: 'password-changed', to: 'ann@example.com' }]);
    expect(JSON.stringify(expected)).not.toContain(token);
    expect(JSON.stringify(expected)).not.toContain(NEW_PASSWORD);
  });

  test('a second factor that falls with an unproven address is reported as well', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    await db.updateTable('customers').set({ totp_secret: 'ABCDEFGH' }).execute();
    await askReset(ctx, visit(NOW), 'ann@example.com');
    const token = await loadToken(db, 'reset-password');
    expect(await resetPassword(ctx, token, NEW_PASSWORD, NEW_PASSWORD)).toEqual({ ok: true });
    expect((await emails(db)).map(({ kind }) => kind)).toEqual([
      'reset-password',
      'second-factor-off',
      'password-changed',
    ]);
  });

  test('ten clicks at once change it once; after an hour it is too late', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    await askReset(ctx, visit(NOW), 'ann@example.com');
    const token = await loadToken(db, 'reset-password');
    expect(await emailOfReset(later(60 * MINUTE), token)).toBeNull();
    const results = await Promise.all(
      Array.from({ length: 10 }, () => resetPassword(ctx, token, NEW_PASSWORD, NEW_PASSWORD)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const expected = (await emails(db)).filter(({ kind }) => kind === 'password-changed');
    expect(expected).toHaveLength(1);
  });

  test('a mailbox is not flooded', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    for (let requestCount = 0; requestCount < 4; requestCount += 1)
      await askReset(ctx, visit(NOW), 'ann@example.com');
    expect(await askReset(ctx, visit(NOW), 'ann@example.com')).toMatchObject({ ok: false });
    expect(await emails(db)).toHaveLength(4);
  });
});

test('staff needs ten characters, also by the link of an email', async () => {
  await addPerson(db, 'max@example.com', NOW, { role: 'editor' });
  await askReset(ctx, visit(NOW), 'max@example.com');
  const token = await loadToken(db, 'reset-password');
  expect(await formOfReset(ctx, token)).toEqual({ shortest: 10, needsCode: false });
  const short = 'zeb7!quok';
  expect(await resetPassword(ctx, token, short, short)).toEqual({
    ok: false,
    problems: [
      { code: 'account.problem.passwordShort', field: 'password_1', values: { count: 10 } },
    ],
  });
  expect(await resetPassword(ctx, token, 'Max 2026!!', 'Max 2026!!')).toMatchObject({
    problems: [{ code: 'account.problem.passwordOwnWords' }],
  });
});
