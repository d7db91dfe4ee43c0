import { CompiledQuery } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { LISTING_SORTS } from '#rules/catalog/product.ts';
import { money } from '#rules/money/money.ts';
import { listProducts } from '#server/catalog/listing/list-products.ts';
import { listingFacets } from '#server/catalog/listing/listing-facets.ts';
import { listingFilter } from '#server/catalog/listing/listing-filter.ts';
import { walkQuery } from '#server/catalog/listing/listing-query.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { type Item, inOrder, pass, readItems } from '#server/catalog/testing/listing-oracle.ts';
import { randomProducts, seededRandom } from '#server/catalog/testing/random-shop.ts';
import {
  addTaxonomies,
  catalogContext,
  everything,
  NOON,
} from '#server/catalog/testing/test-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { ListingQuery } from '#wire/listing.ts';
import { saveReviews } from './save-review.ts';

const database = await testDatabase();
const { db } = database;
const COUNT = 90;

beforeAll(async () => {
  const taxonomies = await addTaxonomies(db);
  await database.transaction(async (trx) => {
    const ids: number[] = [];
    for (const product of randomProducts(COUNT, 7, taxonomies)) {
      ids.push(await saveProduct(trx, product, NOON));
    }
    const random = seededRandom(11);
    const reviews = ids
      .filter(() => random() < 0.7)
      .flatMap((productId) =>
        Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
          productId,
          rating: 1 + Math.floor(random() * 5),
          text: 'Good.',
          author: 'Ada',
          createdAt: NOON,
        })),
      );
    await saveReviews(trx, reviews, NOON);
  });
});

function randomQuery(random: () => number): ListingQuery {
  const maybe = (share = 0.3) => random() < share;
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const price = () => (maybe() ? money(Math.floor(random() * 2200)) : null);
  return everything({
    sort: pick(LISTING_SORTS),
    page: 1 + Math.floor(random() * 4),
    category: maybe() ? pick(['table', 'cups', 'textiles']) : '',
    tag: maybe(0.15) ? 'gift' : '',
    attributes: {
      ...(maybe() ? { color: maybe(0.5) ? ['sand'] : ['moss', 'ink'] } : {}),
      ...(maybe(0.2) ? { size: ['large'] } : {}),
    },
    minPrice: price(),
    maxPrice: price(),
    ratings: maybe(0.25) ? [pick([1, 2, 3, 4, 5]), pick([1, 2, 3, 4, 5])] : [],
    inStock: maybe(0.2),
    onSale: maybe(0.2),
  });
}

const compact = (query: ListingQuery) => JSON.stringify(query);

async function compareListing(items: Item[], query: ListingQuery, hide: boolean, now = NOON) {
  const ctx = catalogContext(db, { 'stock.hideOutOfStock': hide }, now);
  const expected = inOrder(pass(items, query, hide), query.sort);
  const listing = await listProducts(ctx, query, { perPage: 7 });
  const pages = Math.max(1, Math.ceil(expected.length / 7));
  const page = Math.min(query.page, pages);
  expect(
    {
      total: listing.total,
      page: listing.page,
      pages: listing.pages,
      ids: listing.cards.map(({ id }) => id),
    },
    compact(query),
  ).toEqual({ total: expected.length, page, pages, ids: expected.slice((page - 1) * 7, page * 7) });
}

async function compareFacets(items: Item[], query: ListingQuery, hide: boolean, now = NOON) {
  const ctx = catalogContext(db, { 'stock.hideOutOfStock': hide }, now);
  const facets = await listingFacets(ctx, query);
  const without = (facet: Parameters<typeof pass>[3]) => pass(items, query, hide, facet);
  const counted = (
    names: string[],
    count: (name: string) => number,
    matches: (name: string) => boolean,
  ) =>
    names
      .map((name) => [name, count(name)])
      .filter(([name, n]) => n !== 0 || matches(String(name)));
  const priced = without('price').filter(({ low }) => low !== null);
  const terms = { color: ['sand', 'moss', 'ink'], size: ['small', 'large'] };
  expect(
    {
      categories: facets.categories.map(({ slug, count }) => [slug, count]),
      attributes: facets.attributes.map((one) => [
        one.name,
        one.terms.map(({ swatch, count }) => [swatch.slug, count]),
      ]),
      price: facets.price,
      ratings: facets.ratings.map(({ stars, count }) => [stars, count]),
      inStock: facets.inStock,
      onSale: facets.onSale,
    },
    compact(query),
  ).toEqual({
    categories: counted(
      ['table', 'cups', 'textiles'],
      (slug) => without('category').filter(({ categories }) => categories.has(slug)).length,
      (slug) => slug === query.category,
    ),
    attributes: Object.entries(terms)
      .map(([name, slugs]) => [
        name,
        counted(
          slugs,
          (slug) =>
            without(`attribute ${name}`).filter((one) => one.terms.get(name)?.has(slug)).length,
          (slug) => query.attributes[name]?.includes(slug) ?? false,
        ),
      ])
      .filter(([, list]) => list && list.length > 0),
    price:
      priced.length === 0
        ? null
        : {
            min: Math.min(...priced.map(({ low }) => low ?? 0)),
            max: Math.max(...priced.map(({ high }) => high ?? 0)),
          },
    ratings: [5, 4, 3, 2, 1].map((stars) => [
      stars,
      without('rating').filter((one) => one.stars === stars).length,
    ]),
    inStock: without('stock').filter(({ stock }) => stock === 'instock').length,
    onSale: without('sale').filter(({ onSale }) => onSale).length,
  });
}

describe('a listing of a random shop', () => {
  it.each(LISTING_SORTS)(
    'sorted by %s shows every product once, in order [SE-11]',
    async (sort) => {
      const items = await readItems(db, NOON);
      for (let page = 1; page <= 12; page += 1) {
        await compareListing(items, everything({ sort, page }), false);
      }
    },
  );

  it('shows for any filter what asking every product would show', async () => {
    const items = await readItems(db, NOON);
    const random = seededRandom(23);
    for (let round = 0; round < 120; round += 1) {
      await compareListing(items, randomQuery(random), random() < 0.3);
    }
  });

  it('walks the index to the same page as it finds by name', async () => {
    const items = await readItems(db, NOON);
    const random = seededRandom(37);
    for (let round = 0; round < 120; round += 1) {
      const query = randomQuery(random);
      const ctx = catalogContext(db, { 'stock.hideOutOfStock': random() < 0.3 });
      const expected = inOrder(
        pass(items, query, ctx.settings['stock.hideOutOfStock']),
        query.sort,
      );
      const filter = await listingFilter(ctx, query);
      const from = Math.floor(random() * expected.length);
      const count = Math.min(5, expected.length - from);
      const slice = { sort: query.sort, from, count, total: expected.length };
      const walk = walkQuery(db, filter, filter.scope ?? 0, slice);
      const ids = (await walk.query.execute()).map((row) => row.product_id);
      expect(walk.backwards ? ids.reverse() : ids, compact(query)).toEqual(
        expected.slice(from, from + count),
      );
    }
  });

  it('counts for any filter what asking every product would count', async () => {
    const items = await readItems(db, NOON);
    const random = seededRandom(29);
    for (let round = 0; round < 80; round += 1) {
      await compareFacets(items, randomQuery(random), random() < 0.3);
    }
  });

  it('still does as sales end, without anything being saved', async () => {
    const random = seededRandom(31);
    for (const now of [NOON + 999, NOON + 1000, NOON + 2000, NOON + 9000]) {
      const items = await readItems(db, now);
      await compareListing(items, everything({ sort: 'price' }), false, now);
      await compareListing(items, everything({ sort: 'price-desc', onSale: true }), false, now);
      for (let round = 0; round < 10; round += 1) {
        const query = randomQuery(random);
        await compareListing(items, query, false, now);
        await compareFacets(items, query, false, now);
      }
    }
  });
});

describe('a query that makes no sense', () => {
  const ctx = catalogContext(db);
  it.each([
    ['page 0', { page: 0 }, 1],
    ['page -5', { page: -5 }, 1],
    ['a page that is no number', { page: Number.NaN }, 1],
    ['page 10^9', { page: 1_000_000_000 }, 'last'],
  ])('%s gives the nearest page', async (_name, changes, expected) => {
    const listing = await listProducts(ctx, everything(changes), { perPage: 10 });
    expect(listing.page).toBe(expected === 'last' ? listing.pages : expected);
    expect(listing.cards.length).toBeGreaterThan(0);
  });

  it.each([
    ['an unknown category', { category: 'nowhere' }],
    ['an unknown tag', { tag: "x' or '1'='1" }],
    ['unknown terms', { attributes: { color: ['no-such', "'; drop table terms; --"] } }],
    ['a price range upside down', { minPrice: money(5000), maxPrice: money(1) }],
    ['stars nobody gives', { ratings: [99] }],
    ['words without a word', { search: '***' }],
  ])('%s shows nothing, and counts nothing', async (_name, changes) => {
    const listing = await listProducts(ctx, everything(changes));
    expect(listing).toMatchObject({ cards: [], total: 0, page: 1, pages: 1 });
    await expect(listingFacets(ctx, everything(changes))).resolves.toBeDefined();
  });

  it('an attribute the shop does not have is no filter', async () => {
    const all = await listProducts(ctx, everything());
    const requested = await listProducts(ctx, everything({ attributes: { shape: ['round'] } }));
    expect(requested.total).toBe(all.total);
  });
});

describe.runIf(database.engine === 'sqlite')('the plan on SQLite', () => {
  const filters: Partial<ListingQuery>[] = [
    {},
    { category: 'cups' },
    { inStock: true, minPrice: money(200), attributes: { color: ['sand'] } },
  ];
  it.each(LISTING_SORTS)(
    'the sort %s is a range of its index, never sorted [SE-11]',
    async (sort) => {
      for (const changes of filters) {
        const filter = await listingFilter(catalogContext(db), everything(changes));
        for (const from of [0, 900]) {
          const slice = { sort, from, count: 12, total: 1000 };
          const { sql: text, parameters } = walkQuery(
            db,
            filter,
            filter.scope ?? 0,
            slice,
          ).query.compile();
          const { rows } = await db.executeQuery<{ detail: string }>(
            CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
          );
          const plan = rows.map((row) => row.detail).join('\n');
          expect(plan).toContain(`listing_by_${sort.replace('-', '_')}`);
          expect(plan).not.toContain('TEMP B-TREE');
          expect(plan).not.toContain('SCAN listing_entries');
        }
      }
    },
  );
});
