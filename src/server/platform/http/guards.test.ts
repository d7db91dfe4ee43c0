import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { sameOriginOnly } from './origin-check.ts';

const app = new Hono().use(sameOriginOnly('https://shop.example'));
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
