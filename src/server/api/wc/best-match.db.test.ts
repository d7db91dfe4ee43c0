import { beforeAll, expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from './testing/manager-client.ts';

// What a picker of the admin offers comes in the order of rules/search/match-rank.ts.
// On PostgreSQL in every run: src/server/platform/database.

const NAMES = ['Smug cat', 'Stoneware mug', 'Mug rack', 'Mug', 'Tray'];
const BEST = ['Mug', 'Mug rack', 'Stoneware mug', 'Smug cat'];

const { db } = await testDatabase();
let client: ManagerClient;

beforeAll(async () => {
  client = await managerClient(db);
  for (const name of NAMES) {
    for (const terms of ['categories', 'tags', 'brands']) {
      await client.send('POST', `/products/${terms}`, { name });
    }
    for (const kind of ['pages', 'posts']) {
      await client.send('POST', `/wp-json/wp/v2/${kind}`, { title: name, status: 'publish' });
    }
    await saveProduct(db, { slug: name.toLowerCase().replaceAll(' ', '-'), name });
  }
});

test.each([
  ['/products/categories?orderby=relevance', BEST],
  ['/products/tags?orderby=relevance', BEST],
  ['/products/brands?orderby=relevance', BEST],
  ['/wp-json/wp/v2/pages?orderby=relevance', BEST],
  ['/wp-json/wp/v2/posts?orderby=relevance', BEST],
  ['/wp-json/wp/v2/search?type=post&subtype=page', BEST],
  ['/wp-json/wp/v2/search?type=term&subtype=product_cat', BEST],
  // Products are found by words and what begins them, not inside of one.
  ['/products?orderby=relevance', BEST.slice(0, 3)],
])('%s', async (path, expected) => {
  const { status, body } = await client.send('GET', `${path}&search=mug`);
  expect(status).toBe(200);
  const names = body.map((item: { name?: string; title?: string | { rendered: string } }) =>
    typeof item.title === 'object' ? item.title.rendered : (item.title ?? item.name),
  );
  expect(names).toEqual(expected);
});
