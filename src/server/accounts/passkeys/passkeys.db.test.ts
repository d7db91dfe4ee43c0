import { beforeEach, describe, expect, test } from 'vitest';
import { currentCustomer } from '#server/customers/current-customer.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { askPasskey, logInByPasskey } from '../access/log-in-by-passkey.ts';
import { listAudit } from '../audit/list-audit.ts';
import { emails, inside, MINUTE, NOW } from '../testing/test-account.ts';
import { testAuthenticator } from '../testing/test-authenticator.ts';
import { nextVisit, visit } from '../testing/test-browsing.ts';
import { addPerson, TEST_PASSWORD } from '../testing/test-people.ts';
import { addPasskey, askForPasskey, loadPasskeys, removePasskey } from './customer-passkeys.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());
const ctx = testContext(db, { now: NOW });

const origin = 'https://shop.example';
const site = 'shop.example';
type Person = Awaited<ReturnType<typeof inside>>;
type Authenticator = ReturnType<typeof testAuthenticator>;

async function ann(): Promise<Person> {
  await addPerson(db, 'ann@example.com', NOW);
  return inside(ctx, 'ann@example.com');
}

async function add({ browser, logged }: Person, device: Authenticator, name = 'My phone') {
  const challenge = await askForPasskey(ctx, origin, logged.customer, TEST_PASSWORD);
  if (!challenge.ok) throw new Error(JSON.stringify(challenge));
  const credential = device.create(challenge.options.challenge);
  const sent = { origin, ticket: challenge.ticket, name, credential };
  return { sent, outcome: await addPasskey(ctx, browser, logged.customer, sent) };
}

async function enter(device: Authenticator, browser = visit(NOW), now = NOW) {
  const challenge = await askPasskey(ctx, browser, origin);
  if (!challenge.ok) throw new Error(JSON.stringify(challenge));
  const credential = device.use(challenge.options.challenge);
  const sent = { origin, ticket: challenge.ticket, credential };
  return { sent, outcome: await logInByPasskey({ ...ctx, now }, browser, sent) };
}

const refused = { ok: false, problems: [{ code: 'account.problem.passkey' }] };

describe('a passkey', () => {
  test('is added with the password, named, listed, used and removed', async () => {
    const person = await ann();
    const { customer } = person.logged;
    const device = testAuthenticator({ origin, site });
    expect(await askForPasskey(ctx, origin, customer, 'wrong')).toMatchObject({
      problems: [{ field: 'passkey_password' }],
    });
    expect((await add(person, device)).outcome).toEqual({ ok: true });
    const [passkey] = await loadPasskeys(ctx, customer.id);
    expect(passkey).toMatchObject({ name: 'My phone', createdAt: NOW, usedAt: null });

    const browser = visit(NOW);
    expect((await enter(device, browser)).outcome).toMatchObject({ ok: true });
    expect(await currentCustomer(ctx, nextVisit(browser, NOW))).toMatchObject({ id: customer.id });
    expect(await loadPasskeys(ctx, customer.id)).toMatchObject([{ usedAt: NOW }]);

    await removePasskey(ctx, customer, passkey?.id ?? '');
    expect(await loadPasskeys(ctx, customer.id)).toEqual([]);
    expect((await enter(device)).outcome).toMatchObject({
      problems: [{ code: 'account.problem.passkeyUnknown' }],
    });
    expect((await emails(db)).map(({ kind }) => kind)).toEqual([
      'passkey-added',
      'new-device',
      'passkey-removed',
    ]);
    const events = (await listAudit(db, { offset: 0, limit: 10 })).entries.map(
      ({ event }) => event,
    );
    expect(events.toReversed()).toEqual(['log-in', 'passkey-added', 'log-in', 'passkey-removed']);
  });

  test('opens an account with a second factor without asking for its code', async () => {
    const person = await ann();
    const device = testAuthenticator({ origin, site });
    await add(person, device);
    await db.updateTable('customers').set({ totp_secret: 'ABCDEFGH' }).execute();
    expect((await enter(device)).outcome).toMatchObject({ ok: true });
  });

  test('without a name it is named after the browser', async () => {
    const person = await ann();
    await add(person, testAuthenticator({ origin, site }), ' ');
    expect(await loadPasskeys(ctx, person.logged.customer.id)).toMatchObject([
      { name: 'an unknown device' },
    ]);
  });

  test('is removed by its owner only', async () => {
    const person = await ann();
    await add(person, testAuthenticator({ origin, site }));
    const [passkey] = await loadPasskeys(ctx, person.logged.customer.id);
    const other = await addPerson(db, 'bob@example.com', NOW);
    await removePasskey(ctx, { ...person.logged.customer, id: other }, passkey?.id ?? '');
    expect(await loadPasskeys(ctx, person.logged.customer.id)).toHaveLength(1);
  });
});

describe('what an authenticator answers is refused', () => {
  test.each([
    ['for another site', { origin: 'https://evil.example', site: 'evil.example' }],
    ['from another origin', { origin: 'https://evil.example', site }],
    ['without a fingerprint or PIN', { origin, site, verified: false }],
  ])('%s, when it is added and when it is used', async (_, parts) => {
    const person = await ann();
    expect((await add(person, testAuthenticator(parts))).outcome).toMatchObject(refused);
    expect(await loadPasskeys(ctx, person.logged.customer.id)).toEqual([]);
  });

  test('a second time: each challenge counts once', async () => {
    const person = await ann();
    const device = testAuthenticator({ origin, site });
    const { sent } = await add(person, device);
    expect(await addPasskey(ctx, person.browser, person.logged.customer, sent)).toMatchObject(
      refused,
    );
    const first = await enter(device);
    expect(first.outcome).toMatchObject({ ok: true });
    expect(await logInByPasskey(ctx, visit(NOW), first.sent)).toMatchObject({
      problems: [{ code: 'account.problem.challenge' }],
    });
  });

  test('too late, and with the challenge of another customer', async () => {
    const person = await ann();
    const device = testAuthenticator({ origin, site });
    await add(person, device);
    expect((await enter(device, visit(NOW), NOW + 6 * MINUTE)).outcome).toMatchObject({
      problems: [{ code: 'account.problem.challenge' }],
    });
    await addPerson(db, 'bob@example.com', NOW);
    const bob = await inside(ctx, 'bob@example.com');
    const challenge = await askForPasskey(ctx, origin, person.logged.customer, TEST_PASSWORD);
    if (!challenge.ok) throw new Error('not asked');
    const credential = testAuthenticator({ origin, site }).create(challenge.options.challenge);
    const sent = { origin, ticket: challenge.ticket, name: '', credential };
    expect(await addPasskey(ctx, bob.browser, bob.logged.customer, sent)).toMatchObject(refused);
  });

  test('with a counter that did not grow: the key was copied', async () => {
    const person = await ann();
    const device = testAuthenticator({ origin, site });
    await add(person, device);
    device.setCounter(7);
    expect((await enter(device)).outcome).toMatchObject({ ok: true });
    device.setCounter(7);
    expect((await enter(device)).outcome).toMatchObject(refused);
    expect((await listAudit(db, { offset: 0, limit: 1 })).entries).toMatchObject([
      { event: 'log-in-failed', details: { by: 'passkey' } },
    ]);
    device.setCounter(8);
    expect((await enter(device)).outcome).toMatchObject({ ok: true });
  });

  test('signed by another key', async () => {
    const person = await ann();
    const device = testAuthenticator({ origin, site });
    await add(person, device);
    const challenge = await askPasskey(ctx, visit(NOW), origin);
    if (!challenge.ok) throw new Error('not asked');
    const { id, rawId } = device.use(challenge.options.challenge);
    const forged = testAuthenticator({ origin, site }).use(challenge.options.challenge);
    const credential = { ...forged, id, rawId };
    expect(
      await logInByPasskey(ctx, visit(NOW), { origin, ticket: challenge.ticket, credential }),
    ).toMatchObject(refused);
  });
});
