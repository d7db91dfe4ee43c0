import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKey } from './accounts/api-keys/create-key.ts';
import { addPerson } from './accounts/testing/test-people.ts';
import { shopContext } from './cart/testing/cart-shop.ts';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { saveSetting } from './settings/save-setting.ts';
import { type ServedShop, serveShop } from './testing/serve-shop.ts';

const database = await testDatabase();
const { db } = database;
const START = Date.UTC(2026, 0, 5, 12);
let served: ServedShop;
let authorization = '';

beforeAll(async () => {
  await saveSetting(db, 'accounts.staffSecondFactor', false, START);
  const customerId = await addPerson(db, 'ed@example.com', START, { role: 'editor' });
  const request = { customerId, name: 'Editor', permissions: 'read_write' as const };
  const { key, secret } = await createKey(shopContext(db), request);
  authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
  served = await serveShop({ database, now: () => START });
});

afterAll(() => served.close());

async function send(method: string, path: string, body?: object) {
  const reply = await fetch(`${served.origin}/wp-json/${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: await reply.json() };
}

test('the panel of a menu entry shows shared blocks on every page and follows their changes', async () => {
  const blocks = (html: string) => [
    { kind: 'text', settings: { html } },
    { kind: 'contact', settings: { title: 'Not in a menu' } },
  ];
  const made = await send('POST', 'vitrine/v1/block-sets', {
    purpose: 'shared',
    name: 'Gifts',
    blocks: blocks('<p>Wrapped by hand</p>'),
  });
  expect(made.status).toBe(201);
  const { id } = made.body;
  const page = async () => (await fetch(`${served.origin}/journal`)).text();
  expect(await page()).not.toContain('Wrapped by hand');
  const before = await send('GET', 'vitrine/v1/menus/main');
  const saved = await send('PUT', 'vitrine/v1/menus/main', {
    version: before.body.version,
    items: [{ label: 'Presents', url: '/gifts', set_id: id }],
  });
  expect(saved.body.items).toMatchObject([{ label: 'Presents', set_id: id }]);
  const displayed = await page();
  expect(displayed.split('Wrapped by hand')).toHaveLength(2);
  expect(displayed).toContain(`id=menu-panel-${id}>`);
  expect(displayed).toContain('aria-expanded');
  expect(displayed).not.toContain('Not in a menu');
  await send('PUT', `vitrine/v1/block-sets/${id}`, { blocks: blocks('<p>In silk paper</p>') });
  expect(await page()).toContain('In silk paper');
  await send('PUT', `vitrine/v1/block-sets/${id}`, { blocks: [] });
  expect(await page()).not.toContain('menu-panel');
  await send('DELETE', `vitrine/v1/block-sets/${id}?force=true`);
  const { body } = await send('GET', 'vitrine/v1/menus/main');
  expect(body.items).toMatchObject([{ set_id: null }]);
});
