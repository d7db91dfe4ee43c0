import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { CheckId } from '#rules/self-check/finding.ts';
import { createKey } from '#server/accounts/api-keys/create-key.ts';
import { addPerson } from '#server/accounts/testing/test-people.ts';
import { fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { WORDS_VERSION } from '#server/catalog/saving/rebuild-search.ts';
import { testMailServer } from '#server/emails/testing/test-mail-server.ts';
import { readConfig } from '#server/platform/config.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { createEncryption } from '#server/platform/encryption/encryption.ts';
import type { CheckParts } from '#server/self-check/check-parts.ts';
import { purchaseCheck } from '#server/self-check/purchase-check.ts';
import { cleanUpLeft, runChecks } from '#server/self-check/run-checks.ts';
import { ALIVE_MS, beginRun, type CheckResult, findRun } from '#server/self-check/runs.ts';
import { addressProblem, openClient } from '#server/self-check/shop-client.ts';
import { queueCheck, startRun } from '#server/self-check/start-check.ts';
import { recordThing } from '#server/self-check/things.ts';
import { VISITOR_CHECKS } from '#server/self-check/visitor-checks.ts';
import { loadSecret } from '#server/settings/load-secret.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { createWebhook } from '#server/webhooks/save-webhook.ts';
import { type ServedShop, serveShop } from './testing/serve-shop.ts';
import { databaseUrl, tableRows } from './testing/table-rows.ts';

// On PostgreSQL in every run: races for stock, copies and restores of both engines.

const database = await testDatabase();
const { db } = database;
const folder = mkdtempSync(join(tmpdir(), 'vitrine-self-check-'));
const SECRET_KEY = 'the secret of the shop that checks itself';
const encryption = createEncryption([SECRET_KEY]);
const env = { DATA_DIR: folder, SECRET_KEY, DATABASE_URL: databaseUrl(database.target) };
let served: ServedShop;
let admin: number;
let parts: CheckParts;

const context = () => testContext(db, { encryption, now: Date.now() });

beforeAll(async () => {
  await fillCartShop(db);
  // Its words follow the rules of today: the shop that starts here need not write them again.
  await db
    .updateTable('counters')
    .set({ value: WORDS_VERSION })
    .where('name', '=', 'search')
    .execute();
  admin = await addPerson(db, 'ada@example.com', 0, { role: 'administrator' });
  await db.transaction().execute((trx) => {
    const hook = { status: 'active', deliveryUrl: 'http://127.0.0.1:9/hook', secret: '' } as const;
    const order = { ...hook, name: 'Orders', topic: 'order.created' };
    return createWebhook({ db: trx, encryption, now: 0 }, order);
  });
  await db.transaction().execute((trx) => {
    const hook = { status: 'active', deliveryUrl: 'http://127.0.0.1:9/hook', secret: '' } as const;
    const stock = { ...hook, name: 'Stock', topic: 'product.updated' };
    return createWebhook({ db: trx, encryption, now: 0 }, stock);
  });
  // The pings would be delivered meanwhile.
  await db.deleteFrom('webhook_deliveries').execute();
  await db.deleteFrom('jobs').execute();
  served = await serveShop({ database, env });
  const secret = await loadSecret(context());
  parts = { config: readConfig(env), origin: served.origin, secret, now: Date.now };
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

const person = () => ({ id: admin, email: 'ada@example.com' });

const byId = (checks: readonly CheckResult[]) =>
  Object.fromEntries(checks.map((check) => [check.id, check])) as Partial<
    Record<CheckId, CheckResult>
  >;

async function untilEnded(id: number): Promise<readonly CheckResult[]> {
  await expect
    .poll(async () => (await findRun(db, id))?.isRunning, { timeout: 60_000 })
    .toBe(false);
  // The job that has run it is deleted a moment later.
  const jobs = () => db.selectFrom('jobs').select('id').where('kind', '=', 'self-check').execute();
  await expect.poll(jobs).toEqual([]);
  return (await findRun(db, id))?.checks ?? [];
}

/** What a shop writes by itself, and what tells of the runs. */
const NO_TRACES = ['audit_log', 'self_checks', 'rate_limits', 'counters', 'analytics_state'];

async function traces(): Promise<Record<string, string[]>> {
  const rows = await tableRows(context());
  for (const name of NO_TRACES) delete rows[name];
  const number = await db
    .selectFrom('counters')
    .selectAll()
    .where('name', '=', 'order')
    .executeTakeFirst();
  const jobs = (rows.jobs ?? []).filter((row) => row.includes('"recurring":null'));
  return { ...rows, jobs, numbers: [JSON.stringify(number ?? null)] };
}

test('a run buys, races, repeats and leaves no trace: no number, figure, email or webhook', async () => {
  const before = await traces();
  const address = served.origin;
  const started = await queueCheck(context(), { customerId: admin, address });
  if (!started.ok) throw new Error(started.why);
  expect(await queueCheck(context(), { customerId: admin, address })).toEqual({
    ok: false,
    why: 'running',
  });
  const checks = byId(await untilEnded(started.id));
  expect(Object.values(checks).filter(({ verdict }) => verdict === 'failed')).toEqual([]);
  for (const id of ['purchase', 'last-piece', 'repeat', 'rights', 'restore', 'clean-up'] as const) {
    expect(checks[id]?.verdict, id).toBe('good');
  }
  expect(await traces()).toEqual(before);
  expect(readdirSync(folder).filter((name) => name !== 'incoming' && name !== 'mail')).toEqual([]);
}, 120_000);

test('while it runs its order is in no list, has no number, and only the run may buy the product', async () => {
  const runId = await beginRun(db, { customerId: admin, address: '' }, Date.now());
  if (runId === null) throw new Error('another one runs');
  const client = openClient(served.origin);
  const record = (thing: Parameters<typeof recordThing>[2]) => recordThing(db, runId, thing);
  const before = await traces();
  const found = await purchaseCheck.run({
    ctx: context(),
    parts,
    runId,
    person: person(),
    client,
    record,
  });
  expect(found.repeat?.verdict).toBe('good');
  const [order] = await db
    .selectFrom('orders')
    .select(['id', 'number', 'trashed', 'payment_method'])
    .execute();
  expect(order).toMatchObject({
    number: `self-check-${order?.id}`,
    trashed: 1,
    payment_method: 'self-check',
  });
  expect(await db.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
  const product = await db
    .selectFrom('products')
    .select('id')
    .where('slug', 'like', 'self-check-%')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('products')
    .set({ stock_quantity: 1 })
    .where('id', '=', product.id)
    .execute();
  const cart = await client.send('/wp-json/wc/store/v1/cart');
  const bought = await client.send('/wp-json/wc/store/v1/cart/add-item', {
    method: 'POST',
    headers: { 'cart-token': cart.headers.get('cart-token') ?? '' },
    body: { id: product.id, quantity: 1 },
  });
  expect(bought.status).toBeGreaterThanOrEqual(400);
  const methods = z.object({ payment_methods: z.array(z.string()) }).parse(JSON.parse(cart.text));
  expect(methods.payment_methods).not.toContain('self-check');

  // The process is killed here. What it made is deleted once it does not move on any more.
  await cleanUpLeft(context(), parts);
  expect((await findRun(db, runId))?.isRunning).toBe(true);
  const later = { ...parts, now: () => Date.now() + ALIVE_MS + 1000 };
  await cleanUpLeft(context(), later);
  expect((await findRun(db, runId))?.isRunning).toBe(false);
  expect(await traces()).toEqual({ ...before, self_check_things: [] });
}, 60_000);

test('what is broken is found and named', async () => {
  const mail = await testMailServer();
  mail.manners = ['refuses-receiver'];
  // A server in front that drops a header, a credential and the key of an order.
  const front = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      if (typeof value !== 'string' || /^(host|connection|content-length)$/.test(name)) continue;
      if (name !== 'authorization' && name !== 'accept-encoding') headers.set(name, value);
    }
    const passed = await fetch(`${served.origin}${request.url}`, {
      method: request.method ?? 'GET',
      headers,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const body = Buffer.from(await passed.arrayBuffer());
    const sent = [...passed.headers].filter(
      ([name]) =>
        !/^(x-frame-options|content-encoding|content-length|transfer-encoding|date)$/.test(name),
    );
    response.writeHead(passed.status, [...sent, ['date', new Date(0).toUTCString()]].flat());
    response.end(body);
  });
  await new Promise<void>((ready) => front.listen(0, '127.0.0.1', ready));
  const { port } = z.object({ port: z.int() }).parse(front.address());
  const other = createEncryption(['another key, of another shop altogether']);
  const details = { customerId: admin, name: 'Till', permissions: 'read' } as const;
  const key = await createKey({ db, encryption: other, now: 0 }, details);
  try {
    const ctx = context();
    const address = `http://127.0.0.1:${port}`;
    const id = await beginRun(db, { customerId: admin, address }, Date.now());
    if (id === null) throw new Error('another one runs');
    const broken = { ...parts, config: readConfig({ ...env, SMTP_URL: mail.url }) };
    const run = { id, address };
    const checks = byId(await runChecks({ ctx, parts: broken, run, person: person() }));
    expect(checks.pages?.message).toContain('no header x-frame-options');
    expect(checks.email?.message).toContain('did not take the email to ada@example.com');
    expect(checks.keys?.message).toContain(`the secret of API key ${key.id}`);
    expect(checks.clock?.message).toContain('that of the server that visitors reach');
    expect(checks.rights).toMatchObject({
      verdict: 'attention',
      message: expect.stringContaining('the key reads (status 401)'),
    });
    expect(checks['clean-up']?.verdict).toBe('good');
  } finally {
    await db.deleteFrom('api_keys').where('id', '=', key.id).execute();
    front.close();
    front.closeAllConnections();
  }
}, 60_000);

test('another shop, or none, is found before anything is made', async () => {
  const client = openClient(served.origin);
  expect(await addressProblem(context(), parts, client)).toBeNull();
  const other = { ...parts, secret: 'of another shop' };
  expect(await addressProblem(context(), other, client)).toContain('Another shop');
  expect(await addressProblem(context(), parts, openClient('http://127.0.0.1:9'))).toContain(
    'No server can be reached at http://127.0.0.1:9 (',
  );
});

test('a shop that is closed to visitors is no failure, and nothing is bought there', async () => {
  const front = createServer((_, response) => response.writeHead(503).end());
  await new Promise<void>((ready) => front.listen(0, '127.0.0.1', ready));
  const { port } = z.object({ port: z.int() }).parse(front.address());
  const client = openClient(`http://127.0.0.1:${port}`);
  const closed = testContext(db, { encryption, settings: { 'comingSoon.closed': true } });
  expect(await addressProblem(context(), parts, client)).toContain('status 503');
  expect(await addressProblem(closed, parts, client)).toBeNull();
  const record = () => Promise.reject(new Error('something is made'));
  const request = { ctx: closed, parts, runId: 0, person: person(), client, record };
  const findings = await Promise.all(
    [...VISITOR_CHECKS, purchaseCheck].map((check) => check.run(request)),
  );
  expect(Object.assign({}, ...findings)).toEqual({
    pages: expect.objectContaining({
      verdict: 'attention',
      message: 'The shop is closed to visitors: pages and purchases were not tried.',
    }),
  });
  front.close();
  front.closeAllConnections();
});

test('so many checks in an hour are enough', async () => {
  const results = [];
  for (let at = 0; at < 13; at += 1) {
    const started = await startRun(db, { customerId: null, address: '' }, Date.now());
    results.push(started.ok ? 'started' : started.why);
    if (started.ok) {
      await db
        .updateTable('self_checks')
        .set({ slot: null, ended_at: 1 })
        .where('id', '=', started.id)
        .execute();
    }
  }
  expect(results[0]).toBe('started');
  expect(results.at(-1)).toBe('too-many');
});
