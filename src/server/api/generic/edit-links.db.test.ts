import { beforeAll, describe, expect, test } from 'vitest';
import { addPerson } from '#server/accounts/testing/test-people.ts';
import { NOW } from '#server/cart/testing/cart-shop.ts';
import { saveDocument } from '#server/content/save-document.ts';
import { saveMenu } from '#server/content/save-menu.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { browser } from '../testing/test-browser.ts';
import { loggedInBrowser } from '../wp/testing/logged-in-browser.ts';

const database = await testDatabase();
const { db } = database;
const ids = { page: 0, hero: 0, text: 0, item: 0 };

beforeAll(async () => {
  await database.reset();
  ids.page = await saveDocument(db, {
    kind: 'page',
    slug: 'about',
    title: 'About',
    excerpt: '',
    publishedAt: NOW - 1,
    blocks: [
      {
        kind: 'hero',
        settings: { title: 'Made by hand', button: { label: 'Shop', url: '/shop' } },
      },
      { kind: 'text', settings: { html: '<p>Hello</p>' } },
    ],
  });
  const blocks = await db.selectFrom('blocks').select('id').orderBy('position').execute();
  [ids.hero = 0, ids.text = 0] = blocks.map(({ id }) => id);
  await saveMenu(db, 'main', [{ label: 'Kitchen', url: '/shop', mega: true }]);
  ids.item = (await db.selectFrom('menu_items').select('id').executeTakeFirstOrThrow()).id;
  await addPerson(db, 'ed@example.com', NOW, { role: 'editor' });
  await addPerson(db, 'sue@example.com', NOW);
});

const address = () =>
  `/wp-admin/admin-ajax.php?action=vitrine_edit_links&blocks=${ids.hero},${ids.text},99999,x&menus=${ids.item}`;

describe('links over blocks', () => {
  test('an editor gets title and both links of each block, the menu item named [CB-02] [CB-03]', async () => {
    const editor = await loggedInBrowser(db, 'ed@example.com');
    const reply = await editor.ask(address());
    expect(reply.status).toBe(200);
    const page = `/admin/pages/${ids.page}?post=`;
    const builder = `/admin/builder/${ids.page}?edit_post_id=`;
    expect(await reply.json()).toEqual({
      blocks: [
        {
          id: ids.hero,
          title: 'Edit Block: Made by hand',
          builder: `${builder}${ids.hero}&app=uxbuilder&type=editor`,
          standard: `${page}${ids.hero}&action=edit`,
        },
        {
          id: ids.text,
          title: 'Edit Block: text',
          builder: `${builder}${ids.text}&app=uxbuilder&type=editor`,
          standard: `${page}${ids.text}&action=edit`,
        },
      ],
      menus: [
        {
          id: ids.item,
          title: 'Edit Block: Kitchen',
          builder: `/admin/builder/menus?app=uxbuilder&type=editor&menu_id=${ids.item}`,
          standard: `/admin/menus?action=edit&menu_id=${ids.item}`,
        },
      ],
      labels: { builder: 'Visual builder', standard: 'Standard editor' },
    });
  });

  test('a customer and a guest get none [CB-04]', async () => {
    for (const client of [browser(db), await loggedInBrowser(db, 'sue@example.com')]) {
      const reply = await client.ask(address());
      expect([401, 403]).toContain(reply.status);
      expect(await reply.text()).not.toContain('/admin/');
    }
  });
});
