import { beforeAll, describe, expect, it } from 'vitest';
import { countBits } from '#server/catalog/listing/bits.ts';
import { facetIndex } from '#server/catalog/listing/facet-index.ts';
import { findStoreProducts } from '#server/catalog/store/find-store-products.ts';
import { walkListing } from '#server/catalog/store/listed-slice.ts';
import { prepareFilter } from '#server/catalog/store/prepare-filter.ts';
import { storeBits } from '#server/catalog/store/store-bits.ts';
import { getDirection, type ListingOrder } from '#server/catalog/store/store-order.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { storeProductQuery } from '#wire/store/product-query.ts';
import { fillShop, now, type TestShop } from './testing/test-shop.ts';

const database = await testDatabase();
const ctx = testContext(database.db, { now });
let shop: TestShop;
beforeAll(async () => {
  shop = await fillShop(database.db);
});

const orders: ListingOrder[] = ['date', 'popularity', 'rating', 'menu_order', 'id', 'price'];

describe('walkListing', () => {
  it.each(orders.flatMap((order) => [[order, 'asc'] as const, [order, 'desc'] as const]))(
    'gives the pages by %s %s that a sort of the rows gives',
    async (order, requested) => {
      const direction = getDirection(order, requested);
      const query = storeProductQuery.parse({
        exclude: [shop.products.vase],
        orderby: order,
        order: requested,
      });
      const sorted = await findStoreProducts(ctx, query);
      const prepared = await prepareFilter(ctx, query);
      const index = await facetIndex(ctx.db);
      const matching = storeBits(index, prepared);
      const total = countBits(matching);
      expect(total).toBe(6);
      const pages: number[] = [];
      // The first page is walked from the front, the last two from the end.
      for (const from of [0, 2, 4]) {
        const slice = { shownIn: 'catalog', order, direction, from, count: 2, total } as const;
        pages.push(...(await walkListing(ctx.db, index, matching, slice)));
      }
      expect(pages).toEqual(sorted.ids);
    },
  );

  it('lets the database skip where nothing is filtered out', async () => {
    const query = storeProductQuery.parse({});
    const sorted = await findStoreProducts(ctx, query);
    const index = await facetIndex(ctx.db);
    const matching = storeBits(index, await prepareFilter(ctx, query));
    const pages: number[] = [];
    for (const from of [0, 3, 6]) {
      const slice = { order: 'date', direction: 'desc', from, count: 3, total: 7 } as const;
      pages.push(...(await walkListing(ctx.db, index, matching, { ...slice, shownIn: 'catalog' })));
    }
    expect(pages).toEqual(sorted.ids);
  });

  it('comes by what only a search shows', async () => {
    await database.db
      .updateTable('listing_entries')
      .set({ in_catalog: 0 })
      .where('product_id', '=', shop.products.apron)
      .execute();
    const index = await facetIndex(ctx.db);
    const slice = { order: 'id', direction: 'asc', from: 0, count: 10, total: 7 } as const;
    const all = index.sets.get('search');
    const found = await walkListing(ctx.db, index, all, { ...slice, shownIn: 'search' });
    expect(found).toContain(shop.products.apron);
    const visible = await walkListing(ctx.db, index, all, { ...slice, shownIn: 'catalog' });
    expect(visible).not.toContain(shop.products.apron);
  });
});
