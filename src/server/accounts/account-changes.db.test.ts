import { beforeEach, describe, expect, test } from 'vitest';
import { currentCustomer } from '#server/customers/current-customer.ts';
import { findCustomer } from '#server/customers/find-customer.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { EMPTY_ADDRESS } from '#wire/address.ts';
import { logIn } from './access/log-in.ts';
import { askReset, emailOfReset } from './access/reset-password.ts';
import { type Details, saveDetails, waitingEmail } from './access/save-details.ts';
import { verifyEmail } from './access/verify-email.ts';
import { createApplicationPassword } from './api-keys/application-passwords.ts';
import { logOutDevice, logOutElsewhere, noteSeen, openSessions } from './customer-sessions.ts';
import { saveAddress } from './save-address.ts';
import {
  confirmSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
  startSecondFactor,
  stopSecondFactor,
} from './security/second-factor.ts';
import { codeOfStep, getStep } from './security/totp.ts';
import { emails, inside, loadToken, NEW_PASSWORD, NOW } from './testing/test-account.ts';
import { visit } from './testing/test-browsing.ts';
import { addPerson, TEST_PASSWORD } from './testing/test-people.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const ctx = testContext(db, { now: NOW });

describe('details', () => {
  const typed: Details = {
    firstName: 'Ann',
    lastName: 'Lee',
    displayName: 'Ann L.',
    email: 'ann@example.com',
    currentPassword: '',
    newPassword: '',
    repeatedPassword: '',
  };

  test('names are saved without a password', async () => {
    const id = await addPerson(db, 'ann@example.com', NOW);
    const { logged } = await inside(ctx, 'ann@example.com');
    expect(await saveDetails(ctx, logged, typed)).toEqual({
      ok: true,
      passwordChanged: false,
      emailAsked: false,
    });
    expect(await findCustomer(ctx, id)).toMatchObject({ name: 'Ann L.', lastName: 'Lee' });
  });

  test('a new password asks for the current one and ends the other sessions', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    const phone = await inside(ctx, 'ann@example.com');
    const { browser, logged } = await inside(ctx, 'ann@example.com');
    await db.deleteFrom('jobs').execute();
    const changes = { ...typed, newPassword: NEW_PASSWORD, repeatedPassword: NEW_PASSWORD };
    expect(await saveDetails(ctx, logged, { ...changes, currentPassword: 'wrong' })).toMatchObject({
      problems: [{ code: 'account.problem.passwordCurrent', field: 'password_current' }],
    });
    expect(await currentCustomer(ctx, phone.browser)).not.toBeNull();
    expect(await emails(db)).toEqual([]);
    const right = { ...changes, currentPassword: TEST_PASSWORD };
    expect(await saveDetails(ctx, logged, right)).toMatchObject({ passwordChanged: true });
    expect(await emails(db)).toMatchObject([
      { kind: 'password-changed', to: 'ann@example.com', data: { name: 'Ann', at: NOW } },
    ]);
    expect(JSON.stringify(await emails(db))).not.toContain(NEW_PASSWORD);
    expect(await currentCustomer(ctx, phone.browser)).toBeNull();
    expect(await currentCustomer(ctx, browser)).not.toBeNull();
  });

  test('a new e-mail address asks for the password, and counts once its email is answered', async () => {
    const id = await addPerson(db, 'ann@example.com', NOW, { emailVerified: true });
    await addPerson(db, 'bob@example.com', NOW);
    const { logged } = await inside(ctx, 'ann@example.com');
    const changes = { ...typed, email: 'New@example.com' };
    expect(await saveDetails(ctx, logged, changes)).toMatchObject({
      problems: [{ field: 'password_current' }],
    });
    expect(await saveDetails(ctx, logged, { ...changes, email: 'bob@example.com' })).toMatchObject({
      problems: [{ code: 'account.problem.emailTaken' }],
    });
    const right = { ...changes, currentPassword: TEST_PASSWORD };
    expect(await saveDetails(ctx, logged, right)).toMatchObject({ emailAsked: true });
    expect(await findCustomer(ctx, id)).toMatchObject({ email: 'ann@example.com' });
    expect(await waitingEmail(ctx, id)).toBe('new@example.com');
    expect((await emails(db)).map(({ to }) => to)).toEqual(['new@example.com']);
    const token = await loadToken(db, 'verify-email');
    expect(await verifyEmail(ctx, token, logged.customer, null)).toMatchObject({ ok: true });
    expect(await findCustomer(ctx, id)).toMatchObject({
      email: 'new@example.com',
      emailVerified: true,
    });
    expect(await waitingEmail(ctx, id)).toBeNull();
    expect((await emails(db)).slice(1)).toMatchObject([
      {
        kind: 'email-changed',
        to: 'ann@example.com',
        data: { name: 'Ann', email: 'n…@example.com', at: NOW },
      },
    ]);
    expect(await verifyEmail(ctx, token, logged.customer, null)).toMatchObject({ ok: false });
    expect(await emails(db)).toHaveLength(2);
  });

  test('a new address or password ends other sessions and application passwords, and links that were asked for', async () => {
    const id = await addPerson(db, 'ann@example.com', NOW, { role: 'editor' });
    const passwords = () => db.selectFrom('application_passwords').select('name').execute();
    const open = async (session: Awaited<ReturnType<typeof inside>>) =>
      (await currentCustomer(ctx, session.browser)) !== null;
    const here = await inside(ctx, 'ann@example.com');
    const thief = await inside(ctx, 'ann@example.com');
    await createApplicationPassword(ctx, id, { name: 'Phone' });
    await askReset(ctx, visit(NOW), 'ann@example.com');
    const changes = { ...typed, email: 'new@example.com', currentPassword: TEST_PASSWORD };
    await saveDetails(ctx, here.logged, changes);
    expect([await open(thief), await passwords()]).toEqual([true, [{ name: 'Phone' }]]);
    const token = await loadToken(db, 'verify-email');
    const { customer, session } = here.logged;
    expect(await verifyEmail(ctx, token, customer, session)).toMatchObject({ ok: true });
    expect([await open(here), await open(thief), await passwords()]).toEqual([true, false, []]);
    expect(await emailOfReset(ctx, await loadToken(db, 'reset-password'))).toBeNull();

    const again = await inside(ctx, 'new@example.com');
    await createApplicationPassword(ctx, id, { name: 'Till' });
    const changed = { newPassword: NEW_PASSWORD, repeatedPassword: NEW_PASSWORD };
    await saveDetails(ctx, again.logged, { ...changes, ...changed });
    expect([await open(here), await open(again), await passwords()]).toEqual([false, true, []]);
  });

  test('an address somebody else took meanwhile stays theirs', async () => {
    const id = await addPerson(db, 'ann@example.com', NOW);
    const { logged } = await inside(ctx, 'ann@example.com');
    const changes = { ...typed, email: 'new@example.com', currentPassword: TEST_PASSWORD };
    await saveDetails(ctx, logged, changes);
    await addPerson(db, 'new@example.com', NOW);
    const token = await loadToken(db, 'verify-email');
    expect(await verifyEmail(ctx, token, logged.customer, null)).toMatchObject({
      problems: [{ code: 'account.problem.emailTaken' }],
    });
    expect(await findCustomer(ctx, id)).toMatchObject({ email: 'ann@example.com' });
    expect((await emails(db)).map(({ kind }) => kind)).toEqual(['verify-email']);
  });

  test('a name carries neither lines of its own nor a web address into emails [CO-12]', async () => {
    const id = await addPerson(db, 'ann@example.com', NOW);
    const { logged } = await inside(ctx, 'ann@example.com');
    const named = (firstName: string) => saveDetails(ctx, logged, { ...typed, firstName });
    for (const word of ['Win at https://evil.example', '<b>Ann</b>']) {
      expect(await named(word)).toMatchObject({
        problems: [{ code: 'account.problem.nameText', field: 'account_first_name' }],
      });
    }
    expect(await named(' Ann\r\nBcc: all\u202e@example.com ')).toMatchObject({ ok: true });
    expect((await findCustomer(ctx, id))?.firstName).toBe('Ann Bcc: all @example.com');
  });

  test('asking for one address after another ends before a list is through [CO-12]', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    await addPerson(db, 'bob@example.com', NOW);
    const { logged } = await inside(ctx, 'ann@example.com');
    const ask = async (email: string) => {
      const result = await saveDetails(ctx, logged, { ...typed, email });
      return result.ok ? [] : result.problems.map(({ code }) => code);
    };
    for (let requestCount = 0; requestCount < 20; requestCount += 1) {
      expect(await ask('bob@example.com')).toEqual(['account.problem.emailTaken']);
    }
    expect(await ask('bob@example.com')).toEqual(['account.problem.tooMany']);
    expect(await ask('free@example.com')).toEqual(['account.problem.tooMany']);
    expect(await ask('ann@example.com')).toEqual([]);
  });

  test('an address is stored for its kind', async () => {
    const id = await addPerson(db, 'ann@example.com', NOW);
    await saveAddress(ctx, id, 'shipping', { ...EMPTY_ADDRESS, city: 'Ghent', country: 'BE' });
    expect(await findCustomer(ctx, id)).toMatchObject({
      shipping: { city: 'Ghent' },
      billing: { city: '' },
    });
  });
});

describe('the second factor', () => {
  test('is set up by a code, and its recovery codes open the account once each', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    const { logged } = await inside(ctx, 'ann@example.com');
    const { customer } = logged;
    expect(await confirmSecondFactor(ctx, logged, '123456')).toMatchObject({ ok: false });
    expect(await startSecondFactor(ctx, customer, 'wrong')).toMatchObject({
      problems: [{ field: 'password' }],
    });
    expect((await secondFactorState(ctx, customer)).pending).toBeNull();
    await startSecondFactor(ctx, customer, TEST_PASSWORD);
    const { pending } = await secondFactorState(ctx, customer);
    const secret = pending?.secret ?? '';
    expect(await confirmSecondFactor(ctx, logged, '000000')).toMatchObject({ ok: false });
    const code = codeOfStep(secret, getStep(NOW));
    const done = await confirmSecondFactor(ctx, logged, code);
    const codes = done.ok ? done.recoveryCodes : [];
    expect(new Set(codes).size).toBe(10);
    const enter = (word: string) =>
      logIn(ctx, visit(NOW), 'ann@example.com', TEST_PASSWORD, word.toLowerCase());
    // The code that switched it on is used up.
    expect(await enter(code)).toMatchObject({ problems: [{ code: 'account.problem.code' }] });
    expect(await enter(codes[3] ?? '')).toMatchObject({ ok: true });
    expect(await enter(codes[3] ?? '')).toMatchObject({ ok: false });
    const stored = JSON.stringify(
      await db.selectFrom('account_recovery_codes').selectAll().execute(),
    );
    expect(stored).not.toContain(codes[0]);
  });

  test('new codes replace the old; both that and switching off ask for password and code', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    const { browser, logged } = await inside(ctx, 'ann@example.com');
    const { customer } = logged;
    await startSecondFactor(ctx, customer, TEST_PASSWORD);
    const { pending } = await secondFactorState(ctx, customer);
    const codeAt = (later: number) => codeOfStep(pending?.secret ?? '', getStep(NOW) + later);
    const first = await confirmSecondFactor(ctx, logged, codeAt(0));
    const old = first.ok ? first.recoveryCodes : [];
    const proof = { password: TEST_PASSWORD, code: old[0] ?? '' };
    for (const change of [renewRecoveryCodes, stopSecondFactor]) {
      expect(await change(ctx, customer, { ...proof, password: 'wrong' })).toMatchObject({
        problems: [{ code: 'account.problem.passwordCurrent', field: 'password' }],
      });
      for (const code of ['', '000000', codeAt(0)]) {
        expect(await change(ctx, customer, { ...proof, code })).toMatchObject({
          problems: [{ code: 'account.problem.code', field: 'code' }],
        });
      }
      await db.deleteFrom('account_attempts').execute();
    }
    const renewed = await renewRecoveryCodes(ctx, customer, proof);
    const codes = renewed.ok ? renewed.recoveryCodes : [];
    expect(codes).toHaveLength(10);
    const entered = await logIn(ctx, visit(NOW), 'ann@example.com', TEST_PASSWORD, old[1]);
    expect(entered).toMatchObject({ ok: false });
    expect(await currentCustomer(ctx, browser)).toMatchObject({ secondFactor: true });
    expect((await emails(db)).map(({ kind }) => kind)).toEqual(['second-factor-on']);
    // From two tabs at once with the same code: switched off once, and one email.
    const stop = () => stopSecondFactor(ctx, customer, { ...proof, code: codes[0] ?? '' });
    const stopped = await Promise.all([stop(), stop()]);
    expect(stopped.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await currentCustomer(ctx, browser)).toMatchObject({ secondFactor: false });
    expect((await emails(db)).slice(1)).toMatchObject([
      { kind: 'second-factor-off', to: 'ann@example.com', data: { at: NOW } },
    ]);
  });

  test('other devices are logged out when it is switched on, and its owner gets an email', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    const phone = await inside(ctx, 'ann@example.com');
    const { browser, logged } = await inside(ctx, 'ann@example.com');
    await db.deleteFrom('jobs').execute();
    await startSecondFactor(ctx, logged.customer, TEST_PASSWORD);
    const { pending } = await secondFactorState(ctx, logged.customer);
    expect(await currentCustomer(ctx, phone.browser)).not.toBeNull();
    await confirmSecondFactor(ctx, logged, codeOfStep(pending?.secret ?? '', getStep(NOW)));
    expect(await currentCustomer(ctx, phone.browser)).toBeNull();
    expect(await currentCustomer(ctx, browser)).toMatchObject({ secondFactor: true });
    expect(await emails(db)).toMatchObject([
      { kind: 'second-factor-on', to: 'ann@example.com', data: { at: NOW } },
    ]);
  });

  test('a key already in use is not replaced by starting again', async () => {
    const id = await addPerson(db, 'ann@example.com', NOW);
    const { logged } = await inside(ctx, 'ann@example.com');
    await db.updateTable('customers').set({ totp_secret: 'ABCDEFGH' }).execute();
    await startSecondFactor(ctx, logged.customer, TEST_PASSWORD);
    const ann = await findCustomer(ctx, id);
    expect(ann && (await secondFactorState(ctx, ann)).pending).toBeNull();
  });
});

describe('sessions', () => {
  const on = (browser: string, system: string) => {
    const agent = `Mozilla/5.0 (${system}) ${browser}/1.0`;
    return inside(ctx, 'ann@example.com', visit(NOW, { headers: { 'user-agent': agent } }));
  };

  test('are listed by device, this one first, and each can be logged out', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    await addPerson(db, 'bob@example.com', NOW);
    const bob = await inside(ctx, 'bob@example.com');
    const phone = await on('Firefox', 'Android');
    const desk = await on('Chrome', 'Windows');
    expect(await openSessions(ctx, phone.logged)).toEqual([
      { id: phone.logged.session, browser: 'Firefox', system: 'Android', seenAt: NOW, here: true },
      { id: desk.logged.session, browser: 'Chrome', system: 'Windows', seenAt: NOW, here: false },
    ]);
    const later = { ...ctx, now: NOW + 3_600_000 };
    await noteSeen(later, desk.logged);
    expect(await openSessions(ctx, phone.logged)).toMatchObject([{}, { seenAt: later.now }]);
    // Neither oneself nor another customer.
    await logOutDevice(ctx, phone.logged, phone.logged.session);
    await logOutDevice(ctx, phone.logged, bob.logged.session);
    expect(await currentCustomer(ctx, phone.browser)).not.toBeNull();
    expect(await currentCustomer(ctx, bob.browser)).not.toBeNull();
    await logOutDevice(ctx, phone.logged, desk.logged.session);
    expect(await currentCustomer(ctx, desk.browser)).toBeNull();
  });

  test('logging out everywhere else leaves this one', async () => {
    await addPerson(db, 'ann@example.com', NOW);
    await addPerson(db, 'bob@example.com', NOW);
    const bob = await inside(ctx, 'bob@example.com');
    const phone = await inside(ctx, 'ann@example.com');
    const desk = await inside(ctx, 'ann@example.com');
    expect(await openSessions(ctx, desk.logged)).toHaveLength(2);
    await logOutElsewhere(ctx, desk.logged);
    expect(await openSessions(ctx, desk.logged)).toHaveLength(1);
    expect(await currentCustomer(ctx, desk.browser)).not.toBeNull();
    expect(await currentCustomer(ctx, phone.browser)).toBeNull();
    expect(await currentCustomer(ctx, bob.browser)).not.toBeNull();
  });
});
