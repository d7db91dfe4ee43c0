import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limitBody } from './body-limit.ts';
import { ownOriginOnly } from './origin-check.ts';

const app = new Hono().use(ownOriginOnly('https://shop.example'), limitBody(1_000));
app.all('/cart', async (c) => c.text(String((await c.req.text()).length)));

const send = (method: string, headers: Record<string, string>, body?: BodyInit) =>
  app.request('http://localhost:3000/cart', {
    method,
    headers,
    ...(body !== undefined && { body }),
  });

test.each([
  ['POST', { origin: 'https://evil.example' }, 403],
  ['DELETE', { origin: 'null' }, 403],
  ['POST', { 'sec-fetch-site': 'cross-site' }, 403],
  ['POST', { origin: 'https://shop.example' }, 200],
  ['POST', { origin: 'http://localhost:3000' }, 200],
  ['POST', {}, 200],
  ['GET', { origin: 'https://evil.example' }, 200],
])('%s with %j is answered with %i', async (method, headers, status) => {
  expect((await send(method, headers as Record<string, string>)).status).toBe(status);
});

test('a body over the limit is refused, announced or not', async () => {
  expect(await (await send('POST', {}, 'x'.repeat(1_000))).text()).toBe('1000');
  expect((await send('POST', { 'content-length': '1001' }, 'x'.repeat(1_001))).status).toBe(413);
  const stream = new ReadableStream({
    start(controller) {
      for (let part = 0; part < 20; part += 1) controller.enqueue(new Uint8Array(100));
      controller.close();
    },
  });
  const request = new Request('http://localhost:3000/cart', {
    method: 'POST',
    body: stream,
    duplex: 'half',
  } as RequestInit);
  expect((await app.request(request)).status).toBe(413);
});
