import { beforeEach, describe, expect, test } from 'vitest';
import { currentCustomer } from '#server/customers/current-customer.ts';
import { findCustomer } from '#server/customers/find-customer.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { createFirstAdministrator, makeSetUpToken } from './access/first-administrator.ts';
import { logIn } from './access/log-in.ts';
import { askReset, formOfReset, resetPassword } from './access/reset-password.ts';
import { saveDetails } from './access/save-details.ts';
import { verifyEmail } from './access/verify-email.ts';
import { createApplicationPassword } from './api-keys/application-passwords.ts';
import {
  confirmSecondFactor,
  secondFactorState,
  startSecondFactor,
} from './security/second-factor.ts';
import { codeOfStep, getStep } from './security/totp.ts';
import { inside, loadToken, NEW_PASSWORD, NOW } from './testing/test-account.ts';
import { visit } from './testing/test-browsing.ts';
import { addPerson, TEST_PASSWORD } from './testing/test-people.ts';

// An account can be opened with another person's address: what was set up before its owner came
// must
// not stay accessible.
const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const ctx = testContext(db, { now: NOW });
const MAIL = 'ann@example.com';
const names = { firstName: '', lastName: '', displayName: 'Ann' };
const noPasswords = { newPassword: '', repeatedPassword: '' };

async function withSecondFactor(verified: boolean) {
  const id = await addPerson(db, MAIL, NOW, { emailVerified: verified });
  const { browser, logged } = await inside(ctx, MAIL);
  await startSecondFactor(ctx, logged.customer, TEST_PASSWORD);
  const { pending } = await secondFactorState(ctx, logged.customer);
  const code = codeOfStep(pending?.secret ?? '', getStep(NOW));
  return { id, browser, logged, code };
}

test('a second factor set in an unproven name does not keep the owner of the address out [CO-12]', async () => {
  const { logged, code } = await withSecondFactor(false);
  expect(await confirmSecondFactor(ctx, logged, code)).toMatchObject({ ok: true });
  await askReset(ctx, visit(NOW), MAIL);
  const token = await loadToken(db, 'reset-password');
  expect(await resetPassword(ctx, token, NEW_PASSWORD, NEW_PASSWORD)).toEqual({ ok: true });
  expect(await logIn(ctx, visit(NOW), MAIL, NEW_PASSWORD)).toMatchObject({ ok: true });
  expect(await db.selectFrom('account_recovery_codes').selectAll().execute()).toEqual([]);
});

test('a new password makes emails worthless that were asked for with the old one [CO-12]', async () => {
  const id = await addPerson(db, MAIL, NOW, { emailVerified: true });
  const thief = await inside(ctx, MAIL);
  const ann = await inside(ctx, MAIL);
  const known = { ...names, ...noPasswords, currentPassword: TEST_PASSWORD };
  await saveDetails(ctx, thief.logged, { ...known, email: 'thief@example.com' });
  const token = await loadToken(db, 'verify-email');
  const changed = { newPassword: NEW_PASSWORD, repeatedPassword: NEW_PASSWORD };
  await saveDetails(ctx, ann.logged, { ...known, ...changed, email: MAIL });
  expect(await verifyEmail(ctx, token, { id }, null)).toMatchObject({ ok: false });
  expect(await findCustomer(ctx, id)).toMatchObject({ email: MAIL });
});

test('the first administrator becomes the owner of an account in their name with nothing of it left open [CO-12]', async () => {
  const { id, browser, logged, code } = await withSecondFactor(false);
  await confirmSecondFactor(ctx, logged, code);
  const known = { ...names, ...noPasswords, currentPassword: TEST_PASSWORD };
  await saveDetails(ctx, logged, { ...known, email: 'thief@example.com' });
  const email = await loadToken(db, 'verify-email');
  const word = await makeSetUpToken(db, NOW);
  const person = { email: MAIL, password: NEW_PASSWORD, name: 'Ann' };
  expect(await createFirstAdministrator(ctx, visit(NOW), word, person)).toMatchObject({ ok: true });
  expect(await currentCustomer(ctx, browser)).toBeNull();
  expect(await verifyEmail(ctx, email, { id }, null)).toMatchObject({ ok: false });
  expect(await findCustomer(ctx, id)).toMatchObject({ email: MAIL, assignedRole: 'administrator' });
  expect(await logIn(ctx, visit(NOW), MAIL, NEW_PASSWORD)).toMatchObject({ ok: true });
});

test('of two clicks that switch the second factor on one hands out codes, and they open [CO-12]', async () => {
  const { logged, code } = await withSecondFactor(true);
  const clicks = [0, 1].map(() => confirmSecondFactor(ctx, logged, code));
  const done = (await Promise.all(clicks)).filter((click) => click.ok);
  expect(done).toHaveLength(1);
  const [first] = done;
  const recovery = first?.ok ? (first.recoveryCodes[0] ?? '') : '';
  expect(await logIn(ctx, visit(NOW), MAIL, TEST_PASSWORD, recovery)).toMatchObject({ ok: true });
});

describe('a link that resets the password of staff', () => {
  async function staffWithSecondFactor(emailVerified: boolean) {
    const id = await addPerson(db, MAIL, NOW, { role: 'administrator', emailVerified });
    const { logged } = await inside(ctx, MAIL);
    await startSecondFactor(ctx, logged.customer, TEST_PASSWORD);
    const { pending } = await secondFactorState(ctx, logged.customer);
    const key = pending?.secret ?? '';
    await confirmSecondFactor(ctx, logged, codeOfStep(key, getStep(NOW)));
    await askReset(ctx, visit(NOW), MAIL);
    return { id, key, token: await loadToken(db, 'reset-password') };
  }

  test.each([true, false])(
    'asks for the second factor, address confirmed: %s',
    async (verified) => {
      const { id, key, token } = await staffWithSecondFactor(verified);
      expect(await formOfReset(ctx, token)).toMatchObject({ needsCode: true });
      const reset = (code?: string, now = NOW) =>
        resetPassword({ ...ctx, now }, token, NEW_PASSWORD, NEW_PASSWORD, code);
      const used = codeOfStep(key, getStep(NOW));
      expect(await reset()).toEqual({
        ok: false,
        problems: [{ code: 'account.problem.codeNeeded', field: 'code' }],
      });
      for (const wrong of ['000000', used]) {
        expect(await reset(wrong)).toEqual({
          ok: false,
          problems: [{ code: 'account.problem.code', field: 'code' }],
        });
      }
      expect(await logIn(ctx, visit(NOW), MAIL, TEST_PASSWORD)).toMatchObject({
        problems: [{ code: 'account.problem.codeNeeded' }],
      });
      const later = NOW + 60_000;
      await createApplicationPassword(ctx, id, { name: 'Phone' });
      expect(await reset(codeOfStep(key, getStep(later)), later)).toEqual({ ok: true });
      expect(await logIn({ ...ctx, now: later }, visit(later), MAIL, NEW_PASSWORD)).toMatchObject({
        problems: [{ code: 'account.problem.codeNeeded' }],
      });
      expect(await db.selectFrom('application_passwords').selectAll().execute()).toEqual([]);
    },
  );

  test('is not guessed: after six codes the right one waits, too', async () => {
    const { key, token } = await staffWithSecondFactor(true);
    const later = NOW + 60_000;
    const reset = (code: string) =>
      resetPassword({ ...ctx, now: later }, token, NEW_PASSWORD, NEW_PASSWORD, code);
    for (let tries = 0; tries < 6; tries += 1) await reset('000000');
    expect(await reset(codeOfStep(key, getStep(later)))).toMatchObject({
      problems: [{ code: 'account.problem.tooMany' }],
    });
  });
});
