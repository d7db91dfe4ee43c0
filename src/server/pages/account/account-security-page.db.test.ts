import { beforeEach, expect, test } from 'vitest';
import { makeFormNonce } from '#server/accounts/security/form-nonce.ts';
import { qrImage } from '#server/accounts/security/qr-image.ts';
import { codeOfStep, getStep } from '#server/accounts/security/totp.ts';
import { inside, NOW } from '#server/accounts/testing/test-account.ts';
import { visit } from '#server/accounts/testing/test-browsing.ts';
import { addPerson, TEST_PASSWORD } from '#server/accounts/testing/test-people.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import type { AccountSettingsPage } from '#wire/account.ts';
import type { PageResult } from '../page.ts';
import { editAccountPage } from './account-details-page.ts';
import { accountPage } from './account-page.ts';
import { securityPage } from './account-security-page.ts';

const database = await testDatabase();
const { db } = database;
const ctx = testContext(db, { now: NOW });
beforeEach(() => database.reset());

type Person = Awaited<ReturnType<typeof inside>>;

async function person(email: string): Promise<Person> {
  await addPerson(db, email, NOW);
  return inside(ctx, email);
}

const request = (visitor: Person['browser']) => ({
  path: '/my-account/security',
  params: {},
  query: new URLSearchParams(),
  visitor,
});

const look = ({ browser }: Person) => securityPage.load(ctx, request(browser));

async function send({ browser, logged }: Person, fields: Record<string, string>) {
  const form = new FormData();
  form.set('_wpnonce', makeFormNonce(browser, logged.session, NOW));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return securityPage.post?.(ctx, request(browser), form);
}

function getPending(result: PageResult<'account-settings'> | undefined) {
  if (result?.kind !== 'page') throw new Error(JSON.stringify(result));
  const { view } = result.data as AccountSettingsPage;
  return view.kind === 'security' ? view.pending : null;
}

test('the picture is there while the second factor is set up, for who does it alone', async () => {
  const ann = await person('ann@example.com');
  const bob = await person('bob@example.com');
  expect(securityPage.keep).toBe(false);
  expect(getPending(await look(ann))).toBeNull();

  await send(ann, { start: '1', password: TEST_PASSWORD });
  const pending = getPending(await look(ann));
  expect(pending?.url).toContain(`secret=${pending?.secret}`);
  expect(pending?.picture).toEqual(qrImage(pending?.url ?? ''));
  expect(getPending(await look(bob))).toBeNull();
  expect(await securityPage.load(ctx, request(visit(NOW)))).toMatchObject({ kind: 'redirect' });

  // A wrong code is tried again with the same picture.
  const wrong = await send(ann, { code: 'abcdef' });
  expect(wrong).toMatchObject({ status: 422 });
  expect(getPending(wrong)).toEqual(pending);

  const code = codeOfStep(pending?.secret ?? '', getStep(NOW));
  expect(getPending(await send(ann, { code }))).toBeNull();
  expect(JSON.stringify(await look(ann))).not.toContain(pending?.secret);
});

test('given up, the picture is gone, and the next one is another', async () => {
  const ann = await person('ann@example.com');
  const begin = async () => {
    await send(ann, { start: '1', password: TEST_PASSWORD });
    return getPending(await look(ann))?.picture;
  };
  const first = await begin();
  await send(ann, { cancel: '1' });
  expect(getPending(await look(ann))).toBeNull();
  const second = await begin();
  expect(second?.path).toMatch(/^M4 4h7v1h-7z/);
  expect(second?.path).not.toBe(first?.path);
});

test('staff who owes a second factor is led there before anything else', async () => {
  const strict = testContext(db, { now: NOW, settings: { 'accounts.staffSecondFactor': true } });
  await addPerson(db, 'max@example.com', NOW, { role: 'editor' });
  const max = await inside(ctx, 'max@example.com');
  const at = (path: string) => ({ ...request(max.browser), path });
  const led = { kind: 'redirect', to: '/my-account/security' };
  expect(await accountPage.load(strict, at('/my-account'))).toMatchObject(led);
  expect(await editAccountPage.load(strict, at('/my-account/edit-account'))).toMatchObject(led);
  expect(await securityPage.load(strict, at('/my-account/security'))).toMatchObject({
    kind: 'page',
    data: { view: { owed: true } },
  });
  // Where it is not asked of staff, and for customers, nothing is in the way.
  expect(await accountPage.load(ctx, at('/my-account'))).toMatchObject({ kind: 'page' });
  const ann = await person('ann@example.com');
  expect(await accountPage.load(strict, request(ann.browser))).toMatchObject({ kind: 'page' });
});

test('a device is logged out by its button', async () => {
  const phone = await person('ann@example.com');
  const desk = await inside(ctx, 'ann@example.com');
  const result = await send(desk, { end_session: phone.logged.session });
  expect(result).toMatchObject({ kind: 'redirect', to: '/my-account/security?done=sessionEnded' });
  expect(await securityPage.load(ctx, request(phone.browser))).toMatchObject({ kind: 'redirect' });
  expect(await look(desk)).toMatchObject({ data: { view: { sessions: [{ here: true }] } } });
});
