import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { restErrorRecord } from '#wire/store/error.ts';
import { linkedStoreProduct } from '#wire/store/product.ts';
import { fillShop, origin, storeApi, type TestShop } from './testing/test-shop.ts';

// On PostgreSQL in every run: src/server/catalog/store.

const database = await testDatabase();
const { ask, get } = storeApi(database.db);
let shop: TestShop;
beforeAll(async () => {
  shop = await fillShop(database.db);
});

async function list(query: string, api = { get }) {
  const { status, body, headers } = await api.get(`/products?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return { products: z.array(linkedStoreProduct).parse(body), headers };
}

/** Slugs in the order given; for a variation the slug names its values. */
async function slugs(query: string, api = { get }): Promise<string> {
  return (await list(query, api)).products.map((product) => product.slug).join(' ');
}

describe('products, sorted', () => {
  it.each([
    ['', 'apron breakfast mug throw vase candle oak-tray'],
    ['order=asc', 'oak-tray candle vase throw mug breakfast apron'],
    ['orderby=id&order=asc', 'oak-tray candle vase throw mug breakfast apron'],
    ['orderby=title&order=asc', 'apron candle breakfast vase oak-tray mug throw'],
    ['orderby=title', 'throw mug oak-tray vase breakfast candle apron'],
    ['orderby=slug', 'vase throw oak-tray mug candle breakfast apron'],
    ['orderby=price&order=asc', 'mug candle breakfast vase oak-tray apron throw'],
    ['orderby=price', 'throw apron breakfast oak-tray vase candle mug'],
    ['orderby=popularity&order=asc', 'candle oak-tray apron breakfast mug throw vase'],
    ['orderby=rating&order=asc', 'oak-tray apron breakfast mug throw vase candle'],
    ['orderby=menu_order&order=asc', 'oak-tray candle throw mug breakfast apron vase'],
    ['min_price=&orderby=id&order=asc&per_page=1', 'oak-tray'],
    ['include=abc', ''],
    [
      'orderby=price&order=asc&catalog_visibility=any',
      'hidden mug candle breakfast vase oak-tray apron throw',
    ],
    ['orderby=rating&catalog_visibility=any&per_page=1', 'oak-tray'],
    ['orderby=comment_count&per_page=2', 'oak-tray apron'],
    ['orderby=comment_count&order=asc&catalog_visibility=any&per_page=1', 'candle'],
  ])('by %s', async (query, expected) => {
    expect(await slugs(query)).toBe(expected);
  });

  it('by the order of include', async () => {
    const { mug, tray, vase } = shop.products;
    expect(await slugs(`include=${mug},${tray},${vase}&orderby=include`)).toBe('mug oak-tray vase');
    expect(await slugs(`include[]=${tray}&include[]=${mug}&orderby=include&order=desc`)).toBe(
      'oak-tray mug',
    );
    expect(await slugs('orderby=include&per_page=1')).toBe('apron');
  });

  it('by the last change', async () => {
    expect((await list('orderby=modified')).products).toHaveLength(7);
  });
});

describe('products, narrowed', () => {
  it.each([
    ['search=oak', 'oak-tray'],
    ['search=candle+beeswax', 'candle'],
    ['search=xylophone', ''],
    ['slug=mug,vase', 'mug vase'],
    ['slug=hidden', 'hidden'],
    ['slug=draft', ''],
    ['category=mugs', 'mug'],
    ['category=tableware', 'breakfast mug vase oak-tray'],
    ['category=mugs,textiles', 'apron mug throw candle'],
    ['category=nothing', ''],
    ['category=tableware&category_operator=not_in', 'apron throw candle'],
    ['category=tableware,mugs&category_operator=and', 'mug'],
    ['category=nothing&category_operator=not_in&per_page=1', 'apron'],
    ['tag=gift', 'candle oak-tray'],
    ['tag=gift,oak&tag_operator=and', 'oak-tray'],
    ['tag=gift&tag_operator=not_in', 'apron breakfast mug throw vase'],
    ['attributes[0][attribute]=pa_color&attributes[0][slug]=ink', 'apron mug'],
    [
      'attributes[0][attribute]=pa_color&attributes[0][slug]=sand,ink&attributes[0][operator]=and',
      'mug',
    ],
    [
      'attributes[0][attribute]=pa_color&attributes[0][slug]=sand&attributes[0][operator]=not_in&category=textiles',
      'apron throw candle',
    ],
    [
      'attributes[0][attribute]=pa_color&attributes[0][slug]=ink&attributes[1][attribute]=pa_size&attributes[1][slug]=large',
      'mug',
    ],
    [
      'attributes[0][attribute]=pa_color&attributes[0][slug]=ink&attributes[1][attribute]=pa_size&attributes[1][slug]=large&attribute_relation=in',
      'mug',
    ],
    ['attributes[0][attribute]=pa_color&attributes[0][slug]=pine', ''],
    // An attribute that no product has filters nothing, as in WooCommerce.
    ['attributes[0][attribute]=pa_scent&attributes[0][slug]=pine&per_page=1', 'apron'],
    ['on_sale=true', 'breakfast mug candle'],
    ['on_sale=false', 'apron throw vase oak-tray'],
    ['min_price=4800', 'apron breakfast throw oak-tray'],
    ['max_price=1750', 'mug'],
    ['min_price=1500&max_price=2500', 'breakfast mug candle'],
    ['stock_status[]=outofstock&stock_status[]=onbackorder', 'throw vase'],
    ['stock_status=instock', 'apron breakfast mug candle oak-tray'],
    ['rating=4', 'oak-tray'],
    ['rating[]=5', ''],
    ['rating=4,5', 'oak-tray'],
    ['rating=9', ''],
    ['featured=true', 'oak-tray'],
    ['type=grouped', 'breakfast'],
    ['type=external', 'apron'],
    ['sku=TRAY', 'oak-tray'],
    ['sku=MUG-S', 'mug-sand-small'],
    ['catalog_visibility=hidden', 'hidden'],
    ['catalog_visibility=visible&per_page=1', 'apron'],
    ['catalog_visibility=search&featured=true', 'oak-tray'],
    ['type=variation&on_sale=true', 'mug-sand'],
    ['type=variation&stock_status=outofstock', 'mug-ink-small'],
    ['type=variation&min_price=1500', 'mug-sand'],
    ['type=variation&orderby=price&order=asc&per_page=1&offset=2', 'mug-sand'],
    ['_locale=user&unknown=1&per_page=1', 'apron'],
    ['after=2026-05-26T12:00:00', 'apron breakfast mug'],
    ['after=2026-05-26T12:00:00&before=2026-05-27T12:00:00', 'mug'],
    ['before=2026-05-24&date_column=date_gmt', 'oak-tray'],
    ['after=2026-05-26T12:00:00&catalog_visibility=any', 'hidden apron breakfast mug'],
    ['after=2026-06-02T00:00:00&date_column=modified', ''],
    ['before=2026-06-02T00:00:00Z&date_column=modified_gmt&per_page=1', 'apron'],
    ['after=&before=&per_page=1', 'apron'],
    ['brand=north', 'mug'],
    ['brand=makers', 'mug oak-tray'],
    ['brand=makers,north&brand_operator=and', 'mug'],
    ['brand=makers&brand_operator=not_in&category=tableware', 'breakfast vase'],
    ['brand=nobody', ''],
    ['brand=makers&catalog_visibility=any', 'mug oak-tray'],
  ])('%s', async (query, expected) => {
    expect(await slugs(query)).toBe(expected);
  });

  it('by ids', async () => {
    const { categories, tags, brands, attributes, products } = shop;
    expect(await slugs(`category=${categories.mugs}`)).toBe('mug');
    expect(await slugs(`tag=${tags.oak}`)).toBe('oak-tray');
    expect(
      await slugs(
        `attributes[0][attribute]=pa_size&attributes[0][term_id]=${attributes.size.terms.large}`,
      ),
    ).toBe('mug');
    expect(await slugs(`type=variation&parent=${products.mug}&orderby=id&order=asc`)).toBe(
      'mug-sand-small mug-ink-small mug-sand',
    );
    // Without a kind only products are meant, and they have no parent.
    expect(await slugs(`parent=${products.mug}`)).toBe('');
    expect(await slugs(`type=variation&parent_exclude=${products.mug}`)).toBe('');
    expect(await slugs(`parent_exclude=${products.mug}&per_page=1`)).toBe('apron');
    expect(await slugs(`brand=${brands.north}`)).toBe('mug');
    expect(await slugs(`related=${products.vase}`)).toBe('breakfast mug oak-tray');
    expect(await slugs('related=999999')).toBe('');
    expect(await slugs(`exclude=${products.apron},${products.set}&per_page=1`)).toBe('mug');
    expect(await slugs(`include=${products.draft},${products.hidden}`)).toBe('hidden');
  });

  it('by what the shop shows when it hides what is out of stock', async () => {
    const tidy = storeApi(database.db, { 'stock.hideOutOfStock': true });
    expect(await slugs('category=tableware', tidy)).toBe('breakfast mug oak-tray');
    expect(await slugs('slug=vase', tidy)).toBe('vase');
  });
});

describe('products, page by page', () => {
  it('carries totals and links to the pages around', async () => {
    const { headers } = await list('per_page=2&page=2&category=tableware,textiles');
    expect(headers.get('x-wp-total')).toBe('7');
    expect(headers.get('x-wp-totalpages')).toBe('4');
    const at = (page: number) =>
      `<${origin}/wp-json/wc/store/v1/products?per_page=2&page=${page}&category=tableware%2Ctextiles>`;
    expect(headers.get('link')).toBe(`${at(1)}; rel="prev", ${at(3)}; rel="next"`);
  });

  it('comes to every product once', async () => {
    const seen: string[] = [];
    for (let page = 1; page <= 4; page += 1) seen.push(await slugs(`per_page=2&page=${page}`));
    expect(seen.join(' ')).toBe(await slugs('per_page=100'));
  });

  it('is empty beyond the last page', async () => {
    for (const page of ['5', '1000000000']) {
      const { products, headers } = await list(`per_page=2&page=${page}`);
      expect(products).toEqual([]);
      expect(headers.get('link')).toMatch(/page=4>; rel="prev"$/);
    }
  });

  it('starts at an offset', async () => {
    expect(await slugs('offset=5')).toBe('candle oak-tray');
  });

  it('answers under the older name, through rest_route, and to HEAD', async () => {
    const older = await ask('/../../../wc/store/products?per_page=1');
    expect(z.array(linkedStoreProduct).parse(await older.json())).toHaveLength(1);
    const head = await ask('/products', { method: 'HEAD' });
    expect([head.status, head.headers.get('x-wp-total'), await head.text()]).toEqual([
      200,
      '7',
      '',
    ]);
  });
});

describe('products, asked for nonsense', () => {
  const nonsense = [
    'page=0',
    'page=-1',
    'page=abc',
    'page[]=1',
    'per_page=0',
    'per_page=101',
    'per_page=-1',
    'offset=-5',
    'orderby=nothing',
    'order=sideways',
    'on_sale=perhaps',
    'min_price=cheap',
    'min_price=-1',
    'stock_status=everywhere',
    'rating=x',
    'type=service',
    'search[]=a',
    `search=${'x'.repeat(10_240)}`,
    'search=%00',
    'slug=%00',
    'category=%00',
    'category[a]=1',
    'attributes=pa_color',
    'attributes[0]=pa_color',
    'attributes[0][attribute][]=x',
    'catalog_visibility=maybe',
    'after=yesterday',
    'before[]=2026-01-01',
    'date_column=due',
    'brand_operator=or',
    'brand=%00',
  ];
  it.each(nonsense)('refuses %.60s', async (query) => {
    const { status, body } = await get(`/products?${query}`);
    expect(status).toBe(400);
    const error = restErrorRecord.parse(body);
    expect(error.code).toBe('rest_invalid_param');
    expect(Object.keys(error.data.params ?? {})[0]).toBe(/^\w+/.exec(query)?.[0]);
  });

  it.each([
    'search=%27%20or%201=1--',
    'search=%22*%20AND%20(',
    'search=%E2%80%AE%F0%9F%98%80',
    'slug=%3Cscript%3E',
    'category=%27;drop%20table%20products',
    'sku=%25',
    'attributes[0][attribute]=pa_color&attributes[0][slug]=constructor',
    'max_price=0',
    'min_price=9007199254740991',
  ])('finds nothing for %s', async (query) => {
    expect(await slugs(query)).toBe('');
  });
});
