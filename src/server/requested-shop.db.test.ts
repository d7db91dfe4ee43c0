import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openShop, type ShopParts } from './open-shop.ts';
import { TEST_BUILD } from './pages/testing/test-build.ts';
import { readConfig } from './platform/config.ts';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { createHttpServer, listen } from './platform/http/listen.ts';
import { createLog } from './platform/logging/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { diskStorage } from './platform/storage/disk-storage.ts';
import { NO_TRACER } from './platform/tracing/tracer.ts';
import { saveSetting } from './settings/save-setting.ts';

// What a request can and cannot choose by its method and its headers.

const database = await testDatabase();
const { db } = database;
const folder = await mkdtemp(join(tmpdir(), 'vitrine-asked-'));
const NOON = Date.UTC(2026, 0, 5, 12);
const PUBLIC = { PUBLIC_URL: 'https://shop.example' };
const parts: Omit<ShopParts, 'config'> = {
  database,
  storage: diskStorage(folder),
  ...TEST_BUILD,
  log: createLog({ level: 'warn', write: () => undefined }),
  metrics: createMetrics(),
  tracer: NO_TRACER,
  now: () => NOON,
};

afterAll(() => rm(folder, { recursive: true, force: true }));

interface Requested {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Opens a shop for one question. */
async function ask(env: Record<string, string>, requested: Requested) {
  const shop = await openShop({ ...parts, config: readConfig({ DATA_DIR: folder, ...env }) });
  const server = createHttpServer(shop.listener);
  await listen(server, { port: 0, host: '127.0.0.1' });
  const at = server.address();
  const port = at && typeof at === 'object' ? at.port : 0;
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, ...requested }, resolve)
      .once('error', reject)
      .end();
  });
  let body = '';
  for await (const part of reply) body += part;
  server.close();
  server.closeAllConnections();
  await shop.close();
  return { status: reply.statusCode, headers: reply.headers, body };
}

test.each([
  ['https://shop.example', PUBLIC],
  ['http://localhost:3000', {}],
])('addresses in answers begin with %s and not with the header Host', async (home, env) => {
  const response = await ask(env, { path: '/wp-json/', headers: { host: 'evil.example' } });
  expect(response.headers.link).toBe(`<${home}/wp-json/>; rel="https://api.w.org/"`);
  expect(response.body).toContain(home);
  expect(response.body).not.toContain('evil.example');
});

test('TRACE is not allowed, and the answer names what is', async () => {
  const response = await ask(PUBLIC, { path: '/', method: 'TRACE' });
  const allowed = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
  expect([response.status, response.headers.allow]).toEqual([405, allowed]);
});

test('a contact for security problems is named where the shop has one', async () => {
  const path = '/.well-known/security.txt';
  expect((await ask(PUBLIC, { path })).status).toBe(404);
  await saveSetting(db, 'shop.securityEmail', 'safe@shop.example', NOON);
  const found = await ask(PUBLIC, { path });
  expect(found.headers['content-type']).toMatch(/^text\/plain/);
  expect(found.body).toMatch(/^Contact: mailto:safe@shop\.example\nExpires: 2026-07-/);
});

test('the shop is ready, and a report of the policy is taken', async () => {
  expect((await ask(PUBLIC, { path: '/readyz' })).status).toBe(200);
  const report = await ask(PUBLIC, { path: '/csp-reports', method: 'POST' });
  expect(report.status).toBe(204);
});
