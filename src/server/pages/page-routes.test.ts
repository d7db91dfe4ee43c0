import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limitForms } from './page-routes.ts';

const app = new Hono().use(
  limitForms({ takesFiles: async ({ pathname }) => pathname === '/photo' }),
);
app.post('*', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength > 0)));

const MULTIPART = 'multipart/form-data; boundary=x';
const send = (path: string, size: number, type = MULTIPART) =>
  app.request(`http://localhost${path}`, {
    method: 'POST',
    headers: { 'content-type': type, 'content-length': String(size) },
    body: 'x'.repeat(size),
  });

test.each([
  ['words on any page', '/cart', 200_000, MULTIPART, 200],
  ['a megabyte where no file is taken', '/cart', 1_000_000, MULTIPART, 413],
  ['a megabyte where files are taken', '/photo', 1_000_000, MULTIPART, 200],
  ['a megabyte of words', '/photo', 1_000_000, 'application/x-www-form-urlencoded', 413],
  ['more than a handful of photographs', '/photo', 33 * 1024 * 1024, MULTIPART, 413],
])('%s', async (_, path, size, type, status) => {
  expect((await send(path, size, type)).status).toBe(status);
});
