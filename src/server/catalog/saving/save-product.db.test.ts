import { beforeEach, describe, expect, it } from 'vitest';
import { money } from '#rules/money/money.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { listProducts } from '../listing/list-products.ts';
import { productCards } from '../listing/product-cards.ts';
import { findProduct, findProductById } from '../product/find-product.ts';
import {
  addTaxonomies,
  catalogContext,
  everything,
  NOON,
  type TestTaxonomies,
} from '../testing/test-shop.ts';
import { deleteProduct } from './delete-product.ts';
import type { ProductInput, VariationInput } from './product-input.ts';
import { saveProduct, trySaveProduct } from './save-product.ts';

const database = await testDatabase();
const { db } = database;
const ctx = catalogContext(db);
let taxonomies: TestTaxonomies;
const save = (input: Parameters<typeof saveProduct>[1]) => saveProduct(db, input, NOON);

beforeEach(async () => {
  await database.reset();
  taxonomies = await addTaxonomies(db);
});

async function addImage(slug: string): Promise<number> {
  const row = {
    key: `${slug}-0123456789`,
    slug,
    width: 1200,
    height: 900,
    mime: 'image/png',
    bytes: 10,
    alt: `${slug} alt`,
    caption: `${slug} caption`,
    created_at: NOON,
  };
  const { id } = await db.insertInto('media').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

const mug = (): ProductInput & { variations: VariationInput[] } => ({
  kind: 'variable',
  slug: 'stoneware-mug',
  name: 'Stoneware mug',
  categories: [taxonomies.category.cups],
  attributes: [
    { attribute: 'color', terms: ['sand', 'ink'], forVariations: true },
    { attribute: 'size', terms: ['small', 'large'], forVariations: true },
    { label: 'Care & use', options: ['Dishwasher'], visible: true },
  ],
  variations: [
    { attributes: { color: 'sand', size: 'small' }, regularPrice: money(1400), sku: 'M-1' },
    {
      attributes: { color: 'sand', size: 'large' },
      regularPrice: money(1800),
      salePrice: money(1600),
      saleTo: NOON + 1000,
    },
    {
      attributes: { color: 'ink', size: 'small' },
      regularPrice: money(1400),
      manageStock: true,
      stockQuantity: 0,
    },
    { attributes: { color: 'ink' }, regularPrice: money(2000), enabled: false },
  ],
});

describe('a saved product', () => {
  it('is read back whole, its pictures with size, alt text and caption [PP-13]', async () => {
    const front = await addImage('front');
    const detail = await addImage('detail');
    const id = await save({
      slug: 'oak-serving-tray',
      name: 'Oak serving tray',
      sku: 'TRAY',
      regularPrice: money(4800),
      manageStock: true,
      stockQuantity: 120,
      weight: 1200,
      length: 45,
      width: 30,
      height: 4.5,
      description: '<p onclick="x()">Oiled oak.<script>y()</script></p>',
      shortDescription: '<em>Oak</em>',
      categories: [taxonomies.category.table],
      tags: [taxonomies.tag.gift],
      gallery: [front, detail],
      publishedAt: NOON - 1000,
    });
    const product = await findProduct(ctx, 'oak-serving-tray');
    expect(product).toEqual({
      id,
      kind: 'simple',
      slug: 'oak-serving-tray',
      url: '/product/oak-serving-tray',
      name: 'Oak serving tray',
      sku: 'TRAY',
      price: {
        min: 4800,
        max: 4800,
        regularMin: 4800,
        regularMax: 4800,
        onSale: false,
        saleEndsAt: null,
      },
      stock: { status: 'instock', left: 120, backorders: 'no', low: false },
      rating: { average: 0, count: 0 },
      quantity: { min: 1, max: 120, step: 1 },
      soldIndividually: false,
      virtual: false,
      downloadable: false,
      shortDescription: '<em>Oak</em>',
      description: '<p>Oiled oak.</p>',
      gallery: [
        expect.objectContaining({
          width: 1200,
          height: 900,
          alt: 'front alt',
          caption: 'front caption',
        }),
        expect.objectContaining({ id: detail }),
      ],
      attributes: [],
      variations: [],
      combinations: null,
      termPictures: {},
      members: [],
      external: null,
      categories: [{ name: 'Table', url: '/product-category/table' }],
      tags: [{ name: 'Gift', url: '/product-tag/gift' }],
      weight: '1200 kg',
      dimensions: '45 × 30 × 4.5 cm',
      publishedAt: NOON - 1000,
    });
    expect(await findProductById(ctx, id)).toEqual(product);
    const [card] = await productCards(ctx, [id]);
    expect(card).toMatchObject({
      image: { id: front },
      hoverImage: { id: detail },
      isNew: true,
      category: { name: 'Table' },
    });
  });

  it('with variations has their range, their stock and each of them by its choices', async () => {
    await save(mug());
    const product = await findProduct(ctx, 'stoneware-mug');
    expect(product?.price).toMatchObject({
      min: 1400,
      max: 1600,
      regularMax: 1800,
      onSale: true,
      saleEndsAt: NOON + 1000,
    });
    expect(product?.stock.status).toBe('instock');
    expect(product?.variations.map(({ attributes, stock }) => [attributes, stock.status])).toEqual([
      [{ attribute_pa_color: 'sand', attribute_pa_size: 'small' }, 'instock'],
      [{ attribute_pa_color: 'sand', attribute_pa_size: 'large' }, 'instock'],
      [{ attribute_pa_color: 'ink', attribute_pa_size: 'small' }, 'outofstock'],
    ]);
    expect(
      product?.attributes.map(({ name, terms }) => [name, terms.map(({ slug }) => slug)]),
    ).toEqual([
      ['pa_color', ['sand', 'ink']],
      ['pa_size', ['small', 'large']],
      ['care-use', ['Dishwasher']],
    ]);
    const [card] = await productCards(ctx, [product?.id ?? 0]);
    expect(card?.swatches.map(({ slug, colours: colors }) => [slug, colors])).toEqual([
      ['sand', ['#d9c7a3']],
      ['ink', ['#22303f']],
    ]);
    const later = await findProduct({ ...ctx, now: NOON + 1000 }, 'stoneware-mug');
    expect(later?.price).toMatchObject({ min: 1400, max: 1800, onSale: false });
  });

  it('keeps the variations it names, adds new ones and lets the others go', async () => {
    const id = await save(mug());
    const before = (await findProduct(ctx, 'stoneware-mug'))?.variations ?? [];
    const [first] = mug().variations;
    await save({
      ...mug(),
      id,
      variations: [
        { ...first!, id: before[0]!.id, regularPrice: money(900) },
        { attributes: { color: 'ink', size: 'large' }, regularPrice: money(1900) },
      ],
    });
    const after = (await findProduct(ctx, 'stoneware-mug'))?.variations ?? [];
    expect(after.map((one) => one.price?.min)).toEqual([900, 1900]);
    expect(after[0]?.id).toBe(before[0]?.id);
    expect(before.map((one) => one.id)).not.toContain(after[1]?.id);
  });

  it('with a common stock lends it to variations that do not count their own', async () => {
    const { variations, ...rest } = mug();
    await save({
      ...rest,
      manageStock: true,
      stockQuantity: 2,
      variations: variations.slice(0, 2),
    });
    const product = await findProduct(ctx, 'stoneware-mug');
    expect(product?.variations.map((one) => [one.stock.left, one.quantity.max])).toEqual([
      [2, 2],
      [2, 2],
    ]);
  });

  it('as a group has the range of its members and follows them', async () => {
    const bowl = await save({ slug: 'bowl', name: 'Bowl', regularPrice: money(1600) });
    const cup = await save({
      slug: 'egg-cup',
      name: 'Egg cup',
      regularPrice: money(900),
      stockStatus: 'outofstock',
    });
    const group = await save({
      kind: 'grouped',
      slug: 'breakfast',
      name: 'Breakfast',
      members: [cup, bowl],
    });
    expect(await findProduct(ctx, 'breakfast')).toMatchObject({
      price: { min: 900, max: 1600 },
      stock: { status: 'instock', left: null },
      members: [{ id: cup }, { id: bowl }],
    });
    await save({
      id: bowl,
      slug: 'bowl',
      name: 'Bowl',
      regularPrice: money(2000),
      stockStatus: 'outofstock',
    });
    expect((await productCards(ctx, [group]))[0]).toMatchObject({
      price: { min: 900, max: 2000 },
      stock: { status: 'outofstock' },
    });
    await deleteProduct(db, bowl, NOON);
    expect((await findProduct(ctx, 'breakfast'))?.price).toMatchObject({ min: 900, max: 900 });
    expect((await listProducts(ctx, everything())).total).toBe(2);
  });

  it('says why it cannot be saved, and writes nothing', async () => {
    await save({ slug: 'bowl', name: 'Bowl', sku: 'B' });
    const { variations, ...rest } = mug();
    const result = await trySaveProduct(db, {
      ...rest,
      slug: 'bowl',
      sku: 'B',
      regularPrice: money(10),
      salePrice: money(10),
      saleFrom: 5,
      saleTo: 5,
      minQuantity: 3,
      maxQuantity: 2,
      members: [77],
      tags: [99],
      variations: [...variations, { attributes: { color: 'moss', shape: 'round' } }],
      attributes: [{ attribute: 'color', terms: ['pink'], forVariations: true }],
    });
    expect(result.ok ? [] : result.problems.map(({ code, field }) => `${field} ${code}`)).toEqual(
      expect.arrayContaining([
        'slug taken',
        'sku taken',
        'salePrice saleNotLower',
        'saleTo saleEndsFirst',
        'maxQuantity limitsCross',
        'members kind',
        'links unknown',
        'tags unknown',
        'attributes.0.terms unknown',
        'variations.4.attributes.shape unknown',
      ]),
    );
    const broken = await trySaveProduct(db, {
      slug: 'No Slug!',
      name: ' ',
      regularPrice: -1 as never,
      customFields: { other: 'x' },
    });
    expect(broken.ok ? [] : broken.problems.map(({ field }) => field).sort()).toEqual([
      'customFields.other',
      'name',
      'regularPrice',
      'slug',
    ]);
    const { count } = await db
      .selectFrom('products')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
    await expect(save({ slug: 'bowl', name: 'Again' })).rejects.toThrow('slug taken');
  });

  it('is not shown before it is published', async () => {
    const id = await save({ slug: 'draft', name: 'Draft', status: 'draft' });
    expect(await findProduct(ctx, 'draft')).toBeNull();
    expect(await findProductById(ctx, id)).toBeNull();
    expect(await productCards(ctx, [id])).toEqual([]);
    expect(await findProduct(ctx, '')).toBeNull();
  });

  it('keeps its ratings and sales when it is saved again', async () => {
    const id = await save({ slug: 'bowl', name: 'Bowl', totalSales: 4 });
    await db
      .updateTable('products')
      .set({ rating_sum: 9, rating_count: 2 })
      .where('id', '=', id)
      .execute();
    await save({ id, slug: 'bowl', name: 'Bigger bowl' });
    expect(await findProduct(ctx, 'bowl')).toMatchObject({
      name: 'Bigger bowl',
      rating: { average: 4.5, count: 2 },
    });
    const row = await db.selectFrom('products').select('total_sales').executeTakeFirstOrThrow();
    expect(row.total_sales).toBe(4);
  });
});
