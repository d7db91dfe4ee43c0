import { expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { fillShop } from '../store/testing/test-shop.ts';
import { browser, nonces } from '../testing/test-browser.ts';

const { db } = await testDatabase();
const shop = await fillShop(db);

async function choices(query: string) {
  const path = `/wp-admin/admin-ajax.php?action=product_choices&${query}`;
  const response = await browser(db).ask(path);
  expect(response.status).toBe(200);
  return response.json();
}

const NOTHING = { results: [], pagination: { more: false } };

test('a select of products asks by q, and is answered results and whether there are more [RE-16] [RE-17]', async () => {
  expect(await choices('q=stoneware')).toEqual({
    results: [{ id: shop.products.mug, text: 'Stoneware mug' }],
    pagination: { more: false },
  });
  expect(await choices('q=stonware')).toMatchObject({ results: [{ text: 'Stoneware mug' }] });
});

test.each([
  'q=m',
  'q=',
  '',
  `q=${'mug'.repeat(30)}`,
  'q=zzzqqq',
  'q=mug&page=2',
  'q=mug&page=999',
  'q[]=mug',
])('%s finds nothing', async (query) => {
  expect(await choices(query)).toEqual(NOTHING);
});

test('the product that was chosen stands above the message, one that is not sold is left out', async () => {
  const sent = async (product: string) => {
    const body = new URLSearchParams({
      action: 'contact_submit',
      nonce: nonces.public,
      'your-name': 'Ada',
      'your-email': 'ada@example.com',
      'your-message': `Is it oiled? ${product}`,
      'your-product': product,
      contact_age: '9000',
    });
    const response = await browser(db).ask('/wp-admin/admin-ajax.php', { method: 'POST', body });
    expect(response.status).toBe(200);
    const rows = await db.selectFrom('contact_messages').select('text').orderBy('id').execute();
    return rows.at(-1)?.text;
  };
  const id = String(shop.products.mug);
  expect(await sent(id)).toBe(`About: Stoneware mug (/product/mug)\n\nIs it oiled? ${id}`);
  for (const other of ['999999', 'x', '-1', '']) {
    expect(await sent(other)).toBe(`Is it oiled? ${other}`.trim());
  }
});
