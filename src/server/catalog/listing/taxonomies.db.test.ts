import { beforeEach, describe, expect, it } from 'vitest';
import { money } from '#rules/money/money.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { categoryTree } from '../categories/category-tree.ts';
import { findCategory } from '../categories/find-category.ts';
import { loadRails, relatedIds } from '../product/linked-products.ts';
import { deleteProduct } from '../saving/delete-product.ts';
import { saveCategory } from '../saving/save-category.ts';
import { saveProduct } from '../saving/save-product.ts';
import { saveTag } from '../saving/save-tag.ts';
import { saveTerm } from '../saving/save-term.ts';
import {
  addTaxonomies,
  catalogContext,
  everything,
  NOON,
  type TestTaxonomies,
} from '../testing/test-shop.ts';
import { listProducts } from './list-products.ts';
import { listingFacets } from './listing-facets.ts';
import { loadCards, productCards } from './product-cards.ts';

const database = await testDatabase();
const { db } = database;
const ctx = catalogContext(db);
let taxonomies: TestTaxonomies;
const save = (slug: string, more: Partial<Parameters<typeof saveProduct>[1]> = {}) =>
  saveProduct(db, { slug, name: slug, regularPrice: money(1000), ...more }, NOON);
const slugs = (cards: { slug: string }[]) => cards.map(({ slug }) => slug);

beforeEach(async () => {
  await database.reset();
  taxonomies = await addTaxonomies(db);
});

describe('families of colours', () => {
  it('count a product with two of their colours once', async () => {
    const [attribute] = await db.selectFrom('attributes').select('id').execute();
    await saveTerm(db, {
      attributeId: attribute?.id ?? 0,
      slug: 'sky',
      name: 'Sky',
      families: ['blue'],
    });
    const colored = (terms: string[]) => ({
      attributes: [{ attribute: 'color', terms, forVariations: false }],
    });
    await save('mug', colored(['ink', 'sky']));
    await save('bowl', colored(['sky', 'moss']));
    await save('plate', colored(['moss']));
    const counted = async (change = {}) =>
      (await listingFacets(ctx, everything(change))).attributes.map(({ families }) => families);
    const blue = { family: 'blue', terms: ['sky', 'ink'] };
    expect(await counted()).toEqual([[{ ...blue, count: 2 }]]);
    expect(await counted({ attributes: { color: ['moss'] } })).toEqual([[{ ...blue, count: 2 }]]);
    const found = await listProducts(ctx, everything({ attributes: { color: ['ink', 'sky'] } }));
    expect(found.total).toBe(2);
  });
});

describe('categories', () => {
  it('know where they stand, what is below them and how much is listed', async () => {
    const { table, cups } = taxonomies.category;
    await save('mug', { categories: [cups] });
    await save('bowl', { categories: [table, cups] });
    await save('hidden', { categories: [cups], visibility: 'hidden' });
    await save('gone', { categories: [cups], stockStatus: 'outofstock' });
    expect(await findCategory(ctx, 'cups')).toEqual({
      id: cups,
      slug: 'cups',
      name: 'Cups',
      url: '/product-category/cups',
      parentId: table,
      depth: 1,
      description: '',
      image: null,
      count: 3,
      ancestors: [{ id: table, slug: 'table', name: 'Table', url: '/product-category/table' }],
      children: [],
    });
    const top = await findCategory(catalogContext(db, { 'stock.hideOutOfStock': true }), 'table');
    expect([top?.count, top?.children.map(({ slug, count }) => [slug, count])]).toEqual([
      2,
      [['cups', 2]],
    ]);
    expect(await findCategory(ctx, "no' or 1=1 --")).toBeNull();
    const tree = await categoryTree(ctx);
    expect(tree.map((one) => [one.slug, one.count, slugs(one.children)])).toEqual([
      ['table', 3, ['cups']],
      ['textiles', 0, []],
    ]);
  });

  it('take their products along when they move', async () => {
    const { cups, textiles } = taxonomies.category;
    await save('mug', { categories: [cups] });
    const inner = await saveCategory(db, { slug: 'small-cups', name: 'Small', parentId: cups });
    await save('espresso', { categories: [inner] });
    await saveCategory(db, { id: cups, slug: 'cups', name: 'Beakers', parentId: textiles });
    const total = async (category: string) =>
      (await listProducts(ctx, everything({ category }))).total;
    expect([await total('table'), await total('textiles'), await total('cups')]).toEqual([0, 2, 2]);
    expect((await findCategory(ctx, 'small-cups'))?.ancestors.map(({ slug }) => slug)).toEqual([
      'textiles',
      'cups',
    ]);
    expect((await listProducts(ctx, everything({ search: 'beaker' }))).total).toBe(1);
    await expect(
      saveCategory(db, { id: cups, slug: 'cups', name: 'Cups', parentId: inner }),
    ).rejects.toThrow('below itself');
  });
});

describe('linked products', () => {
  it('are shown in the order they were chosen', async () => {
    const first = await save('first');
    const second = await save('second');
    const draft = await save('draft', { status: 'draft' });
    const id = await save('main', { upsells: [second, draft, first] });
    expect(slugs((await loadRails(ctx, id, 0)).upsells)).toEqual(['second', 'first']);
  });

  it('that are related share tags, then the category, and are listed', async () => {
    const { cups, textiles } = taxonomies.category;
    const { gift, slow } = taxonomies.tag;
    const id = await save('main', { categories: [cups], tags: [gift, slow] });
    await save('neighbour', { categories: [cups] });
    await save('hidden', { categories: [cups], visibility: 'hidden' });
    await save('one-tag', { categories: [textiles], tags: [slow] });
    await save('two-tags', { categories: [textiles], tags: [slow, gift] });
    await save('stranger', { categories: [textiles] });
    const related = async (count: number) =>
      slugs(await productCards(ctx, await relatedIds(ctx, id, count)));
    expect(await related(8)).toEqual(['two-tags', 'one-tag', 'neighbour']);
    expect(await related(1)).toEqual(['two-tags']);
    expect(await related(0)).toEqual([]);
  });
});

describe('names', () => {
  it('of tags and terms that change are found at once', async () => {
    const id = await save('mug', {
      tags: [taxonomies.tag.gift],
      attributes: [{ attribute: 'color', terms: ['sand'] }],
    });
    const found = async (search: string) =>
      (await listProducts(ctx, everything({ search }))).cards.map((card) => card.id);
    await saveTag(db, { id: taxonomies.tag.gift, slug: 'gift', name: 'Souvenir' });
    const term = await db
      .selectFrom('terms')
      .selectAll()
      .where('slug', '=', 'sand')
      .executeTakeFirstOrThrow();
    await saveTerm(db, { id: term.id, attributeId: term.attribute_id, slug: 'sand', name: 'Dune' });
    expect([await found('souvenir'), await found('dune'), await found('gift')]).toEqual([
      [id],
      [id],
      [],
    ]);
    await expect(
      saveTerm(db, { attributeId: term.attribute_id, slug: 'x', name: 'X', colours: ['red;}'] }),
    ).rejects.toThrow();
  });
});

describe('counts', () => {
  it('follow each save and removal, here and in another process', async () => {
    const other = await openDatabase(database.target);
    try {
      const elsewhere = catalogContext(other.db);
      const counts = async () => [
        (await listProducts(ctx, everything())).total,
        (await listProducts(elsewhere, everything())).total,
        (await listingFacets(elsewhere, everything())).inStock,
      ];
      const mug = await save('mug');
      const bowl = await save('bowl');
      expect(await counts()).toEqual([2, 2, 2]);
      await save('bowl', { id: bowl, stockStatus: 'outofstock' });
      expect(await counts()).toEqual([2, 2, 1]);
      await deleteProduct(db, mug, NOON);
      expect(await counts()).toEqual([1, 1, 0]);
      await database.reset();
      expect(await counts()).toEqual([0, 0, 0]);
    } finally {
      await other.close();
    }
  });

  it('of an open transaction stay in it', async () => {
    await save('mug');
    expect((await listProducts(ctx, everything())).total).toBe(1);
    const undone = database.transaction(async (trx) => {
      await saveProduct(trx, { slug: 'bowl', name: 'Bowl' }, NOON);
      expect((await listProducts({ ...ctx, db: trx }, everything())).total).toBe(2);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect((await listProducts(ctx, everything())).total).toBe(1);
  });
});

describe('cards', () => {
  it('take the same number of queries for many as for one', async () => {
    const ids: number[] = [];
    for (const slug of ['a', 'b', 'c', 'd', 'e']) {
      ids.push(
        await save(slug, {
          categories: Object.values(taxonomies.category),
          attributes: [{ attribute: 'color', terms: ['sand'] }],
        }),
      );
    }
    let queries = 0;
    const counting = db.withPlugin({
      transformQuery: ({ node }) => node,
      // Each execution counts, also of a query that is compiled already.
      transformResult: async ({ result }) => {
        queries += 1;
        return result;
      },
    });
    const count = async (some: number[]) => {
      queries = 0;
      await loadCards({ ...ctx, db: counting }, some);
      return queries;
    };
    const one = await count(ids.slice(0, 1));
    expect(await count(ids)).toBe(one);
    expect(one).toBeLessThanOrEqual(5);
  });

  it('keep the order asked for, and leave out what is not there', async () => {
    const first = await save('a');
    const second = await save('b');
    const cards = await loadCards(ctx, [second, 9999, first, second]);
    expect(slugs(cards)).toEqual(['b', 'a', 'b']);
  });
});

describe('many listings at once', () => {
  it('all see what was saved before they were asked', async () => {
    await save('first');
    const total = async () => (await listProducts(ctx, everything())).total;
    for (let round = 2; round <= 6; round += 1) {
      const early = [total(), total()];
      await save(`more-${round}`);
      const late = await Promise.all(Array.from({ length: 8 }, total));
      expect(late).toEqual(Array.from({ length: 8 }, () => round));
      for (const one of await Promise.all(early)) expect([round - 1, round]).toContain(one);
    }
  });
});
