import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postBody } from './post-body.ts';

let server: Server;
let port = 0;
const received: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    received.push(`${request.method} ${request.headers.host} ${request.url}`);
    if (request.url === '/slow') return;
    if (request.url === '/away') response.writeHead(302, { location: '/elsewhere' }).end();
    else if (request.url === '/endless') {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'.repeat(1000)), 1);
      response.on('close', () => clearInterval(timer));
    } else request.pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const limits = { milliseconds: 5000, maxBytes: 1000, allowPrivate: true };
const parts = { headers: { 'x-own': '1' }, body: 'as it is: é' };
const at = (path: string, host = '127.0.0.1') => `http://${host}:${port}${path}`;

test('the body arrives and the answer is read', async () => {
  const posted = await postBody(at('/'), parts, limits);
  expect(posted).toMatchObject({ ok: true, status: 200, body: 'as it is: é' });
});

test('a redirect is answered, not followed', async () => {
  received.length = 0;
  const posted = await postBody(at('/away'), parts, limits);
  expect(posted).toMatchObject({ ok: true, status: 302, headers: { location: '/elsewhere' } });
  expect(received).toHaveLength(1);
});

test('an answer is read up to its limit, and not waited for beyond the time', async () => {
  const long = await postBody(at('/endless'), parts, limits);
  expect(long.ok && long.body.length).toBe(1000);
  const slow = await postBody(at('/slow'), parts, { ...limits, milliseconds: 100 });
  expect(slow).toEqual({ ok: false, problem: 'timed-out' });
});

test.each([
  ['ftp://example.com/', 'invalid-address'],
  ['https://user:word@example.com/', 'invalid-address'],
  ['http://127.0.0.1/', 'private-address'],
  ['http://[::1]/', 'private-address'],
  ['http://169.254.169.254/latest', 'private-address'],
  ['http://2130706433/', 'private-address'],
])('%s is refused: %s', async (address, problem) => {
  const posted = await postBody(address, parts, { ...limits, allowPrivate: false });
  expect(posted).toEqual({ ok: false, problem });
});

test('a name is looked up once, and one private address among several refuses it', async () => {
  const results = [[{ address: '127.0.0.1', family: 4 }], [{ address: '10.0.0.1', family: 4 }]];
  const lookUp = async () => results.shift() ?? [];
  // The second answer, which a rebound name would give, is never asked for.
  const posted = await postBody(at('/', 'hook.example'), parts, { ...limits, lookUp });
  expect(posted).toMatchObject({ ok: true, status: 200 });
  expect(results).toHaveLength(1);
  const both = async () => [
    { address: '93.184.216.34', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ];
  const mixed = { ...limits, allowPrivate: false, lookUp: both };
  expect(await postBody(at('/', 'hook.example'), parts, mixed)).toEqual({
    ok: false,
    problem: 'private-address',
  });
});
