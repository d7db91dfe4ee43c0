import { createHmac, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { signatureBase } from '#rules/oauth/signature-base.ts';
import { createApplicationPassword } from '#server/accounts/api-keys/application-passwords.ts';
import { revokeKey } from '#server/accounts/api-keys/revoke.ts';
import { addPerson } from '#server/accounts/testing/test-people.ts';
import { NOW, shopContext } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { saveTaxRate } from '#server/tax/save-tax-rate.ts';
import { origin } from '../testing/test-browser.ts';
import { type ManagerClient, managerClient } from '../wc/testing/manager-client.ts';
import { recorded, replay } from '../wc/testing/recorded.ts';
import { loadRestNonce, loggedInBrowser } from '../wp/testing/logged-in-browser.ts';

// On PostgreSQL in every run: the journey of a managed resource.

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const basic = (user: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
});
const refusal = (status: number, code: string) => ({ status, body: { code } });
const CANNOT_VIEW = 'woocommerce_rest_cannot_view';
const WRONG = 'woocommerce_rest_authentication_error';

function signed(
  { pair }: ManagerClient,
  path: string,
  changed: Record<string, string> = {},
  hash = 'sha256',
): string {
  const url = new URL(`${origin}/wp-json/wc/v3${path}`);
  const oauth = {
    oauth_consumer_key: pair.key,
    oauth_timestamp: String(NOW / 1000),
    oauth_nonce: randomBytes(8).toString('hex'),
    oauth_signature_method: hash === 'sha1' ? 'HMAC-SHA1' : 'HMAC-SHA256',
    ...changed,
  };
  for (const [name, value] of Object.entries(oauth)) url.searchParams.set(name, value);
  const base = signatureBase('GET', `${url.origin}${url.pathname}`, [...url.searchParams]);
  const signature = createHmac(hash, `${pair.secret}&`).update(base).digest('base64');
  url.searchParams.set('oauth_signature', signature);
  return `${url.pathname}${url.search}`;
}

describe('who may', () => {
  test('somebody who says nothing gets 401, by the recorded codes', async () => {
    const { send } = await managerClient(db);
    const anonymous = { send: (method: string, path: string) => send(method, path, undefined, {}) };
    const list = recorded('products').find(({ request }) => request.auth === 'none');
    expect(list?.status).toBe(401);
    if (list) await replay(anonymous, list, { path: '/taxes' });
    expect(await send('POST', '/taxes', { name: 'A' }, {})).toMatchObject(
      refusal(401, 'woocommerce_rest_cannot_create'),
    );
    expect((await send('GET', '/taxes', undefined, {})).headers.has('allow')).toBe(false);
  });

  test('a key opens by basic and by query, and only with its own secret', async () => {
    const { send, pair } = await managerClient(db);
    expect((await send('GET', '/taxes')).status).toBe(200);
    const query = new URLSearchParams({ consumer_key: pair.key, consumer_secret: pair.secret });
    expect((await send('GET', `/taxes?${query}`, undefined, {})).status).toBe(200);
    expect(await send('GET', '/taxes', undefined, basic(pair.key, 'cs_wrong'))).toMatchObject(
      refusal(401, WRONG),
    );
    expect(await send('GET', '/taxes', undefined, basic('ck_none', pair.secret))).toMatchObject(
      refusal(401, WRONG),
    );
  });

  test('a key that is revoked, or only reads, or only writes, is held to it', async () => {
    const reader = await managerClient(db, { permissions: 'read' });
    expect((await reader.send('GET', '/taxes')).status).toBe(200);
    expect(await reader.send('POST', '/taxes', { name: 'A' })).toMatchObject(refusal(401, WRONG));
    const writer = await managerClient(db, { permissions: 'write' });
    expect((await writer.send('POST', '/taxes', { name: 'A' })).status).toBe(201);
    expect(await writer.send('GET', '/taxes')).toMatchObject(refusal(401, WRONG));
    await revokeKey(shopContext(db), writer.pair.id);
    expect(await writer.send('POST', '/taxes', {})).toMatchObject(refusal(401, WRONG));
  });

  test('the role of its owner limits a key', async () => {
    const editor = await managerClient(db, { role: 'editor' });
    expect(await editor.send('GET', '/taxes')).toMatchObject(refusal(403, CANNOT_VIEW));
  });

  test.each(['sha1', 'sha256'])(
    'a request signed by OAuth 1.0a with %s is good for once',
    async (hash) => {
      const client = await managerClient(db);
      const path = signed(client, '/taxes?per_page=2&order=asc', {}, hash);
      expect((await client.send('GET', path, undefined, {})).status).toBe(200);
      expect(await client.send('GET', path, undefined, {})).toMatchObject(refusal(401, WRONG));
      const other = signed(client, '/taxes', { oauth_timestamp: String(NOW / 1000 - 3600) }, hash);
      expect(await client.send('GET', other, undefined, {})).toMatchObject(refusal(401, WRONG));
      const bent = signed(client, '/taxes', {}, hash).replace('/taxes?', '/taxes?page=2&');
      expect(await client.send('GET', bent, undefined, {})).toMatchObject(refusal(401, WRONG));
    },
  );

  test('an application password opens for its owner', async () => {
    const { send } = await managerClient(db);
    const id = await addPerson(db, 'ada@example.com', NOW, { role: 'shop_manager' });
    const { password } = await createApplicationPassword(shopContext(db), id, { name: 'Labels' });
    const ada = basic('ada@example.com', password);
    expect((await send('GET', '/taxes', undefined, ada)).status).toBe(200);
    const wrong = basic('ada@example.com', 'nonsense');
    expect(await send('GET', '/taxes', undefined, wrong)).toMatchObject({ status: 401 });
  });

  test('a logged-in manager needs the nonce of the session', async () => {
    await addPerson(db, 'mia@example.com', NOW, { role: 'shop_manager' });
    const client = await loggedInBrowser(db, 'mia@example.com');
    const path = '/wp-json/wc/v3/taxes';
    expect((await client.ask(path)).status).toBe(401);
    const nonce = await loadRestNonce(client);
    expect((await client.ask(path, { headers: { 'x-wp-nonce': nonce } })).status).toBe(200);
    expect((await client.ask(path, { headers: { 'x-wp-nonce': 'wrong' } })).status).toBe(403);
  });

  test('a key that asks too often waits', async () => {
    const { send } = await managerClient(db, { settings: { 'api.requestsPerMinute': 2 } });
    const statuses = [];
    for (let round = 0; round < 3; round += 1) statuses.push((await send('GET', '/taxes')).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('the last use of a key is noted, and only hashes of it are stored', async () => {
    const { send, pair } = await managerClient(db);
    await send('GET', '/taxes');
    const row = await db.selectFrom('api_keys').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ last_used_at: NOW, key_ending: pair.key.slice(-7) });
    expect(JSON.stringify(row)).not.toContain(pair.secret);
    expect(JSON.stringify(row)).not.toContain(pair.key);
  });
});

describe('how it is asked', () => {
  test('pages, links and one of two methods by override', async () => {
    const { send } = await managerClient(db);
    for (const name of ['A', 'B', 'C']) await saveTaxRate(db, { name, rate: 1 });
    const list = await send('GET', '/taxes?per_page=1&page=2&orderby=id&order=asc');
    expect(list.body).toMatchObject([{ name: 'B' }]);
    expect(list.headers.get('x-wp-total')).toBe('3');
    expect(list.headers.get('x-wp-totalpages')).toBe('3');
    expect(list.headers.get('link')).toContain('page=3&orderby=id&order=asc>; rel="next"');
    expect(
      (await send('GET', '/taxes?per_page=1&offset=2&orderby=id&order=asc')).body,
    ).toMatchObject([{ name: 'C' }]);
    const [{ id }] = list.body;
    expect((await send('POST', `/taxes/${id}?_method=DELETE&force=true`)).status).toBe(200);
    expect((await send('GET', `/taxes/${id}`)).status).toBe(404);
  });

  test('wrong parameters are named each, in the format of WordPress', async () => {
    const { send } = await managerClient(db);
    const wrong = recorded('products').find(({ request }) => request.path.includes('per_page=0'));
    if (!wrong) throw new Error('not recorded');
    const { body } = await replay({ send }, wrong, { path: '/taxes?per_page=0' });
    expect(body).toEqual(wrong.body);
    expect((await send('POST', '/taxes', { name: 12, priority: 'x' })).body).toEqual({
      code: 'rest_invalid_param',
      message: 'Invalid parameter(s): name, priority',
      data: {
        status: 400,
        params: {
          name: 'name is not of type string.',
          priority: 'priority is not of type integer.',
        },
        details: {
          name: {
            code: 'rest_invalid_type',
            message: 'name is not of type string.',
            data: { param: 'name' },
          },
          priority: {
            code: 'rest_invalid_type',
            message: 'priority is not of type integer.',
            data: { param: 'priority' },
          },
        },
      },
    });
    expect((await send('GET', '/taxes?order=up')).body.data.details.order).toEqual({
      code: 'rest_not_in_enum',
      message: 'order is not one of asc and desc.',
      data: null,
    });
  });

  test('some fields, and everything in an envelope', async () => {
    const { send } = await managerClient(db);
    await saveTaxRate(db, { name: 'A', rate: 1 });
    expect((await send('GET', '/taxes?_fields=name,_links.self')).body).toEqual([
      {
        name: 'A',
        _links: {
          self: [
            {
              href: expect.stringContaining('/wc/v3/taxes/'),
              targetHints: { allow: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
            },
          ],
        },
      },
    ]);
    const { status, body } = await send('GET', '/taxes/999?_envelope');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { status: 404, body: { data: {} } },
    });
  });

  test('OPTIONS describes the fields and what may be sent', async () => {
    const { send } = await managerClient(db);
    const { body } = await send('OPTIONS', '/taxes');
    expect(body).toMatchObject({
      namespace: 'wc/v3',
      methods: ['GET', 'POST'],
      schema: { title: 'tax', properties: { id: { type: 'integer', readonly: true } } },
    });
    expect(body.endpoints[0].args.per_page).toEqual({
      description: 'How many entries a page has.',
      required: false,
      type: 'integer',
      minimum: 1,
      maximum: 100,
      default: 10,
    });
  });

  test('the second of two managers is warned', async () => {
    const { send, authorization } = await managerClient(db);
    const id = await saveTaxRate(db, { name: 'A', rate: 1 });
    const etag = (await send('GET', `/taxes/${id}`)).headers.get('etag') ?? '';
    const save = (name: string) =>
      send('PUT', `/taxes/${id}`, { name }, { authorization, 'if-match': etag });
    expect((await save('B')).status).toBe(200);
    expect(await save('C')).toMatchObject(refusal(412, 'rest_precondition_failed'));
    expect((await send('GET', `/taxes/${id}`)).body.name).toBe('B');
  });

  test('a page of another site cannot write, a program with a key can', async () => {
    const { send, authorization } = await managerClient(db);
    const from = { origin: 'https://evil.example' };
    expect((await send('POST', '/taxes', {}, from)).status).toBe(403);
    expect((await send('POST', '/taxes', {}, { ...from, authorization })).status).toBe(201);
  });
});
