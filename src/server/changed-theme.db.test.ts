import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKey } from './accounts/api-keys/create-key.ts';
import { addPerson } from './accounts/testing/test-people.ts';
import { shopContext } from './cart/testing/cart-shop.ts';
import { fillSmallShop, NOW } from './pages/testing/small-shop.ts';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { saveSetting } from './settings/save-setting.ts';
import { type ServedShop, serveShop } from './testing/serve-shop.ts';

// What a manager changes of the theme through the API, and what visitors then see in the shop.

const database = await testDatabase();
const { db } = database;
let served: ServedShop;
let origin = '';
const keys = { manager: '', editor: '' };

async function loadKey(email: string, role: 'shop_manager' | 'editor'): Promise<string> {
  const customerId = await addPerson(db, email, NOW, { role });
  const request = { customerId, name: role, permissions: 'read_write' as const };
  const { key, secret } = await createKey(shopContext(db), request);
  return `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
}

beforeAll(async () => {
  await saveSetting(db, 'accounts.staffSecondFactor', false, NOW);
  await fillSmallShop(db);
  keys.manager = await loadKey('manager@example.com', 'shop_manager');
  keys.editor = await loadKey('editor@example.com', 'editor');
  served = await serveShop({
    database,
    env: { PUBLIC_URL: 'https://shop.example' },
    now: () => NOW,
  });
  origin = served.origin;
});

afterAll(() => served.close());

async function send(
  method: string,
  path: string,
  body: object,
  who: keyof typeof keys = 'manager',
) {
  const reply = await fetch(`${origin}/wp-json/vitrine/v1/${path}`, {
    method,
    headers: { authorization: keys[who], 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: await reply.json() };
}

const save = (values: object) => send('PUT', 'settings', { values });
const home = async () => (await fetch(origin)).text();
const sheetIn = (html: string) => html.match(/href="(\/shared\/theme-[0-9a-f]{12}\.css)"/)?.[1];

test('a shop that changed nothing asks for no style sheet of its own', async () => {
  expect(sheetIn(await home())).toBeUndefined();
});

test('a colour is a token in a style sheet named by its content, and cached pages are purged', async () => {
  await home();
  expect((await save({ 'theme.light': { accent: '#1f5673' } })).status).toBe(200);
  const html = await home();
  const first = sheetIn(html) ?? '';
  expect(html).not.toMatch(/<style|style="/);
  const reply = await fetch(origin + first);
  expect(reply.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await reply.text()).toBe('@layer tokens{:root{--accent:light-dark(#1f5673,#eb9a66)}}');

  await save({ 'theme.radiusSmall': 0 });
  const second = sheetIn(await home()) ?? '';
  expect(second).not.toBe(first);
  expect(await (await fetch(origin + second)).text()).toContain('--radius-s:0px');
  // A page from before the change still finds its own.
  expect(await (await fetch(origin + first)).text()).not.toContain('--radius-s');
  // One from before a restart gets what is in force, not to be stored under that name.
  const unknown = await fetch(`${origin}/shared/theme-000000000000.css`);
  expect(unknown.headers.get('cache-control')).toBe('no-store');
  expect(await unknown.text()).toContain('--radius-s:0px');

  await send('PUT', 'settings', { reset: ['theme.light', 'theme.radiusSmall'] });
  expect(sheetIn(await home())).toBeUndefined();
});

test.each([
  ['light', { accent: '#ffd700' }, 'accent'],
  ['dark', { 'ink-soft': '#3a342c' }, 'ink-soft'],
  ['light', { paper: '#231f1a' }, 'paper'],
])(
  'colours of the %s scheme that cannot be read are refused at their field: %j',
  async (scheme, session, token) => {
    const { status, body } = await save({ [`theme.${scheme}`]: session, 'theme.radiusMedium': 0 });
    expect(status).toBe(400);
    const field = `values[theme.${scheme}][${token}]`;
    expect(body.data.params[field]).toMatch(
      /has a contrast of \d\.\d to 1 with [\w-]+ and needs (4\.5|3) to 1 to be read\.$/,
    );
    expect(sheetIn(await home())).toBeUndefined();
  },
);

test.each([
  ['a colour that is none', { 'theme.light': { accent: 'red;}body{display:none' } }],
  ['a token that there is not', { 'theme.light': { 'radius-s': '#000000' } }],
  ['a font that is not shipped', { 'theme.textFont': 'Comic Sans' }],
  ['a radius that is none', { 'theme.radiusSmall': '4px}' }],
])('%s is refused', async (_, values) => {
  expect((await save(values)).status).toBe(400);
});

test('header and footer are arranged as the theme says', async () => {
  const usual = await home();
  for (const part of ['class="top-bar', 'class="wide-nav', 'data-island="footer"']) {
    expect(usual).toContain(part);
  }
  await save({
    'theme.header': 'centred',
    'theme.topBar': false,
    'theme.categoryBar': false,
    'theme.footer': 'slim',
  });
  const changed = await home();
  for (const part of ['class="top-bar', 'class="wide-nav', 'data-island="footer"']) {
    expect(changed).not.toContain(part);
  }
  expect(changed).toContain('data-layout="centred"');
  const css = await (await fetch(origin + (sheetIn(changed) ?? ''))).text();
  expect(css).toContain('--header-height:8rem');
  const names = ['theme.header', 'theme.topBar', 'theme.categoryBar', 'theme.footer'];
  await send('PUT', 'settings', { reset: names });
});

test('the logo is a picture of the shop; one that is gone leaves the built-in mark', async () => {
  const logo = async () => (await home()).match(/class="logo[\s\S]*?<\/a>/)?.[0] ?? '';
  const file = { key: 'mark-0123456789', slug: 'mark', mime: 'image/png', bytes: 900 };
  const { id } = await db
    .insertInto('media')
    .values({ ...file, width: 300, height: 100, created_at: NOW })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await logo()).toContain('<svg');
  await save({ 'theme.logo': id });
  expect(await logo()).toMatch(
    /<img src="\/media\/mark-0123456789\/300\.jpeg" width="300" height="100"/,
  );
  await save({ 'theme.logo': id + 1 });
  expect(await logo()).toContain('<svg');
  await send('PUT', 'settings', { reset: ['theme.logo'] });
});

test('a preview shows what is not saved, changes nothing, and is for those who may save', async () => {
  await save({ 'theme.light': { accent: '#1f5673' } });
  const request = { page: 'product', values: { 'theme.footer': 'slim' } };
  const { status, body } = await send('POST', 'theme/preview', request);
  expect(status).toBe(200);
  expect(body.html).toMatch(/^<!doctype html>[\s\S]*data-page-type="product/);
  expect(body.html).not.toContain('data-island="footer"');
  expect(sheetIn(body.html)).toBeUndefined();
  expect(await home()).toContain('data-island="footer"');

  const other = await send('POST', 'theme/preview', { values: { 'shop.name': 'Another' } });
  expect([other.status, other.body.data.params]).toEqual([
    400,
    { 'values[shop.name]': 'values[shop.name] is not a setting of the theme.' },
  ]);
  expect((await send('POST', 'theme/preview', request, 'editor')).status).toBe(403);
});
