import { beforeEach, expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { managerClient } from '../testing/manager-client.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const add = (slug: string, more: object = {}) =>
  saveProduct(db, { slug, name: slug, regularPrice: 1000, ...more });

test('of products that are looked for the best match comes first, then the rest by pages', async () => {
  const client = await managerClient(db);
  await add('rack', { name: 'Rack for a mug' });
  await add('tray', { name: 'Tray', shortDescription: 'Holds a mug.' });
  await add('mug', { name: 'Mug' });
  await add('apron', { name: 'Apron' });
  await add('hidden', { name: 'Mug hook', status: 'draft' });
  const listed = async (query: string) => {
    const { body } = await client.send('GET', `/products?orderby=relevance&${query}`);
    return body.map(({ slug }: { slug: string }) => slug);
  };
  expect(await listed('search=mug')).toEqual(['mug', 'hidden', 'rack', 'tray']);
  expect(await listed('search=mug&order=asc&status=publish')).toEqual(['mug', 'rack', 'tray']);
  expect(await listed('search=mug&per_page=2&page=2')).toEqual(['rack', 'tray']);
  expect(await listed('search=mug&per_page=2&page=3')).toEqual([]);
  expect(await listed('per_page=100')).toHaveLength(5);
});
