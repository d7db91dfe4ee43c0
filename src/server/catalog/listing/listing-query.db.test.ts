import { beforeAll, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { saveProduct } from '../saving/save-product.ts';
import { addTaxonomies, catalogContext, everything, NOON } from '../testing/test-shop.ts';
import { eachBit, rangeAt } from './bits.ts';
import { facetIndex } from './facet-index.ts';
import { filterBits, passing } from './filter-bits.ts';
import { listingFilter } from './listing-filter.ts';
import { namedQuery, walkQuery } from './listing-query.ts';
import { ENTIRE_SHOP } from './listing-rows.ts';

// A large listing is walked along the index of its order, a small one is looked up by its products:
// both give the same.
const { db } = await testDatabase();
const ctx = catalogContext(db);
const PER_PAGE = 4;

beforeAll(async () => {
  await addTaxonomies(db);
  for (let number = 0; number < 24; number += 1) {
    await saveProduct(
      db,
      {
        slug: `product-${number}`,
        name: `Product ${number}`,
        // Several of a price, and some without one.
        ...(number % 7 !== 0 && { regularPrice: 500 + (number % 9) * 250 }),
        publishedAt: NOON - 1000,
      },
      NOON,
    );
  }
});

test.each([
  ['price', 1000, 2000],
  ['price', 1000, null],
  ['price', null, 1500],
  ['price-desc', 1000, 2000],
  ['price-desc', null, 1500],
  ['price-desc', 750, null],
] as const)(
  'a walk by %s from %s to %s meets all products in their order',
  async (sort, low, high) => {
    const query = everything({
      sort,
      minPrice: low === null ? null : money(low),
      maxPrice: high === null ? null : money(high),
    });
    const filter = await listingFilter(ctx, query);
    const index = await facetIndex(db);
    const matching = passing(filterBits(index, filter, null));
    const ids: number[] = [];
    eachBit(matching, (slot) => ids.push(index.products[slot] ?? 0));
    const total = ids.length;
    expect(total).toBeGreaterThan(PER_PAGE);
    const prices = rangeAt(matching, sort === 'price' ? index.low : index.high);
    for (let from = 0; from < total; from += PER_PAGE) {
      const slice = { sort, from, count: Math.min(PER_PAGE, total - from), total };
      const named = await namedQuery(db, ids, ENTIRE_SHOP, slice).execute();
      const walk = walkQuery(db, filter, ENTIRE_SHOP, { ...slice, prices });
      const walked = await walk.query.execute();
      expect(walk.backwards ? walked.reverse() : walked).toEqual(named);
    }
  },
);
