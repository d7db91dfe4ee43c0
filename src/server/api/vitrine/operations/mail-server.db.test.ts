import { createServer } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import type { MailVerdict } from '#rules/emails/mail-verdict.ts';
import { NOW } from '#server/cart/testing/cart-shop.ts';
import { mailEnvironment } from '#server/emails/mail-servers/mail-delivery.ts';
import type { Manner } from '#server/emails/testing/open-mail-server.ts';
import { testMailServer } from '#server/emails/testing/test-mail-server.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { NO_SERVICES } from '#server/platform/services.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

const database = await testDatabase();
const { db } = database;
const server = await testMailServer();
const port = Number(new URL(server.url).port);
const HERE = { host: '127.0.0.1', port, encryption: 'offered' };

beforeEach(async () => {
  await database.reset();
  server.received.length = 0;
  server.manners = ['takes'];
});

type Client = Awaited<ReturnType<typeof vitrineClient>>;
const administrator = (smtpUrl?: string) =>
  vitrineClient(db, {
    role: 'administrator',
    parts: { services: mailEnvironment.add(NO_SERVICES, { demo: false, smtpUrl }) },
  });
const put = (client: Client, body: object) => client.send('PUT', '/mail-server', body);
const read = async (client: Client) => (await client.send('GET', '/mail-server')).body;
const stored = async () =>
  (
    await db.selectFrom('settings').select('value').where('name', '=', 'mail.smtpUrl').execute()
  ).map(({ value }) => value);

describe('the mail server', () => {
  test('is entered by its parts, encrypted, and never shown with its password', async () => {
    const client = await administrator();
    expect(await read(client)).toEqual({
      source: 'none',
      host: '',
      port: 587,
      encryption: 'starttls',
      user: '',
      has_password: false,
      sender_name: '',
      sender_address: '',
      shop_name: 'My shop',
      shop_address: 'shop@example.com',
      trouble: 'files',
      error: '',
      accepted_at: null,
      failed_at: null,
      reports: expect.any(Array),
    });
    const login = { user: 'ada@shop.example', password: 'p@s/s' };
    const sender = { sender_name: 'Ada’s shop', sender_address: 'hello@shop.example' };
    const saved = await put(client, { host: 'mail.example', ...login, ...sender });
    const expected = {
      ...{ host: 'mail.example', port: 587, encryption: 'starttls', user: login.user },
      ...{ ...sender, has_password: true, source: 'settings', trouble: 'untried' },
    };
    expect(saved).toMatchObject({ status: 200, body: expected });
    const text = JSON.stringify([await read(client), await stored()]);
    expect(text).not.toContain('p@s/s');
    expect(text).not.toContain('p%40s');
    const log = await db.selectFrom('manager_changes').selectAll().execute();
    expect(JSON.stringify(log)).not.toContain('p%40s');
    const audited = await db.selectFrom('audit_log').select('details').execute();
    const details = audited.map((entry) => JSON.parse(entry.details));
    expect(details).toContainEqual(expect.objectContaining({ setting: 'mail.smtpUrl' }));
  });

  test('is asked for the password again where it would be sent elsewhere', async () => {
    const client = await administrator();
    await put(client, { host: 'mail.example', user: 'ada', password: 'secret' });
    for (const change of [{ host: 'evil.example' }, { user: 'eve' }]) {
      const refused = await put(client, change);
      expect([refused.status, Object.keys(refused.body.data.params)]).toEqual([400, ['password']]);
    }
    expect(await read(client)).toMatchObject({ host: 'mail.example', user: 'ada' });
    expect((await put(client, { port: 2525, encryption: 'none' })).status).toBe(200);
    expect(await read(client)).toMatchObject({ port: 2525, user: 'ada', has_password: true });
    expect((await put(client, { user: '' })).status).toBe(200);
    expect(await read(client)).toMatchObject({ user: '', has_password: false });
    expect((await put(client, { host: '' })).status).toBe(200);
    expect(await read(client)).toMatchObject({ host: '', source: 'none', trouble: 'files' });
  });

  test.each([
    [{ host: 'smtp://mail.example' }, 'host'],
    [{ host: 'mail example' }, 'host'],
    [{ host: ['mail.example'] }, 'host'],
    [{ port: 25 }, 'host'],
    [{ host: 'mail.example', port: 0 }, 'port'],
    [{ host: 'mail.example', port: 65_536 }, 'port'],
    [{ host: 'mail.example', port: 'x' }, 'port'],
    [{ host: 'mail.example', encryption: 'ssl' }, 'encryption'],
    [{ host: 'mail.example', password: 'x' }, 'user'],
    [{ host: 'mail.example', user: 'u'.repeat(201) }, 'user'],
    [{ sender_address: 'not an address' }, 'sender_address'],
    [{ sender_name: 'n'.repeat(81) }, 'sender_name'],
  ])('is refused as %j, at its field', async (body, field) => {
    const client = await administrator();
    const refused = await put(client, body);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.data.params)).toEqual([field]);
    expect(await stored()).toEqual([]);
  });

  test('is an administrator’s; a manager sets the sender, an editor reads nothing', async () => {
    const manager = await vitrineClient(db);
    expect((await put(manager, { host: 'evil.example' })).status).toBe(403);
    expect((await put(manager, { sender_name: 'Shop' })).status).toBe(200);
    expect(await read(manager)).toMatchObject({ sender_name: 'Shop', host: '' });
    const editor = await vitrineClient(db, { role: 'editor' });
    expect((await editor.send('GET', '/mail-server')).status).toBe(403);
    expect((await editor.send('POST', '/mail-server/test', { to: 'a@example.com' })).status).toBe(
      403,
    );
  });

  test('of the environment wins and stays, whatever is typed', async () => {
    const client = await administrator('smtp://ada:secret@set.example:25');
    expect(await read(client)).toMatchObject({
      ...{ source: 'environment', host: 'set.example', port: 25, user: 'ada', has_password: true },
    });
    expect((await put(client, { host: 'mail.example' })).status).toBe(400);
    expect((await put(client, { sender_name: 'Shop' })).status).toBe(200);
    expect(await stored()).toEqual([]);
  });
});

describe('a test email', () => {
  const test_ = (client: Client, to = 'ada@example.com') =>
    client.send('POST', '/mail-server/test', { to });

  test('arrives at once, and the server’s words are shown', async () => {
    const client = await administrator();
    await put(client, { ...HERE, sender_name: 'Ada’s shop' });
    const { status, body } = await test_(client);
    expect([status, body]).toEqual([
      200,
      { to: 'ada@example.com', verdict: 'accepted', response: '250 taken' },
    ]);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.message).toMatch(/^Subject: \[Test\]/m);
    const at = new Date(NOW).toISOString();
    expect(await read(client)).toMatchObject({ trouble: null, accepted_at: at, failed_at: null });
    const audited = await db
      .selectFrom('audit_log')
      .select('details')
      .where('event', '=', 'mail-server-tested')
      .execute();
    expect(audited).toEqual([{ details: '{"to":"ada@example.com","verdict":"accepted"}' }]);
  });

  test.each<[Manner, MailVerdict, string, boolean]>([
    ['greylists', 'sender-refused', '451 later', true],
    ['refuses-sender', 'sender-refused', '553 not your address', true],
    ['refuses-receiver', 'receiver-refused', '550 nobody here', false],
    ['refuses-content', 'content-refused', '554 no', false],
    ['takes-and-dies', 'unconfirmed', '', true],
    ['dies-at-once', 'no-connection', '', true],
  ])('to a server that %s is %s', async (manner, verdict, response, isTrouble) => {
    server.manners = [manner];
    const client = await administrator();
    await put(client, HERE);
    const { body } = await test_(client);
    expect(body.verdict).toBe(verdict);
    expect(body.response).toContain(response);
    const state = await read(client);
    expect(state.trouble).toBe(isTrouble ? 'failing' : 'untried');
    expect(state.error).toBe(isTrouble ? body.response : '');
  });

  test.each([
    [{ user: 'ada@shop.example', password: 'p@s/s' }, 'accepted', '250 taken'],
    [{ user: 'ada@shop.example', password: 'not the one' }, 'login-refused', '535 5.7.8'],
  ])('logs in with %j: %s', async (login, verdict, response) => {
    server.manners = ['asks-password'];
    const client = await administrator();
    await put(client, { ...HERE, ...login });
    const { body } = await test_(client);
    expect(body.verdict).toBe(verdict);
    expect(body.response).toContain(response);
    expect(JSON.stringify(body)).not.toContain(login.password);
  });

  test('is not sent without the encryption that is required', async () => {
    const client = await administrator();
    await put(client, { ...HERE, encryption: 'starttls' });
    expect((await test_(client)).body.verdict).toBe('not-encrypted');
    await put(client, { encryption: 'tls' });
    expect((await test_(client)).body.verdict).toBe('not-encrypted');
    expect(server.received).toEqual([]);
  });

  test('says where nothing listens, and where something else does', async () => {
    const client = await administrator();
    const other = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    });
    await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
    const address = other.address();
    const used = typeof address === 'object' && address ? address.port : 0;
    await put(client, { ...HERE, port: used });
    expect((await test_(client)).body.verdict).toBe('failed');
    await new Promise((done) => other.close(done));
    expect((await test_(client)).body).toMatchObject({
      verdict: 'no-connection',
      response: expect.stringContaining('ECONNREFUSED'),
    });
  });

  test('needs a server, one that can be read, and an address', async () => {
    const client = await administrator();
    expect((await test_(client)).body).toMatchObject({ verdict: 'no-server', response: '' });
    await put(client, HERE);
    await db.updateTable('settings').set({ value: '"enc:broken"' }).execute();
    for (const to of ['', 'ada', 'ada@example.com, eve@example.com']) {
      const { status, body } = await test_(client, to);
      expect([status, Object.keys(body.data.params)]).toEqual([400, ['to']]);
    }
    expect(server.received).toEqual([]);
  });
});
