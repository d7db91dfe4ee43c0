import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKey } from './accounts/api-keys/create-key.ts';
import { addPerson } from './accounts/testing/test-people.ts';
import { shopContext } from './cart/testing/cart-shop.ts';
import { fillSmallShop, NOW } from './pages/testing/small-shop.ts';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { saveSetting } from './settings/save-setting.ts';
import { type ServedShop, serveShop } from './testing/serve-shop.ts';

// Header and footer are rendered once for many pages: what changes them is on every page at once.

const database = await testDatabase();
const { db } = database;
let served: ServedShop;
let authorization = '';

beforeAll(async () => {
  await saveSetting(db, 'accounts.staffSecondFactor', false, NOW);
  await fillSmallShop(db);
  const customerId = await addPerson(db, 'manager@example.com', NOW, { role: 'shop_manager' });
  const request = { customerId, name: 'Manager', permissions: 'read_write' as const };
  const { key, secret } = await createKey(shopContext(db), request);
  authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
  served = await serveShop({ database, now: () => NOW });
});

afterAll(() => served.close());

async function send(method: string, path: string, body?: object) {
  const reply = await fetch(`${served.origin}/wp-json/${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(reply.status).toBeLessThan(300);
  return reply.json();
}

const around = async (path: string) => {
  const html = await (await fetch(`${served.origin}${path}`)).text();
  return html.slice(html.indexOf('<header'), html.indexOf('<main')) + html.split('</main>')[1];
};

const PAGES = ['/shop', '/product/tray', '/product-category/tableware', '/journal'];

async function expectChange(before: string, after: string, change: () => Promise<unknown>) {
  for (const path of PAGES) expect(await around(path)).not.toContain(after);
  await change();
  for (const path of PAGES) {
    const html = await around(path);
    expect(html).toContain(after);
    if (before !== '') expect(html).not.toContain(before);
  }
}

test('a renamed shop, another text and another arrangement are on every page', async () => {
  const save = (values: object) => send('PUT', 'vitrine/v1/settings', { values });
  await expectChange('My shop', 'Corner shop', () => save({ 'shop.name': 'Corner shop' }));
  await expectChange('"Menu"', '"Menü"', () => save({ messages: { 'layout.menu': 'Menü' } }));
  await expectChange('', 'data-mode="static"', () => save({ 'header.mode': 'static' }));
});

test('a menu that is saved is on every page', async () => {
  const { version } = await send('GET', 'vitrine/v1/menus/main');
  const items = [{ label: 'Presents', url: '/gifts' }];
  await expectChange('', 'Presents', () =>
    send('PUT', 'vitrine/v1/menus/main', { version, items }),
  );
});

test('a renamed category is in the search form of every page', async () => {
  const [category] = await send('GET', 'wc/v3/products/categories?slug=tableware');
  await expectChange('>Tableware<', '>Dishes<', () =>
    send('PUT', `wc/v3/products/categories/${category.id}`, { name: 'Dishes' }),
  );
});
