import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { nestFields } from '#server/platform/http/nested-fields.ts';
import { testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import { defaultSettings } from '#server/settings/read-settings.ts';
import { loosePage } from './cache/page-cache.ts';
import type { PageHandler } from './page-handler.ts';
import { limitForms, pageRoutes } from './page-routes.ts';

const app = new Hono();
for (const [path, takesFiles] of [
  ['/cart', false],
  ['/photo', true],
] as const) {
  app.post(path, limitForms(takesFiles), async (c) =>
    c.text(String((await c.req.arrayBuffer()).byteLength > 0)),
  );
}

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

test('a form of a thousand fields too many is told so and is no bug of ours [CO-12]', async () => {
  const page = (status: number) => loosePage({ status, html: '', tags: [] });
  const handler: Partial<PageHandler> = {
    async post(_, _match, form) {
      nestFields([...form].map(([name]) => [name, '']));
      return page(200);
    },
    problem: async (status) => page(status),
  };
  const routes = new Hono<{ Bindings: HttpBindings }>();
  const add = pageRoutes({
    handler: handler as PageHandler,
    definitions: [],
    context: async () => {
      throw new Error('a form asks the door alone');
    },
    origin: 'http://localhost',
    now: () => 0,
    visitor: () => '',
    session: () => testVisitor(0),
  });
  add(routes, defaultSettings());
  const send = (fields: number) => {
    const names = Array.from({ length: fields }, (_, at): [string, string] => [`f${at}`, '']);
    const body = new URLSearchParams(names).toString();
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
    };
    return routes.request('http://localhost/checkout', { method: 'POST', body, headers }, {});
  };
  expect((await send(1000)).status).toBe(200);
  expect((await send(1001)).status).toBe(400);
});
