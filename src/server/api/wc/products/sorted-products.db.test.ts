import { beforeAll, describe, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Product } from '#wire/wc/product.ts';
import { type ManagerClient, managerClient } from '../testing/manager-client.ts';

// On PostgreSQL in every run: each engine sorts what is null in its own way.

const { db } = await testDatabase();
let client: ManagerClient;

beforeAll(async () => {
  client = await managerClient(db);
  const { id: image } = await db
    .insertInto('media')
    .values({
      ...{ key: 'tray-0123456789', slug: 'tray', width: 10, height: 10, mime: 'image/png' },
      ...{ bytes: 1, alt: '', created_at: 1 },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const counted = (stockQuantity: number) => ({ manageStock: true, stockQuantity });
  const priced = (price: number, cost: number) => {
    return { regularPrice: money(price), cost: money(cost) };
  };
  await saveProduct(db, { slug: 'a', name: 'A', ...counted(5), ...priced(1000, 900) });
  await saveProduct(db, { slug: 'b', name: 'B', ...counted(0), ...priced(1000, 200) });
  await saveProduct(db, { slug: 'c', name: 'C', description: '<p>Text</p>', gallery: [image] });
  await saveProduct(db, {
    kind: 'variable',
    slug: 'd',
    name: 'D',
    cost: money(480),
    attributes: [{ label: 'Size', options: ['S', 'L'], forVariations: true }],
    variations: [
      { attributes: { Size: 'S' }, ...counted(1), ...priced(500, 250) },
      { attributes: { Size: 'L' }, ...counted(9), regularPrice: money(800) },
    ],
  });
});

const names = async (query: string) => {
  const { status, body } = await client.send('GET', `/products?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body.map(({ name }: { name: string }) => name).join('');
};

describe('the list of products', () => {
  test.each([
    ['orderby=stock&order=asc', 'BADC'],
    ['orderby=stock&order=desc', 'DABC'],
    ['orderby=margin&order=desc', 'BDAC'],
    ['orderby=margin&order=asc', 'ADBC'],
    ['orderby=id&order=asc&min_margin=40', 'BD'],
    ['orderby=id&order=asc&max_margin=39.9', 'A'],
    ['orderby=id&order=asc&min_margin=10&max_margin=40', 'AD'],
    ['orderby=id&order=asc&missing=image', 'ABD'],
    ['orderby=id&order=asc&missing=description', 'ABD'],
    ['orderby=id&order=asc&max_stock=1', 'BD'],
    ['orderby=id&order=asc&min_stock=5', 'AD'],
    ['orderby=id&order=asc&min_stock=1&max_stock=5', 'AD'],
    ['orderby=id&order=asc&min_stock=0&max_stock=0', 'B'],
    ['orderby=stock&order=asc&page=2&per_page=2', 'DC'],
  ])('by %s is %s', async (query, expected) => {
    // What has no number comes last, whichever the order.
    expect(await names(query)).toBe(expected);
  });

  test.each([
    'missing=price',
    'max_stock=few',
    'orderby=profit',
    'min_margin=101',
    'max_margin=half',
    'min_stock=1e400',
  ])('refuses %s', async (query) => {
    expect((await client.send('GET', `/products?${query}`)).status).toBe(400);
  });

  test('has the margin in its items, of variations the lowest', async () => {
    const { body } = await client.send('GET', '/products?orderby=id&order=asc');
    expect(body.map(({ extensions }: Product) => extensions.vitrine.margin)).toEqual([
      10,
      80,
      null,
      40,
    ]);
  });

  test('refuses margins to whoever may not know the costs', async () => {
    const reading = await managerClient(db, { role: 'support' });
    const send = async (query: string) => (await reading.send('GET', `/products?${query}`)).status;
    expect(await send('orderby=id')).toBe(200);
    expect(await send('orderby=margin')).toBe(403);
    expect(await send('min_margin=10')).toBe(403);
  });
});
