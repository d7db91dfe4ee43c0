import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKey } from './accounts/api-keys/create-key.ts';
import { addPerson } from './accounts/testing/test-people.ts';
import { shopContext } from './cart/testing/cart-shop.ts';
import { openShop, type Shop } from './open-shop.ts';
import { TEST_BUILD } from './pages/testing/test-build.ts';
import { readConfig } from './platform/config.ts';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { createHttpServer, listen } from './platform/http/listen.ts';
import { createLog } from './platform/logging/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { diskStorage } from './platform/storage/disk-storage.ts';
import { NO_TRACER } from './platform/tracing/tracer.ts';
import { saveSetting } from './settings/save-setting.ts';

// Categories and tags of the journal over HTTP: what an editor writes, and where visitors find it.

const database = await testDatabase();
const { db } = database;
const folder = await mkdtemp(join(tmpdir(), 'vitrine-journal-'));
const START = Date.UTC(2026, 0, 5, 12);
let shop: Shop;
let server: Server;
let origin = '';
let authorization = '';

beforeAll(async () => {
  await saveSetting(db, 'accounts.staffSecondFactor', false, START);
  const customerId = await addPerson(db, 'ed@example.com', START, { role: 'editor' });
  const keyRequest = { customerId, name: 'Editor', permissions: 'read_write' as const };
  const { key, secret } = await createKey(shopContext(db), keyRequest);
  authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
  shop = await openShop({
    config: readConfig({ DATA_DIR: folder, PUBLIC_URL: 'https://shop.example' }),
    database,
    storage: diskStorage(folder),
    ...TEST_BUILD,
    log: createLog({ level: 'error', write: (line) => expect.fail(line) }),
    metrics: createMetrics(),
    tracer: NO_TRACER,
    now: () => START,
  });
  server = createHttpServer(shop.listener);
  await listen(server, { port: 0, host: '127.0.0.1' });
  const address = server.address();
  if (address && typeof address === 'object') origin = `http://127.0.0.1:${address.port}`;
});

afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string) => fetch(origin + path, { redirect: 'manual' });

async function send(method: string, path: string, body?: object) {
  const reply = await fetch(`${origin}/wp-json/${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: await reply.json() };
}

async function write(fields: object): Promise<number> {
  const made = await send('POST', `wp/v2/posts`, fields);
  expect(made.status).toBe(201);
  return made.body.id;
}

/** Changes a post in the version it has. */
async function change(id: number, fields: object) {
  const { body } = await send('GET', `vitrine/v1/documents/${id}`);
  return send('PUT', `vitrine/v1/documents/${id}`, { version: body.version, ...fields });
}

test('categories and tags are given to posts, listed with them, and found at their old address', async () => {
  const made = await send('POST', 'wp/v2/categories', { name: 'Workshop notes' });
  expect(made.body).toMatchObject({ slug: 'workshop-notes', taxonomy: 'category', count: 0 });
  const tag = await send('POST', 'wp/v2/tags', { name: 'Clay' });
  const again = await send('POST', 'wp/v2/tags', { name: 'clay' });
  expect(again.body).toMatchObject({ code: 'term_exists', data: { term_id: tag.body.id } });
  const fields = { title: 'Slip', content: '<p>x</p>', status: 'publish' };
  const id = await write({ ...fields, categories: [made.body.id] });
  const path = '/journal/category/workshop-notes';
  expect(await (await get(path)).text()).toContain('/journal/slip');
  expect(await (await get('/journal/tag/clay')).text()).not.toContain('/journal/slip');
  expect((await change(id, { tag_ids: [tag.body.id] })).body.tag_ids).toEqual([tag.body.id]);
  expect((await change(id, { tag_ids: [made.body.id] })).status).toBe(400);
  expect(await (await get('/journal/tag/clay')).text()).toContain('/journal/slip');
  const post = await (await get('/journal/slip')).text();
  for (const url of [path, '/journal/tag/clay']) expect(post).toContain(`href="${url}"`);
  const listed = await send('GET', `wp/v2/posts?categories=${made.body.id}`);
  expect(listed.body).toMatchObject([{ id, tags: [tag.body.id] }]);
  expect(await (await get('/sitemap.xml')).text()).toContain(path);
  const feed = await get(`${path}/feed.xml`);
  expect(feed.headers.get('content-type')).toContain('application/rss+xml');
  expect(await feed.text()).toContain('<link>https://shop.example/journal/slip</link>');
  const tagged = await write({ title: 'Only tagged', status: 'publish', tags: [tag.body.id] });
  expect(await (await get(`${path}/feed.xml`)).text()).not.toContain('Only tagged');
  expect(await (await get('/journal/tag/clay/feed.xml')).text()).toContain('Only tagged');
  expect((await get('/journal/tag/none/feed.xml')).status).toBe(404);
  expect(await (await get(path)).text()).toContain(
    `type="application/rss+xml" href="https://shop.example${path}/feed.xml"`,
  );
  await send('DELETE', `wp/v2/posts/${tagged}?force=true`);
  await send('PUT', `wp/v2/categories/${made.body.id}`, { name: 'Notes', slug: 'notes' });
  expect((await get(path)).headers.get('location')).toBe('/journal/category/notes');
  await send('DELETE', `wp/v2/categories/${made.body.id}?force=true`);
  expect((await get('/journal/category/notes')).status).toBe(404);
  expect((await get('/journal/slip')).status).toBe(200);
});
