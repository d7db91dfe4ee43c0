import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { anonymousVisitor } from '#server/platform/sessions/visitor.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import type { SearchPage } from '#wire/listing.ts';
import { fillSmallShop, NOW } from '../testing/small-shop.ts';
import { searchPage } from './search-page.ts';

const { db } = await testDatabase();
const ctx = testContext(db, { now: NOW });

beforeAll(() => fillSmallShop(db));

async function search(words: Record<string, string>) {
  const query = searchPage.canonicalQuery(new URLSearchParams(words), ctx.settings);
  const requested = { path: '/search', params: {}, query, visitor: anonymousVisitor() };
  const result = await searchPage.load(ctx, requested);
  if (result.kind !== 'page') throw new Error(`It answered ${result.kind}.`);
  return { data: result.data as SearchPage, freshUntil: result.freshUntil };
}

describe('the search page', () => {
  test('forgives typing errors, and states what it took them for', async () => {
    const { data } = await search({ s: 'stonware mugg' });
    expect(data.products.map(({ name }) => name)).toEqual(['Stoneware mug']);
    expect([data.term, data.meant]).toEqual(['stonware mugg', 'stoneware mug']);
    expect((await search({ s: 'mugs' })).data.meant).toBe('');
    expect((await search({ s: 'mugg' })).data.documents).toHaveLength(1);
  });

  test('counts what it did not find, unless a filter may be the reason', async () => {
    expect((await search({ s: 'Wardrobe' })).freshUntil).toBe(NOW + 60_000);
    await search({ s: 'wardrobe!' });
    await search({ s: 'wardrobe', product_cat: 'paper' });
    expect((await search({ s: 'mug' })).freshUntil).toBeNull();
    const rows = await db.selectFrom('search_misses').select(['term', 'count']).execute();
    expect(rows).toEqual([{ term: 'wardrobe', count: 2 }]);
  });

  test('offers near words, categories and best sellers in place of results', async () => {
    const { data } = await search({ s: 'stoneware bicycle' });
    expect(data.products).toEqual([]);
    expect(data.instead?.near).toEqual([{ name: 'stoneware', url: '/search?s=stoneware' }]);
    expect(data.instead?.categories.every(({ count }) => count > 0)).toBe(true);
    expect(data.instead?.products.length).toBeGreaterThan(0);
    const [near] = (await search({ s: 'stonewxyzq' })).data.instead?.near ?? [];
    expect(near?.name).toBe('stoneware');
    expect((await search({ s: 'wardrobe' })).data.instead?.near).toEqual([]);
    expect((await search({ s: 'mug' })).data.instead).toBeNull();
    expect((await search({ s: 'bicycle', max_price: '9' })).data.instead).toBeNull();
  });
});
