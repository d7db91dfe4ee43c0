import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { storeCollectionData } from '#wire/store/collection-data.ts';
import { storeAttributeRecord, storeCategory, storeTerm } from '#wire/store/terms.ts';
import { fillShop, origin, storeApi, type TestShop } from './testing/test-shop.ts';

const database = await testDatabase();
const { get } = storeApi(database.db);
let shop: TestShop;
beforeAll(async () => {
  shop = await fillShop(database.db);
});

async function ok<Schema extends z.ZodMiniType>(path: string, schema: Schema) {
  const { status, body } = await get(path);
  expect(status, JSON.stringify(body)).toBe(200);
  return schema.parse(body) as z.infer<Schema>;
}

describe('products/categories', () => {
  it('lists the shelves that hold something, children counted in', async () => {
    const { tableware, mugs, textiles } = shop.categories;
    const link = (slug: string) => `${origin}/product-category/${slug}`;
    const base = { description: '', image: null };
    expect(await ok('/products/categories', z.array(storeCategory))).toEqual([
      {
        ...base,
        id: mugs,
        name: 'Mugs & cups',
        slug: 'mugs',
        parent: tableware,
        count: 1,
        review_count: 0,
        permalink: link('mugs'),
      },
      {
        ...base,
        id: tableware,
        name: 'Tableware',
        slug: 'tableware',
        parent: 0,
        count: 4,
        review_count: 8,
        permalink: link('tableware'),
      },
      {
        ...base,
        id: textiles,
        name: 'Textiles',
        slug: 'textiles',
        parent: 0,
        count: 3,
        review_count: 0,
        permalink: link('textiles'),
      },
    ]);
  });

  it.each([
    ['hide_empty=false&parent=0', 'empty tableware textiles'],
    ['search=TEXT', 'textiles'],
    ['orderby=count&order=desc', 'tableware textiles mugs'],
    ['per_page=1&page=2', 'tableware'],
    ['page=1000000000&per_page=100', ''],
    ['hide_empty=0&orderby=menu_order&order=asc', 'tableware mugs textiles empty'],
  ])('%s', async (query, expected) => {
    const list = await ok(`/products/categories?${query}`, z.array(storeCategory));
    expect(list.map((category) => category.slug).join(' ')).toBe(expected);
  });

  it('tells one by its id, and the totals of a list', async () => {
    const one = await ok(`/products/categories/${shop.categories.mugs}`, storeCategory);
    expect(one.slug).toBe('mugs');
    const { headers } = await get('/products/categories?per_page=2');
    expect([headers.get('x-wp-total'), headers.get('x-wp-totalpages')]).toEqual(['3', '2']);
    const missing = await get('/products/categories/99999');
    expect([missing.status, missing.body.code]).toEqual([
      404,
      'woocommerce_rest_category_invalid_id',
    ]);
  });
});

describe('products/tags and products/attributes', () => {
  it('lists tags', async () => {
    expect(await ok('/products/tags', z.array(storeTerm))).toEqual([
      { id: shop.tags.gift, name: 'Gift', slug: 'gift', description: '', parent: 0, count: 2 },
      { id: shop.tags.oak, name: 'Oak', slug: 'oak', description: '', parent: 0, count: 1 },
    ]);
  });

  it('lists brands and tells one', async () => {
    const { makers, north } = shop.brands;
    const all = await ok('/products/brands', z.array(storeCategory));
    expect(all.map(({ slug, count, parent }) => [slug, count, parent])).toEqual([
      ['makers', 1, 0],
      ['north', 1, makers],
    ]);
    expect(await ok(`/products/brands/${makers}`, storeCategory)).toEqual({
      id: makers,
      name: 'Makers',
      slug: 'makers',
      description: '',
      parent: 0,
      count: 1,
      image: null,
      review_count: 8,
      permalink: 'https://shop.example/shop',
    });
    const below = await ok(`/products/brands?parent=${makers}`, z.array(storeCategory));
    expect(below.map(({ id }) => id)).toEqual([north]);
    expect(await get('/products/brands/9999')).toMatchObject({
      status: 404,
      body: { code: 'woocommerce_rest_brand_invalid_id' },
    });
    const mug = await get(`/products/${shop.products.mug}`);
    expect(mug.body.brands).toEqual([
      { id: north, name: 'North', slug: 'north', link: 'https://shop.example/shop' },
    ]);
  });

  it('lists attributes by name and tells one', async () => {
    const labels = await ok('/products/attributes', z.array(storeAttributeRecord));
    expect(labels.map(({ name }) => name)).toEqual(['Colour', 'Size']);

    const { color } = shop.attributes;
    const record = {
      id: color.id,
      name: 'Colour',
      taxonomy: 'pa_color',
      type: 'select',
      order: 'menu_order',
      has_archives: false,
      count: 2,
    };
    const list = await ok('/products/attributes', z.array(storeAttributeRecord));
    expect(list.map(({ taxonomy }) => taxonomy)).toEqual(['pa_color', 'pa_size']);
    expect(list[0]).toEqual(record);
    expect(await ok(`/products/attributes/${color.id}`, storeAttributeRecord)).toEqual(record);
    expect((await get('/products/attributes/9999')).body.code).toBe(
      'woocommerce_rest_attribute_invalid_id',
    );
  });

  it('lists the terms of an attribute by name', async () => {
    const { color } = shop.attributes;
    const terms = await ok(`/products/attributes/${color.id}/terms`, z.array(storeTerm));
    expect(terms).toEqual([
      { id: color.terms.ink, name: 'Ink', slug: 'ink', description: '', parent: 0, count: 2 },
      { id: color.terms.sand, name: 'Sand', slug: 'sand', description: '', parent: 0, count: 1 },
    ]);
    expect(await get('/products/attributes/9999/terms')).toMatchObject({
      status: 404,
      body: { code: 'woocommerce_rest_taxonomy_invalid' },
    });
  });

  it.each([
    '/products/categories',
    '/products/tags',
    '/products/brands',
    '/products/attributes/1/terms',
  ])('refuses nonsense at %s', async (path) => {
    for (const query of [
      'page=x',
      'per_page=-1',
      'order=up',
      'include=a',
      'search=%00',
      'parent=-1',
    ]) {
      const { status, body } = await get(`${path}?${query}`);
      expect([status, body.code]).toEqual([400, 'rest_invalid_param']);
    }
  });
});

describe('products/collection-data', () => {
  const data = (query: string) => ok(`/products/collection-data?${query}`, storeCollectionData);

  it('counts nothing unless asked', async () => {
    expect(await data('')).toEqual({
      price_range: null,
      attribute_counts: null,
      rating_counts: null,
      stock_status_counts: null,
      taxonomy_counts: null,
    });
  });

  it('counts prices, ratings and stock', async () => {
    const all =
      'calculate_price_range=true&calculate_rating_counts=true&calculate_stock_status_counts=true';
    expect(await data(all)).toMatchObject({
      price_range: { min_price: '1400', max_price: '9000', currency_code: 'USD' },
      rating_counts: [{ rating: 4, count: 1 }],
      stock_status_counts: [
        { status: 'instock', count: '5' },
        { status: 'outofstock', count: '1' },
        { status: 'onbackorder', count: '1' },
      ],
    });
    // A facet is counted under the other filters but not under its own.
    expect(
      await data(`${all}&category=tableware&max_price=2000&stock_status=instock`),
    ).toMatchObject({
      price_range: { min_price: '1400', max_price: '4800' },
      rating_counts: [],
      stock_status_counts: [{ count: '2' }, { count: '0' }, { count: '0' }],
    });
  });

  it('counts terms, under its own filter or not', async () => {
    const { sand, ink } = shop.attributes.color.terms;
    const count = 'calculate_attribute_counts[0][taxonomy]=pa_color';
    const chosen = 'attributes[0][attribute]=pa_color&attributes[0][slug]=sand';
    const both = [
      { term: sand, count: 1 },
      { term: ink, count: 2 },
    ];
    expect((await data(count)).attribute_counts).toEqual(both);
    const and = `${count}&calculate_attribute_counts[0][query_type]=and&${chosen}`;
    expect((await data(and)).attribute_counts).toEqual([
      { term: sand, count: 1 },
      { term: ink, count: 1 },
    ]);
    const or = `${count}&calculate_attribute_counts[0][query_type]=or&${chosen}`;
    expect((await data(or)).attribute_counts).toEqual(both);
  });

  it('counts categories and tags', async () => {
    const { categories, tags } = shop;
    const { taxonomy_counts } = await data(
      'calculate_taxonomy_counts=product_cat,product_tag&on_sale=true',
    );
    expect(taxonomy_counts).toEqual([
      { term: categories.tableware, count: 2 },
      { term: categories.mugs, count: 1 },
      { term: categories.textiles, count: 1 },
      { term: tags.gift, count: 1 },
    ]);
  });

  it('has zeros where nothing is found', async () => {
    const none = await data(
      'category=nothing&calculate_price_range=1&calculate_stock_status_counts=1&calculate_rating_counts=1',
    );
    expect(none).toMatchObject({
      price_range: { min_price: '0', max_price: '0' },
      rating_counts: [],
    });
  });

  it.each([
    'calculate_price_range=maybe',
    'calculate_attribute_counts=pa_color',
    'calculate_taxonomy_counts=users',
    'min_price=x',
  ])('refuses %s', async (query) => {
    expect((await get(`/products/collection-data?${query}`)).status).toBe(400);
  });
});
