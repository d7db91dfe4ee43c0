import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { serveCached } from './serve-cached.ts';

const cache = createPageCache({ maxBytes: 100_000, maxAge: 1000 });
let common: Record<string, string> = { 'x-frame-options': 'DENY' };
let requestCount = 0;
const respond = serveCached(
  cache,
  {
    common: () => common,
    cdn: (page) => (page.shared ? { 'cdn-cache-control': 'max-age=9' } : {}),
  },
  () => 0,
  { pageCache: () => undefined },
);
const server = createServer((request, response) => {
  requestCount += 1;
  if (!respond(request, response, `request-${requestCount}`)) response.writeHead(503).end();
});

beforeAll(async () => {
  const rendered = { status: 200, html: ['<p>mug</p>'], tags: [], freshUntil: null, keep: true };
  const page = await cache.get('/mug', 0, async () => rendered);
  await page.bytes('gzip');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

function get(headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/mug`, {
    headers: { 'accept-encoding': 'identity', ...headers },
  });
}

test('each answer has the page’s headers, the common ones and its own id', async () => {
  for (let time = 0; time < 2; time += 1) {
    const reply = await get();
    expect(await reply.text()).toBe('<p>mug</p>');
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': '10',
      'x-frame-options': 'DENY',
      'cdn-cache-control': 'max-age=9',
      'x-request-id': `request-${requestCount}`,
    });
    expect(reply.headers.has('content-encoding')).toBe(false);
  }
});

test('compressed it has the headers of those bytes', async () => {
  const reply = await get({ 'accept-encoding': 'gzip' });
  expect(reply.headers.get('content-encoding')).toBe('gzip');
  expect(await reply.text()).toBe('<p>mug</p>');
});

test('common headers that changed are sent with the next answer', async () => {
  common = { 'x-frame-options': 'SAMEORIGIN' };
  expect((await get()).headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

test('a page the browser has is a short 304', async () => {
  const etag = (await get()).headers.get('etag') ?? '';
  const reply = await get({ 'if-none-match': etag });
  expect(reply.status).toBe(304);
  expect(reply.headers.get('x-frame-options')).toBe('SAMEORIGIN');
});
