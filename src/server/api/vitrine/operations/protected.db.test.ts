import { beforeEach, describe, expect, test } from 'vitest';
import { CONFIRMED_MS } from '#rules/permissions/protected-change.ts';
import { createApplicationPassword } from '#server/accounts/api-keys/application-passwords.ts';
import { createKey } from '#server/accounts/api-keys/create-key.ts';
import { addPerson, TEST_PASSWORD } from '#server/accounts/testing/test-people.ts';
import { NOW, shopContext } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { SETTINGS, type SettingName } from '#server/settings/defaults.ts';
import { getRight } from '#server/settings/protected-settings.ts';
import { isSettingName } from '#server/settings/read-settings.ts';
import { browser } from '../../testing/test-browser.ts';
import { type ClientChoices, managerClient } from '../../wc/testing/manager-client.ts';
import {
  confirmPassword,
  loadRestNonce,
  loggedInBrowser,
} from '../../wp/testing/logged-in-browser.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const basic = (user: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
});
const client = (choices: ClientChoices = {}) => vitrineClient(db, choices);
const stored = (name: string) =>
  db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
const events = async () =>
  (await db.selectFrom('audit_log').select(['event', 'details']).orderBy('id').execute()).map(
    ({ event, details }) => `${event} ${details}`,
  );
const SMTP = 'smtp://thief:pw@mail.evil.example:25';

/** A new value of each protected setting. */
const VALUES: Readonly<Partial<Record<SettingName, unknown>>> = {
  'mail.smtpUrl': SMTP,
  'locations.googleKey': 'AIza-key',
  'locations.nominatimUrl': 'https://places.example/search',
  'locations.tileUrl': 'https://tiles.example/{z}/{x}/{y}.png',
  'api.origins': ['https://app.example'],
  'tracking.endpoint': 'https://events.example/collect',
  'tracking.marketingScripts': ['https://cdn.example/pixel.js'],
  'tracking.statisticsScripts': ['https://cdn.example/count.js'],
  'tracking.youtubeScript': 'https://cdn.example/youtube.js',
  'tracking.vimeoScript': 'https://cdn.example/vimeo.js',
  'tracking.hosts': ['https://cdn.example'],
  'webhooks.allowPrivateAddresses': true,
  'accounts.staffSecondFactor': false,
  'accounts.staffSessionDays': 300,
  'staff.roles': [
    { id: 'custom_a1', name: 'All', permissions: ['manage-settings'], refundLimit: null },
  ],
  'staff.supportRefundLimit': 1_000_000,
  'accounts.auditDays': 90,
  'accounts.logDays': 30,
  'payments.stripePublishableKey': 'pk_test_theirs',
  'payments.stripeSecretKey': 'sk_test_theirs',
  'payments.stripeWebhookSecret': 'whsec_theirs',
  'payments.paypalClientId': 'theirs',
  'payments.paypalClientSecret': 'theirs',
  'payments.paypalWebhookId': 'theirs',
  'payments.paypalSandbox': true,
  'payments.stripe': { ...SETTINGS['payments.stripe'].fallback, capture: 'manual' },
  'payments.paypal': { ...SETTINGS['payments.paypal'].fallback, enabled: false },
};

describe('a protected setting', () => {
  test('each is refused to a manager before anything is done, whatever the value', async () => {
    const names = Object.keys(SETTINGS)
      .filter(isSettingName)
      .filter((name) => getRight(name).permission === 'manage-security');
    expect(names.sort()).toEqual(Object.keys(VALUES).sort());
    const manager = await client();
    for (const [name, value] of Object.entries(VALUES)) {
      for (const sent of [value, { wrong: [true] }]) {
        const response = await manager.send('PUT', `/settings/${name}`, { value: sent });
        expect([response.status, response.body.code], name).toEqual([403, 'rest_cannot_edit']);
      }
      const several = { values: { 'shop.city': 'Oslo', [name]: value } };
      expect((await manager.send('PUT', '/settings', several)).body.data.params).toEqual({
        [`values[${name}]`]: `values[${name}] is changed by administrators only.`,
      });
    }
    expect(await db.selectFrom('settings').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('manager_changes').selectAll().execute()).toEqual([]);
  });

  test('an administrator with a session types the password again, and the audit log has it without values', async () => {
    await addPerson(db, 'ines@example.com', NOW, { role: 'administrator' });
    let now = NOW;
    const parts = {
      get now() {
        return now;
      },
    };
    const client = await loggedInBrowser(db, 'ines@example.com', {}, parts);
    const nonce = await loadRestNonce(client);
    const put = async (values: object) => {
      const response = await client.ask('/wp-json/vitrine/v1/settings', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'x-wp-nonce': nonce },
        body: JSON.stringify({ values }),
      });
      return { status: response.status, body: await response.json() };
    };
    const requested = { status: 403, body: { code: 'vitrine_rest_password_needed' } };
    expect(await put({ 'mail.smtpUrl': SMTP })).toMatchObject(requested);
    expect(await put({ 'shop.city': 'Oslo' })).toMatchObject({ status: 200 });
    expect((await confirmPassword(client, 'not the password')).status).toBe(403);
    expect(await put({ 'mail.smtpUrl': SMTP })).toMatchObject(requested);
    expect((await confirmPassword(client)).status).toBe(200);
    expect(await put({ 'mail.smtpUrl': SMTP, 'accounts.auditDays': 100 })).toMatchObject({
      status: 200,
    });
    const written = await events();
    expect(written).toContain('setting-changed {"setting":"mail.smtpUrl"}');
    expect(written).toContain('setting-changed {"setting":"accounts.auditDays"}');
    expect(written).toContain('password-confirmed {}');
    expect(written.join()).not.toMatch(/thief|Oslo/);
    const log = await db.selectFrom('manager_changes').selectAll().execute();
    expect(JSON.stringify(log)).not.toContain('thief');
    expect((await stored('mail.smtpUrl'))?.value).not.toContain('thief');

    now = NOW + CONFIRMED_MS;
    expect(await put({ 'accounts.auditDays': 120 })).toMatchObject(requested);
    // Another session of the same person has typed nothing.
    now = NOW;
    const other = await loggedInBrowser(db, 'ines@example.com');
    const elsewhere = await other.ask('/wp-json/vitrine/v1/settings/mail.smtpUrl', {
      method: 'DELETE',
      headers: { 'x-wp-nonce': await loadRestNonce(other) },
    });
    expect(elsewhere.status).toBe(403);
  });

  test('a wrong password is counted: after ten the right one waits, too', async () => {
    await addPerson(db, 'ines@example.com', NOW, { role: 'administrator' });
    const client = await loggedInBrowser(db, 'ines@example.com');
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await confirmPassword(client, `guess ${tries}`)).status).toBe(403);
    }
    expect((await confirmPassword(client, TEST_PASSWORD)).status).toBe(429);
    const session = await db.selectFrom('sessions').select('confirmed_at').execute();
    expect(session).toEqual([{ confirmed_at: null }]);
  });

  test('an administrator’s key may where it is limited in nothing; other programs may not', async () => {
    const admin = await client({ role: 'administrator' });
    const { customerId } = admin;
    const put = (headers: Record<string, string>) =>
      admin.send('PUT', '/settings/webhooks.allowPrivateAddresses', { value: true }, headers);
    const limited = { status: 403, body: { code: 'vitrine_rest_person_needed' } };
    const writer = await client({ role: 'administrator', permissions: 'write' });
    const byWriter = await writer.send('PUT', '/settings/webhooks.allowPrivateAddresses', {
      value: true,
    });
    expect(byWriter).toMatchObject(limited);
    const fair = await createKey(shopContext(db), {
      customerId,
      name: 'Fair',
      permissions: 'read_write',
      expiresAt: NOW + 1000,
    });
    expect(await put(basic(fair.key, fair.secret))).toMatchObject(limited);
    const { email } = await db
      .selectFrom('customers')
      .select('email')
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    const application = await createApplicationPassword(shopContext(db), customerId, { name: 'A' });
    expect(await put(basic(email, application.password))).toMatchObject(limited);
    expect(await stored('webhooks.allowPrivateAddresses')).toBeUndefined();
    expect(await put({})).toMatchObject({ status: 200 });
    expect((await events()).at(-1)).toBe(
      `setting-changed {"setting":"webhooks.allowPrivateAddresses","key":${admin.pair.id}}`,
    );
  });

  test('whether a guess of a secret is right is not answered', async () => {
    const admin = await client({ role: 'administrator' });
    await admin.send('PUT', '/settings/mail.smtpUrl', { value: SMTP });
    const manager = await client();
    for (const value of [SMTP, 'smtp://mail.example', '']) {
      expect(
        (await manager.send('PUT', '/settings', { values: { 'mail.smtpUrl': value } })).status,
      ).toBe(403);
    }
    expect((await manager.send('DELETE', '/settings/mail.smtpUrl')).status).toBe(403);
    // What is sent back as it was changes nothing and is no change of a protected setting.
    const same = { 'accounts.auditDays': 400, 'tracking.hosts': [], 'shop.city': 'Oslo' };
    expect((await manager.send('PUT', '/settings', { values: same })).status).toBe(200);
  });

  test('of a bank transfer the accounts are an administrator’s, its words a manager’s', async () => {
    const manager = await client();
    const { value } = (await manager.send('GET', '/settings/payments.bacs')).body;
    const worded = { ...value, title: 'By bank' };
    const put = (sent: unknown) => manager.send('PUT', '/settings/payments.bacs', { value: sent });
    expect((await put(worded)).status).toBe(200);
    const account = { name: 'T', bank: '', number: '', sortCode: '', iban: 'XX00', bic: '' };
    expect((await put({ ...worded, accounts: [account] })).status).toBe(403);
    const admin = await client({ role: 'administrator' });
    const set = { value: { ...worded, accounts: [account] } };
    expect((await admin.send('PUT', '/settings/payments.bacs', set)).status).toBe(200);
    expect((await manager.send('DELETE', '/settings/payments.bacs')).status).toBe(403);
    const gateways = await managerClient(db, {
      settings: { 'payments.bacs': { ...value, accounts: [account] } },
    });
    const renamed = { title: 'Bank', settings: { instructions: 'Soon, please.' } };
    const saved = await gateways.send('PUT', '/payment_gateways/bacs', renamed);
    expect([saved.status, saved.body.title]).toEqual([200, 'Bank']);
    expect(JSON.parse((await stored('payments.bacs'))?.value ?? '{}').accounts).toEqual([account]);
  });
});

describe('a credential', () => {
  test('is made by no program, however much it may', async () => {
    const admin = await client({ role: 'administrator' });
    const writer = await client({ role: 'administrator', permissions: 'write' });
    const keys = [admin, writer];
    const users = '/wp-json/wp/v2/users';
    const staff = { email: 'x@example.com', password: 'quite a long sentence 42', username: 'x' };
    for (const { send, credentials, customerId } of keys) {
      const made: { status: number; body: { code: string } }[] = [
        await send('POST', '/api-keys', { name: 'full', permissions: 'read_write' }),
        await send('POST', '/people', { email: 'x@example.com', role: 'administrator' }),
        await send('PUT', `/people/${customerId}`, { role: 'editor' }),
      ];
      const request = getCalls(credentials);
      const other = keys.find((each) => each.customerId !== customerId)?.customerId;
      made.push(
        await request('POST', `${users}/me/application-passwords`, { name: 'full' }),
        await request('POST', users, { ...staff, roles: ['administrator'] }),
        await request('PUT', `${users}/${other}`, { password: staff.password }),
      );
      for (const { status, body } of made) {
        expect([status, body.code]).toEqual([403, 'vitrine_rest_person_needed']);
      }
    }
    expect(await db.selectFrom('application_passwords').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('api_keys').selectAll().execute()).toHaveLength(2);
    expect(await db.selectFrom('customers').selectAll().execute()).toHaveLength(2);
    expect(await db.selectFrom('account_tokens').selectAll().execute()).toEqual([]);
  });

  test('is made by a person only with the password typed again', async () => {
    await addPerson(db, 'ines@example.com', NOW, { role: 'administrator' });
    const client = await loggedInBrowser(db, 'ines@example.com');
    const nonce = await loadRestNonce(client);
    const post = (path: string, body: object) =>
      client.ask(`/wp-json${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-wp-nonce': nonce },
        body: JSON.stringify(body),
      });
    const attempts: [string, object][] = [
      ['/vitrine/v1/api-keys', { name: 'Till', permissions: 'read' }],
      ['/wp/v2/users/me/application-passwords', { name: 'Till' }],
      ['/vitrine/v1/people', { email: 'new@example.com', role: 'editor' }],
    ];
    for (const [path, body] of attempts) {
      const response = await post(path, body);
      expect([response.status, (await response.json()).code]).toEqual([
        403,
        'vitrine_rest_password_needed',
      ]);
    }
    await confirmPassword(client);
    for (const [path, body] of attempts) expect((await post(path, body)).status).toBe(201);
  });
});

describe('one’s own password and address', () => {
  test('are changed by no call, with whatever one asks', async () => {
    const person = await managerClient(db, { role: 'administrator', by: 'person' });
    const { customerId } = person;
    const before = await loadAccount(customerId);
    const made = await createApplicationPassword(shopContext(db), customerId, { name: 'A' });
    const ways = [
      person.credentials,
      { authorization: person.authorization },
      basic(before.email, made.password),
    ];
    for (const headers of ways) {
      for (const body of [
        { email: 'mine@example.com' },
        { password: 'quite a long sentence 42' },
      ]) {
        for (const path of [
          '/wp-json/wp/v2/users/me',
          `/wp-json/wp/v2/users/${customerId}`,
          `/customers/${customerId}`,
        ]) {
          const response = await person.send('PUT', path, body, headers);
          expect([response.status, response.body.code], path).toEqual([
            403,
            'vitrine_rest_own_credentials',
          ]);
        }
        const batch = { update: [{ id: customerId, ...body }] };
        const reply = await person.send('POST', '/customers/batch', batch, headers);
        expect(reply.body.update[0].error.code).toBe('vitrine_rest_own_credentials');
      }
      const renamed = await person.send(
        'PUT',
        '/wp-json/wp/v2/users/me',
        { name: 'Ines' },
        headers,
      );
      expect(renamed.status).toBe(200);
    }
    const after = await loadAccount(customerId);
    expect([after.email, after.password_hash]).toEqual([before.email, before.password_hash]);
  });

  test('a batch of customers stores no password as it was typed', async () => {
    const { send } = await managerClient(db);
    const ann = await addPerson(db, 'ann@example.com', NOW);
    const password = 'quite a long sentence 42';
    const { body } = await send('POST', '/customers/batch', {
      create: [
        { email: 'ben@example.com', password },
        { email: 'cy@example.com', password: 'x' },
      ],
      update: [{ id: ann, password }],
    });
    expect(body.create[1].error.code).toBe('rest_invalid_param');
    const hashes = await db.selectFrom('customers').select('password_hash').execute();
    expect(hashes).toHaveLength(3);
    expect(JSON.stringify(hashes)).not.toContain('sentence');
    expect(hashes.every(({ password_hash: hash }) => hash.length > 40)).toBe(true);
  });
});

const loadAccount = (id: number) =>
  db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The same credentials for calls outside of `vitrine/v1`. */
function getCalls(credentials: Record<string, string>) {
  const { ask } = browser(db);
  return async (method: string, path: string, sent: object) => {
    const headers = { 'content-type': 'application/json', ...credentials };
    const response = await ask(path, { method, headers, body: JSON.stringify(sent) });
    return { status: response.status, body: await response.json() };
  };
}
