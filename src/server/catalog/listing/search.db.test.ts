import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { money } from '#rules/money/money.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { searchProducts } from '#server/search/search-products.ts';
import { saveProduct } from '../saving/save-product.ts';
import { addTaxonomies, catalogContext, everything, NOON } from '../testing/test-shop.ts';
import { listProducts } from './list-products.ts';
import { listingFacets } from './listing-facets.ts';

const database = await testDatabase();
const { db } = database;
const ctx = catalogContext(db);
const ids: Record<string, number> = {};

async function find(term: string, context = ctx): Promise<string[]> {
  const found = await searchProducts(context, term, 20);
  return found.map((id) => Object.keys(ids).find((slug) => ids[slug] === id) ?? '?');
}

beforeAll(async () => {
  const { tag, category } = await addTaxonomies(db);
  const products = [
    {
      slug: 'care-guide',
      name: 'Care guide',
      description: '<p>How to wash a mug, a mug, a mug.</p>',
    },
    {
      slug: 'gift-box',
      name: 'Gift box',
      tags: [tag.slow],
      description: 'For a café at home',
    },
    {
      slug: 'stoneware-mug',
      name: 'Stoneware mug',
      sku: 'ST-100',
      categories: [category.cups],
    },
    { slug: 'mug-rack', name: 'Mug rack', totalSales: 5 },
    { slug: 'mugwort-tea', name: 'Mugwort tea' },
    { slug: 'cafe-cup', name: 'Café cup', sku: 'MUG-7' },
    { slug: 'tile', name: 'Tile', sku: 'TL-77', description: 'Goes with TL-7' },
    { slug: 'tile-board', name: 'Board with room for tiles', sku: 'TL-7' },
    { slug: 'hidden-mug', name: 'Hidden mug', visibility: 'hidden' as const },
    { slug: 'catalog-mug', name: 'Catalogue mug', visibility: 'catalog' as const },
    { slug: 'search-mug', name: 'Secret mug', visibility: 'search' as const },
    { slug: 'draft-mug', name: 'Draft mug', status: 'draft' as const },
    { slug: 'gone-mug', name: 'Sold mug', stockStatus: 'outofstock' as const },
    {
      slug: 'linen-throw',
      name: 'Linen throw',
      kind: 'variable' as const,
      attributes: [{ attribute: 'color', terms: ['ink'], forVariations: true }],
      variations: [{ attributes: { color: 'ink' }, sku: 'LT-INK', regularPrice: money(9000) }],
    },
  ];
  for (const product of products) ids[product.slug] = await saveProduct(db, product, NOON);
});

/** Any character there is, halves of pairs included. */
const typed = fc
  .array(fc.nat(0x10ffff), { maxLength: 40 })
  .map((points) => String.fromCodePoint(...points));

describe('searching', () => {
  it('puts names before article numbers and tags, and those before descriptions', async () => {
    expect(await find('mug')).toEqual([
      'mug-rack',
      'search-mug',
      'stoneware-mug',
      'gone-mug',
      'mugwort-tea',
      'cafe-cup',
      'care-guide',
    ]);
  });

  it.each([
    ['stonew', ['stoneware-mug']],
    ['mug stonew', ['stoneware-mug']],
    ['MUGS STONEWARE', ['stoneware-mug']],
    ['stoneware throw', []],
    ['ston mug', []],
    ['cafe', ['cafe-cup', 'gift-box']],
    ['CAFÉ', ['cafe-cup', 'gift-box']],
    ['st-100', ['stoneware-mug']],
    ['lt-ink', ['linen-throw']],
    ['mug-7', ['cafe-cup']],
    ['7-mug', ['cafe-cup']],
    ['ink', ['linen-throw']],
    ['slow living', ['gift-box']],
    ['cups', ['cafe-cup', 'stoneware-mug']],
    ['mugrack', ['mug-rack']],
    ['stone ware mug', ['stoneware-mug']],
    ['slowliving', ['gift-box']],
    ['blue throw', ['linen-throw']],
    ['navy blanket', ['linen-throw']],
    ['a gift for the café', ['gift-box']],
  ])('for %j finds %j', async (term, expected) => {
    expect((await find(term)).sort()).toEqual(expected);
  });

  it('puts an article number before the longer ones that begin with it', async () => {
    expect(await find('TL-7')).toEqual(['tile-board', 'tile']);
    const listing = await listProducts(ctx, everything({ search: 'tl-7' }));
    expect([listing.total, listing.cards[0]?.slug]).toEqual([2, 'tile-board']);
  });

  it('leaves out what is sold out where the shop hides it', async () => {
    expect(await find('sold', catalogContext(db, { 'stock.hideOutOfStock': true }))).toEqual([]);
    expect(await find('sold')).toEqual(['gone-mug']);
  });

  it('lists and counts the same products, the best first', async () => {
    const listing = await listProducts(ctx, everything({ search: 'mug' }), { perPage: 4 });
    expect(listing.total).toBe(7);
    expect(listing.cards.map(({ id }) => id)).toEqual(
      (await searchProducts(ctx, 'mug', 9)).slice(0, 4),
    );
    const second = await listProducts(ctx, everything({ search: 'mug', page: 2 }), { perPage: 4 });
    expect(second.cards.map(({ slug }) => slug)).toEqual(['mugwort-tea', 'cafe-cup', 'care-guide']);
    const byDate = await listProducts(ctx, everything({ search: 'mug', sort: 'date' }));
    expect(byDate.cards.map(({ id }) => id)).toEqual(
      (await searchProducts(ctx, 'mug', 9)).sort((a, b) => b - a),
    );
    const inCups = await listProducts(ctx, everything({ search: 'mug', category: 'cups' }));
    expect(inCups.cards.map(({ slug }) => slug)).toEqual(['stoneware-mug']);
    const facets = await listingFacets(ctx, everything({ search: 'mug' }));
    expect([facets.inStock, facets.categories.map(({ slug, count }) => [slug, count])]).toEqual([
      6,
      [
        ['table', 1],
        ['cups', 1],
      ],
    ]);
  });

  it('follows a change of name and drops what is gone', async () => {
    const id = await saveProduct(db, { slug: 'lamp', name: 'Lamp' }, NOON);
    ids.lamp = id;
    expect(await find('lamp')).toEqual(['lamp']);
    await saveProduct(db, { id, slug: 'lamp', name: 'Lantern' }, NOON);
    expect([await find('lamp'), await find('lantern')]).toEqual([[], ['lamp']]);
  });

  it.each([
    '"',
    "'",
    'mug"',
    "mug'",
    'mug" OR name:"',
    'name : mug',
    '{name keywords} : mug',
    'mug NEAR(rack, 2)',
    'mug AND OR NOT rack',
    '^mug*',
    'mug:*A & !rack',
    '(((((mug',
    '\\',
    '\0mug',
    "'; drop table products; --",
    '%_%',
    '<script>alert(1)</script>',
    '🍵 ☕',
    '\ud800',
    'mug '.repeat(2600),
    'x'.repeat(10_240),
  ])('takes %j as words and nothing else', async (term) => {
    await expect(searchProducts(ctx, term, 5)).resolves.toBeInstanceOf(Array);
    const listing = await listProducts(ctx, everything({ search: term }));
    expect(listing.page).toBe(1);
    await expect(listingFacets(ctx, everything({ search: term }))).resolves.toBeDefined();
  });

  it('answers anything that can be typed', async () => {
    await fc.assert(
      fc.asyncProperty(typed, async (term) => {
        await searchProducts(ctx, term, 3);
      }),
      { numRuns: 150 },
    );
  });
});
