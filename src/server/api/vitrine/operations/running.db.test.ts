import { beforeEach, describe, expect, test } from 'vitest';
import { addPerson } from '#server/accounts/testing/test-people.ts';
import { NOW } from '#server/cart/testing/cart-shop.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { queueJob } from '#server/platform/jobs/queue-job.ts';
import { purgeChanges } from '#server/platform/manager-log/purge-changes.ts';
import { PRIMARY_READS } from '#server/settings/context.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

// On PostgreSQL in every run: src/server/accounts/audit.

const database = await testDatabase();
const { db } = database;
type Client = Awaited<ReturnType<typeof vitrineClient>>;
let admin: Client;
let manager: Client;

beforeEach(async () => {
  await database.reset();
  admin = await vitrineClient(db, { role: 'administrator' });
  manager = await vitrineClient(db);
});

describe('jobs', () => {
  beforeEach(async () => {
    const payload = { kind: 'reset-password', to: 'ann@example.com', data: { url: '/x?token=t' } };
    await queueJob(db, 'email', payload, NOW);
    await queueJob(db, 'email', { kind: 'invoice', orderId: 7, to: 'ann@example.com' }, NOW + 1);
    await db
      .updateTable('jobs')
      .set({ state: 'dead', attempts: 60, last_error: 'no mail server' })
      .where('run_at', '=', NOW + 1)
      .execute();
  });

  test('are listed by state and kind, and counted, without what they carry', async () => {
    const { body } = await manager.send('GET', '/jobs?state=dead&kind=email');
    expect(body).toMatchObject([
      { kind: 'email', attempts: 60, last_error: 'no mail server', about: { orderId: 7 } },
    ]);
    const all = await manager.send('GET', '/jobs');
    expect(all.headers.get('x-wp-total')).toBe('2');
    expect(JSON.stringify(all.body)).not.toMatch(/token|ann@/);
    expect((await manager.send('GET', '/jobs/counts')).body).toEqual({
      waiting: 1,
      running: 0,
      dead: 1,
      kinds: [{ kind: 'email', recurring: false, waiting: 1, running: 0, dead: 1 }],
    });
  });

  test('that recur are distinguished from those that are done once', async () => {
    await db
      .updateTable('jobs')
      .set({ recurring: 'count-sales' })
      .where('state', '=', 'waiting')
      .execute();
    const states = async (query: string) => {
      const { body } = await manager.send('GET', `/jobs?${query}`);
      return body.map(({ state }: { state: string }) => state);
    };
    expect(await states('recurring=true')).toEqual(['waiting']);
    expect(await states('recurring=false')).toEqual(['dead']);
  });

  test('are started again one by one or all, and discarded', async () => {
    const [{ id }] = (await manager.send('GET', '/jobs?state=dead')).body;
    const again = await manager.send('POST', `/jobs/${id}/retry`);
    expect(again).toMatchObject({ status: 200, body: { state: 'waiting', attempts: 0 } });
    await db.updateTable('jobs').set({ state: 'dead' }).execute();
    expect((await manager.send('POST', '/jobs/retry')).body).toEqual({ retried: 2 });
    await db.updateTable('jobs').set({ state: 'running' }).where('id', '=', id).execute();
    expect((await manager.send('DELETE', `/jobs/${id}`)).status).toBe(409);
    expect((await manager.send('POST', `/jobs/${id}/retry`)).status).toBe(409);
    await db.updateTable('jobs').set({ state: 'dead' }).where('id', '=', id).execute();
    expect((await manager.send('DELETE', `/jobs/${id}`)).status).toBe(200);
    expect((await manager.send('GET', `/jobs/${id}`)).status).toBe(404);
    const { body } = await manager.send('GET', '/log?resource=job');
    expect(body).toHaveLength(3);
  });
});

describe('the log', () => {
  test('tells who changed what and when, by filters', async () => {
    await manager.send('PUT', '/settings/shop.city', { value: 'Oslo' });
    await admin.send('PUT', '/settings/shop.name', { value: 'Lantern' });
    const list = async (query: string) => (await manager.send('GET', `/log?${query}`)).body;
    expect(await list('resource=setting&subject=shop.city')).toMatchObject([
      { who: 'Stock', action: 'updated', before: '', after: 'Oslo', subject: 'shop.city' },
    ]);
    expect(await list(`customer_id=${admin.customerId}`)).toHaveLength(1);
    expect(await list('who=stOck&per_page=1&page=2')).toHaveLength(1);
    expect(await list('who=%25')).toEqual([]);
    expect(await list('after=2199-01-01')).toEqual([]);
    expect(await list('before=2199-01-01T00:00:00Z&action=updated')).toHaveLength(2);
    expect((await manager.send('GET', '/log?after=soon')).status).toBe(400);
  });

  test('is stored for as long as the setting says', async () => {
    await manager.send('PUT', '/settings/shop.city', { value: 'Oslo' });
    await purgeChanges(db, NOW);
    expect((await manager.send('GET', '/log')).body).toHaveLength(1);
    await purgeChanges(db, NOW + 1);
    expect((await manager.send('GET', '/log')).body).toEqual([]);
  });
});

describe('the audit log', () => {
  test('is read by pages, by event and by person', async () => {
    const ann = await addPerson(db, 'ann@example.com', NOW);
    await writeAudit(db, { event: 'log-in-failed', who: 'b…@example.com' }, NOW);
    await writeAudit(db, { event: 'log-in', customerId: ann, details: { by: 'passkey' } }, NOW);
    const list = async (query: string) => (await manager.send('GET', `/audit-log?${query}`)).body;
    expect(await list('event=log-in')).toMatchObject([
      { event: 'log-in', who: 'ann@example.com', customer_id: ann, details: { by: 'passkey' } },
    ]);
    expect(await list('who=ANN')).toHaveLength(1);
    expect(await list(`customer_id=${ann}`)).toHaveLength(1);
    expect(await list('who=b…')).toMatchObject([{ event: 'log-in-failed', customer_id: null }]);
    expect(await list('per_page=1&page=2')).toMatchObject([{ event: 'log-in-failed' }]);
    expect(await list('after=2199-01-01')).toEqual([]);
    expect((await manager.send('GET', '/audit-log?event=party')).status).toBe(400);
    const editor = await vitrineClient(db, { role: 'editor' });
    expect((await editor.send('GET', '/audit-log')).status).toBe(403);
  });
});

describe('health and storage', () => {
  test('answer a plain verdict', async () => {
    const good = (await manager.send('GET', '/health')).body;
    expect(good.checks).toContainEqual(
      expect.objectContaining({ id: 'jobs-dead', status: 'good' }),
    );
    await queueJob(db, 'email', {}, NOW - 3_600_000);
    const bad = (await manager.send('GET', '/health')).body;
    expect(bad).toMatchObject({ status: 'bad', verdict: /broken/ });
    await db.updateTable('jobs').set({ state: 'dead' }).execute();
    const dead = (await manager.send('GET', '/health')).body;
    expect(dead.status).toBe('attention');
    expect(dead.checks).toContainEqual({
      id: 'jobs-dead',
      status: 'attention',
      message: 'One job has failed permanently; it includes emails.',
      advice: expect.stringContaining('then try again'),
    });
    expect(good.checks[0].advice).toBe('');
  });

  test.each([
    [null, null],
    [{ isAway: false, lag: { bytes: 10, seconds: 60 } }, /^good The replica .* is up to date/],
    [{ isAway: false, lag: { bytes: 10, seconds: 61 } }, /^attention The .* is 61 seconds behind/],
    [{ isAway: true, lag: { bytes: 0, seconds: 0 } }, /^attention The replica .* cannot be used/],
  ])('of a replica in the state %j', async (state, line) => {
    const parts = { reads: { ...PRIMARY_READS, state: () => state } };
    const client = await vitrineClient(db, { parts });
    const { checks } = (await client.send('GET', '/health')).body;
    const found = checks.find(({ id }: { id: string }) => id === 'replica');
    if (line === null) expect(found).toBeUndefined();
    else expect(`${found.status} ${found.message}`).toMatch(line);
  });

  test('are said in the words of the shop where it has its own', async () => {
    const messages = { 'health.settings.none': 'Alles passt.', 'storage.database': 'Datenbank' };
    const shop = await vitrineClient(db, { settings: { messages } });
    const { checks } = (await shop.send('GET', '/health')).body;
    expect(checks).toContainEqual(expect.objectContaining({ message: 'Alles passt.' }));
    expect((await shop.send('GET', '/storage')).body.parts[0].label).toBe('Datenbank');
  });

  test('count bytes by kind', async () => {
    const { body } = await manager.send('GET', '/storage');
    expect(body.total_bytes).toBeGreaterThan(10_000);
    expect(body.parts.map(({ id }: { id: string }) => id)).toEqual([
      'database',
      'media',
      'uploads',
      'reviews',
    ]);
  });
});

describe('API keys', () => {
  beforeEach(async () => {
    admin = await vitrineClient(db, { role: 'administrator', by: 'person' });
  });

  test('are made, shown once, used, listed and revoked', async () => {
    const made = await admin.send('POST', '/api-keys', { name: 'Labels', permissions: 'read' });
    expect(made).toMatchObject({
      status: 201,
      body: { consumer_key: /^ck_/, role: 'administrator' },
    });
    const { id, consumer_key: key, consumer_secret: secret } = made.body;
    const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
    const requested = await admin.send('GET', '/api-keys', undefined, { authorization });
    expect(requested.status).toBe(200);
    expect(JSON.stringify(requested.body)).not.toContain(secret);
    const read = (await admin.send('GET', `/api-keys/${id}`)).body;
    expect(read).toMatchObject({ name: 'Labels', last_used_at: /T/, revoked_at: null });
    expect(key.endsWith(read.ending)).toBe(true);
    const revoked = await admin.send('DELETE', `/api-keys/${id}`);
    expect(revoked.body.revoked_at).toMatch(/T/);
    const after = await admin.send('GET', '/api-keys', undefined, { authorization });
    expect(after.status).toBe(401);
    const names = async (state: string) => {
      const { body } = await admin.send('GET', `/api-keys?state=${state}`);
      return body.map(({ name }: { name: string }) => name);
    };
    expect(await names('revoked')).toEqual(['Labels']);
    expect(await names('active')).not.toContain('Labels');
    const log = (await admin.send('GET', '/log?resource=api_key')).body;
    expect(JSON.stringify(log)).not.toContain(secret);
    expect(log).toHaveLength(2);
  });

  test('end by themselves on the day that was chosen, and not in the past', async () => {
    const input = { name: 'Fair', permissions: 'read' };
    const past = new Date(NOW - 1000).toISOString();
    expect(await admin.send('POST', '/api-keys', { ...input, expires_at: past })).toMatchObject({
      status: 400,
      body: { data: { params: { expires_at: /passed/ } } },
    });
    const soon = new Date(NOW + 60_000).toISOString();
    const made = await admin.send('POST', '/api-keys', { ...input, expires_at: soon });
    expect(made).toMatchObject({ status: 201, body: { expires_at: /T/ } });
    const { id, consumer_key: key, consumer_secret: secret } = made.body;
    const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
    const status = async () =>
      (await admin.send('GET', '/api-keys', undefined, { authorization })).status;
    const names = async (state: string) => {
      const { body } = await admin.send('GET', `/api-keys?state=${state}`);
      return body.map(({ name }: { name: string }) => name);
    };
    expect(await status()).toBe(200);
    expect(await names('active')).toContain('Fair');
    await db.updateTable('api_keys').set({ expires_at: NOW }).where('id', '=', id).execute();
    expect(await status()).toBe(401);
    expect(await names('active')).not.toContain('Fair');
    expect(await names('expired')).toEqual(['Fair']);
    expect(await names('revoked')).not.toContain('Fair');
  });

  test('are for administrators, and act for staff only', async () => {
    expect((await manager.send('GET', '/api-keys')).status).toBe(403);
    const ann = await addPerson(db, 'ann@example.com', NOW);
    const wrong = { name: 'x', permissions: 'read', user_id: ann };
    expect(await admin.send('POST', '/api-keys', wrong)).toMatchObject({
      status: 400,
      body: { data: { params: { user_id: /staff/ } } },
    });
    expect((await admin.send('POST', '/api-keys', { name: 'x' })).status).toBe(400);
    expect((await admin.send('DELETE', '/api-keys/999999')).status).toBe(404);
  });
});

describe('people', () => {
  beforeEach(async () => {
    admin = await vitrineClient(db, { role: 'administrator', by: 'person' });
  });

  const emails = async () => {
    const rows = await db
      .selectFrom('jobs')
      .select('payload')
      .where('kind', '=', 'email')
      .execute();
    return rows.map(({ payload }) => JSON.parse(payload));
  };

  test('are invited by email and listed with their second factor', async () => {
    const invited = await admin.send('POST', '/people', {
      email: ' Eva@Example.com ',
      name: 'Eva',
      role: 'editor',
    });
    expect(invited).toMatchObject({
      status: 201,
      body: { email: 'eva@example.com', invited: true, second_factor: false, passkeys: 0 },
    });
    expect(await emails()).toMatchObject([
      { kind: 'staff-invitation', to: 'eva@example.com', data: { url: /token=/, minutes: 10080 } },
    ]);
    expect((await admin.send('POST', `/people/${invited.body.id}/invite`)).status).toBe(200);
    expect(await emails()).toHaveLength(2);
    const { body } = await admin.send('GET', '/people');
    expect(body.map(({ role }: { role: string }) => role)).toEqual([
      'administrator',
      'administrator',
      'editor',
      'shop_manager',
    ]);
    const twice = await admin.send('POST', '/people', { email: 'eva@example.com', role: 'editor' });
    expect(twice).toMatchObject({ status: 400, body: { data: { params: { email: /account/ } } } });
    const log = JSON.stringify((await admin.send('GET', '/log?resource=person')).body);
    expect(log).not.toContain('token');
  });

  test('get another role, which ends their sessions', async () => {
    const ann = await addPerson(db, 'ann@example.com', NOW);
    const raised = await admin.send('PUT', `/people/${ann}`, { role: 'shop_manager' });
    expect(raised).toMatchObject({ status: 200, body: { role: 'shop_manager' } });
    const audit = await db
      .selectFrom('audit_log')
      .select('event')
      .where('customer_id', '=', ann)
      .execute();
    expect(audit).toContainEqual({ event: 'role-changed' });
  });

  test('are logged out everywhere and taken off the staff, with their entries in the logs', async () => {
    const email = 'ann@example.com';
    const ann = await addPerson(db, email, NOW, { role: 'shop_manager' });
    const session = (id: string) => ({
      id,
      secret_hash: id,
      customer_id: ann,
      cart_owner: `c:${ann}`,
      created_at: NOW,
      expires_at: NOW + 1000,
      ends_at: NOW + 1000,
      seen_at: NOW,
    });
    const sessions = () =>
      db.selectFrom('sessions').select('id').where('customer_id', '=', ann).execute();
    await db.insertInto('sessions').values(session('one')).execute();
    expect((await admin.send('POST', `/people/${ann}/end-sessions`)).status).toBe(200);
    expect(await sessions()).toEqual([]);
    const audit = await db.selectFrom('audit_log').select(['event', 'customer_id']).execute();
    expect(audit).toContainEqual({ event: 'sessions-ended', customer_id: ann });

    await db.insertInto('sessions').values(session('two')).execute();
    const gone = await admin.send('DELETE', `/people/${ann}`);
    expect(gone).toMatchObject({ status: 200, body: { role: 'customer' } });
    expect(await sessions()).toEqual([]);
    const { body } = await admin.send('GET', '/people');
    expect(body.map((each: { id: number }) => each.id)).not.toContain(ann);
    expect((await admin.send('POST', `/people/${ann}/end-sessions`)).status).toBe(404);
    const log = (await admin.send('GET', `/log?resource=person&subject=${ann}`)).body;
    expect(log).toMatchObject([
      { before: { role: 'shop_manager' }, after: { role: 'customer' } },
      { action: 'updated' },
    ]);
    expect((await admin.send('DELETE', `/people/${admin.customerId}`)).status).toBe(400);
    expect((await manager.send('DELETE', `/people/${admin.customerId}`)).status).toBe(403);
  });

  test('never lose their last administrator, and nobody raises themselves', async () => {
    const self = await admin.send('PUT', `/people/${admin.customerId}`, { role: 'customer' });
    expect(self).toMatchObject({ status: 400, body: { data: { params: { role: /oneself/ } } } });
    const customer = { email: 'x@example.com', role: 'customer' };
    expect((await admin.send('POST', '/people', customer)).status).toBe(400);
    expect((await admin.send('POST', '/people', { email: 'x', role: 'editor' })).status).toBe(400);
    const renamed = await admin.send('PUT', `/people/${manager.customerId}`, { email: 'a@b.co' });
    expect(renamed.status).toBe(400);
    expect(
      (await manager.send('PUT', `/people/${admin.customerId}`, { role: 'editor' })).status,
    ).toBe(403);
  });
});
