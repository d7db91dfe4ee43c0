import { expect, test } from 'vitest';
import { refuseRequest } from './request-limits.ts';
import { serveForTest } from './testing/serve-for-test.ts';

const shop = await serveForTest((request, response) => {
  const refused = refuseRequest(request);
  response.writeHead(refused ?? 200).end(refused ? 'our page' : 'shop');
});

test.each([
  ['a plain page', '/shop?orderby=price', 200],
  ['an address in another script', `/product/${encodeURIComponent('茶碗')}`, 200],
  ['a stray percent sign in the query', '/?s=100%', 200],
  ['a query of 100 KB', `/shop?orderby=${'x'.repeat(100 * 1024)}`, 400],
  ['a path of 20 KB', `/${'x'.repeat(20 * 1024)}`, 400],
  ['a NUL in the path', '/product/a%00b', 400],
  ['a NUL in the query', '/?s=%00', 400],
  ['broken percent-encoding in the path', '/product/%E0%A4%A', 400],
])('%s', async (_what, path, status) => {
  const reply = await shop.get(path);
  expect([reply.status, reply.text]).toEqual([status, status === 200 ? 'shop' : 'our page']);
});

test('40 KB of headers get our page, 300 KB a short answer of 431', async () => {
  expect((await shop.get('/', { cookie: 'x'.repeat(40 * 1024) })).status).toBe(431);
  const result = await shop.raw(`GET /${'x'.repeat(300 * 1024)} HTTP/1.1\r\nHost: a\r\n\r\n`);
  expect(result).toMatch(/^HTTP\/1\.1 431 .*Connection: close/s);
});

test('what is not HTTP gets a 400 and the shop goes on', async () => {
  expect(await shop.raw('hello there\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request/);
  expect((await shop.get('/')).status).toBe(200);
});

test.each([
  ['TRACE', 405],
  ['PROPFIND', 405],
  ['MADEUP', 405],
  ['CONNECT', 405],
  ['DELETE', 200],
])('the method %s is answered with %i', async (method, status) => {
  const target = method === 'CONNECT' ? 'a:80' : '/';
  const result = await shop.raw(
    `${method} ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
  );
  expect(result).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test('two Host headers are a 400', async () => {
  const result = await shop.raw(
    'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n',
  );
  expect(result).toMatch(/^HTTP\/1\.1 400 /);
});
