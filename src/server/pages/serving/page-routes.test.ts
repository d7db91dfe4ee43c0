import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { nestFields } from '#server/platform/http/nested-fields.ts';
import { testUploads } from '#server/platform/http/testing/test-uploads.ts';
import { createLimits } from '#server/platform/limits/local-limits.ts';
import { testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import { defaultSettings } from '#server/settings/read-settings.ts';
import { loosePage } from '../cache/page-cache.ts';
import type { PageDefinition } from '../page.ts';
import { readPageForm } from '../read-page-form.ts';
import type { PageHandler } from './page-handler.ts';
import { pageRoutes } from './page-routes.ts';

const uploads = testUploads();
const PHOTO = { files: true } as const;
const MULTIPART = 'multipart/form-data; boundary=x';
const TEXT = 'application/x-www-form-urlencoded';

function multipart(file: string | null, text: string): string {
  const field = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const photo = file === null ? '' : field('photo"; filename="a.jpg', file);
  return `${field('note', text)}${photo}--x--\r\n`;
}

async function read(
  page: Pick<PageDefinition, 'files' | 'mayBringFiles'>,
  body: string,
  type: string,
) {
  const intake = uploads.open('ada');
  if (intake === null) throw new Error('one at a time');
  const init = { method: 'POST', headers: { 'content-type': type }, body };
  const result = await readPageForm(
    new Request('http://localhost/', init),
    page,
    testVisitor(0),
    intake,
  );
  await intake.close();
  return result.ok ? [...result.form.keys()].join() : result.status;
}

const large = 'x'.repeat(1_000_000);

test.each([
  ['words on any page', {}, multipart(null, 'x'.repeat(200_000)), MULTIPART, 'note'],
  ['a megabyte where no file is taken', {}, multipart(large, ''), MULTIPART, 413],
  ['a megabyte where files are taken', PHOTO, multipart(large, ''), MULTIPART, 'note,photo'],
  ['a megabyte of words', PHOTO, `note=${large}`, TEXT, 413],
  ['more than a handful of photographs', PHOTO, multipart(large.repeat(34), ''), MULTIPART, 413],
  ['a cut form', PHOTO, 'cut', MULTIPART, 400],
  ['no form at all', PHOTO, '{}', 'application/json', 400],
])('%s', async (_, page, body, type, expected) => {
  expect(await read(page, body, type)).toBe(expected);
});

test('of one who may not send files only what is above them is read', async () => {
  const page = { ...PHOTO, mayBringFiles: (texts: FormData) => texts.get('note') === 'good' };
  expect(await read(page, multipart(large, 'good'), MULTIPART)).toBe('note,photo');
  expect(await read(page, multipart(large, 'bad'), MULTIPART)).toBe('note');
});

test('a form of a thousand fields too many is reported so and is no bug of ours [CO-12]', async () => {
  const page = (status: number) => loosePage({ status, html: [], tags: [] });
  const handler: Partial<PageHandler> = {
    async post(_, _match, { form }) {
      nestFields([...form].map(([name]) => [name, '']));
      return page(200);
    },
    problem: async (status) => page(status),
  };
  const routes = new Hono<{ Bindings: HttpBindings }>();
  const { add } = pageRoutes({
    payHeaders: async () => ({}),
    cdnHeaders: undefined,
    handler: handler as PageHandler,
    definitions: [],
    context: async () => {
      throw new Error('a form asks the door alone');
    },
    origin: 'http://localhost',
    now: () => 0,
    visitor: () => '',
    session: () => testVisitor(0),
    uploads,
    limits: createLimits(),
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

test.each([
  ['/product/oak-tray/comment-page-2', 301, '/product/oak-tray?cpage=2'],
  ['/product/oak%20tray/comment-page-12', 301, '/product/oak%20tray?cpage=12'],
  ['/product/oak-tray/comment-page-', 404, null],
  ['/product/oak-tray/comment-page-2x', 404, null],
])('%s answers %s and leads to %s [PP-07]', async (path, status, to) => {
  const missing = loosePage({ status: 404, html: [], tags: [] });
  const handler: Partial<PageHandler> = { get: async () => missing };
  const routes = new Hono<{ Bindings: HttpBindings }>();
  const { add } = pageRoutes({
    payHeaders: async () => ({}),
    cdnHeaders: undefined,
    handler: handler as PageHandler,
    definitions: [],
    context: async () => {
      throw new Error('a link to a page of reviews is answered from the settings alone');
    },
    origin: 'http://localhost',
    now: () => 0,
    visitor: () => '',
    session: () => testVisitor(0),
    uploads,
    limits: createLimits(),
  });
  add(routes, defaultSettings());
  const response = await routes.request(`http://localhost${path}`);
  expect([response.status, response.headers.get('location')]).toEqual([status, to]);
});
