import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { restErrorRecord } from '#wire/store/error.ts';
import { linkedStoreProduct, type StoreProduct } from '#wire/store/product.ts';
import { fillShop, origin, storeApi, type TestShop } from './testing/test-shop.ts';

const database = await testDatabase();
const { ask, get } = storeApi(database.db);
let shop: TestShop;
beforeAll(async () => {
  shop = await fillShop(database.db);
});

/** Reads one product; the schema refuses a missing, a further or a wrongly typed key. */
async function product(id: number): Promise<StoreProduct> {
  const { status, body } = await get(`/products/${id}`);
  expect(status).toBe(200);
  return linkedStoreProduct.parse(body);
}

async function variations(): Promise<StoreProduct[]> {
  const { variations: list } = await product(shop.products.mug);
  return Promise.all(list.map(({ id }) => product(id)));
}

describe('products/:id', () => {
  it('tells a simple product whole', async () => {
    const { tray } = shop.products;
    expect(await product(tray)).toMatchObject({
      id: tray,
      name: 'Oak <tray>',
      slug: 'oak-tray',
      parent: 0,
      type: 'simple',
      variation: '',
      permalink: `${origin}/product/oak-tray`,
      sku: 'TRAY',
      short_description: '<p>A tray.</p>',
      description: '<p>Of solid oak.</p>',
      on_sale: false,
      prices: {
        price: '4800',
        regular_price: '4800',
        sale_price: '4800',
        price_range: null,
        currency_code: 'USD',
        currency_symbol: '$',
        currency_minor_unit: 2,
        currency_decimal_separator: '.',
        currency_thousand_separator: ',',
        currency_prefix: '$',
        currency_suffix: '',
      },
      average_rating: '3.88',
      review_count: 8,
      categories: [
        {
          id: shop.categories.tableware,
          name: 'Tableware',
          slug: 'tableware',
          link: `${origin}/product-category/tableware`,
        },
      ],
      tags: [{ slug: 'gift', link: `${origin}/product-tag/gift` }, { slug: 'oak' }],
      brands: [{ id: shop.brands.makers, name: 'Makers', slug: 'makers', link: `${origin}/shop` }],
      attributes: [],
      variations: [],
      grouped_products: [],
      has_options: false,
      is_purchasable: true,
      is_in_stock: true,
      is_on_backorder: false,
      low_stock_remaining: null,
      stock_availability: { text: '', class: 'in-stock' },
      sold_individually: false,
      weight: '850',
      dimensions: { length: '40', width: '30', height: '4.5' },
      formatted_weight: '850 kg',
      formatted_dimensions: '40 × 30 × 4.5 cm',
      add_to_cart: {
        text: 'Add to basket',
        description: 'Add “Oak <tray>” to your basket',
        url: `${origin}/product/oak-tray`,
        single_text: 'Add to basket',
        minimum: 1,
        maximum: 120,
        multiple_of: 1,
      },
      extensions: {
        vitrine: {
          option_form: null,
          bundle: null,
          boosters: null,
          unit_price: null,
          returnable: 'yes',
        },
      },
    });
  });

  it('gives pictures in the widths that exist', async () => {
    const { images } = await product(shop.products.tray);
    const at = (key: string, width: number) => `${origin}/media/${key}-0123456789/${width}.jpeg`;
    expect(images[0]).toEqual({
      id: shop.images.trayImage,
      src: at('tray', 1200),
      thumbnail: at('tray', 320),
      srcset: [1200, 960, 640, 480, 320, 160].map((w) => `${at('tray', w)} ${w}w`).join(', '),
      sizes: '(max-width: 1200px) 100vw, 1200px',
      thumbnail_srcset: [320, 160].map((w) => `${at('tray', w)} ${w}w`).join(', '),
      thumbnail_sizes: '(max-width: 320px) 100vw, 320px',
      name: 'tray',
      alt: 'tray on a table',
    });
    expect(images[1]).toMatchObject({ src: at('mug', 200), thumbnail: at('mug', 200) });
  });

  it('tells a sale, low stock and quantity steps', async () => {
    expect(await product(shop.products.candle)).toMatchObject({
      on_sale: true,
      prices: { price: '1760', regular_price: '2200', sale_price: '1760' },
      price_html: expect.stringMatching(/<del.*22\.00.*<ins.*17\.60/),
      low_stock_remaining: 3,
      stock_availability: { text: 'Only 3 left', class: 'in-stock' },
      formatted_weight: 'N/A',
      add_to_cart: { minimum: 2, maximum: 2, multiple_of: 2 },
    });
  });

  it('tells what is out of stock and what is on back-order', async () => {
    expect(await product(shop.products.vase)).toMatchObject({
      is_in_stock: false,
      is_purchasable: true,
      stock_availability: { text: 'Out of stock', class: 'out-of-stock' },
      add_to_cart: { text: 'Read more', url: `${origin}/product/vase` },
    });
    expect(await product(shop.products.throw)).toMatchObject({
      is_in_stock: true,
      is_on_backorder: true,
      sold_individually: true,
      stock_availability: { class: 'available-on-backorder' },
      add_to_cart: { minimum: 1, maximum: 1 },
    });
  });

  it('tells a variable product with its attributes and variations', async () => {
    const { color, size } = shop.attributes;
    const mug = await product(shop.products.mug);
    expect(mug).toMatchObject({
      type: 'variable',
      on_sale: true,
      has_options: true,
      prices: { price: '1400', price_range: { min_amount: '1400', max_amount: '1700' } },
      attributes: [
        {
          id: color.id,
          name: 'Colour',
          taxonomy: 'pa_color',
          has_variations: true,
          terms: [
            { id: color.terms.sand, name: 'Sand', slug: 'sand', default: false },
            { id: color.terms.ink, name: 'Ink', slug: 'ink', default: false },
          ],
        },
        { id: size.id, taxonomy: 'pa_size', has_variations: true },
        {
          id: 0,
          name: 'Made in',
          taxonomy: null,
          has_variations: false,
          terms: [{ id: 0, name: 'Jutland', slug: 'Jutland' }],
        },
      ],
      add_to_cart: { text: 'Choose options', url: `${origin}/product/mug` },
    });
    expect(mug.variations.map(({ attributes }) => attributes)).toEqual([
      [
        { name: 'Colour', value: 'sand' },
        { name: 'Size', value: 'small' },
      ],
      [
        { name: 'Colour', value: 'ink' },
        { name: 'Size', value: 'small' },
      ],
      [
        { name: 'Colour', value: 'sand' },
        { name: 'Size', value: null },
      ],
    ]);
  });

  it('tells a variation by its own id', async () => {
    const [sand, ink, any] = await variations();
    expect(sand).toMatchObject({
      name: 'Stoneware mug',
      slug: 'mug-sand-small',
      parent: shop.products.mug,
      type: 'variation',
      variation: 'Colour: Sand, Size: Small',
      permalink: `${origin}/product/mug?attribute_pa_color=sand&attribute_pa_size=small`,
      sku: 'MUG-S',
      prices: { price: '1400', price_range: null },
      images: [{ id: shop.images.mugImage }],
      categories: [],
      attributes: [],
      variations: [],
      has_options: false,
      add_to_cart: {
        url: `${origin}/product/mug?attribute_pa_color=sand&attribute_pa_size=small`,
      },
    });
    expect(ink).toMatchObject({ is_in_stock: false, on_sale: false });
    expect(any).toMatchObject({
      variation: 'Colour: Sand',
      on_sale: true,
      prices: { price: '1700', regular_price: '1800' },
      images: [{ id: shop.images.trayImage }],
    });
  });

  it('tells a grouped and an external product', async () => {
    expect(await product(shop.products.set)).toMatchObject({
      type: 'grouped',
      grouped_products: [shop.products.tray, shop.products.candle],
      is_purchasable: false,
      prices: { price: '1760', price_range: { min_amount: '1760', max_amount: '4800' } },
      add_to_cart: { text: 'See what is in it', url: `${origin}/product/breakfast` },
    });
    expect(await product(shop.products.apron)).toMatchObject({
      type: 'external',
      is_purchasable: false,
      attributes: [{ taxonomy: 'pa_color', has_variations: false, terms: [{ slug: 'ink' }] }],
      add_to_cart: {
        text: 'Buy from the weaver',
        single_text: 'Buy from the weaver',
        url: 'https://maker.example/apron',
      },
    });
  });

  it.each([['0'], ['999999'], ['99999999999999999999']])('has no product %s', async (id) => {
    const { status, body } = await get(`/products/${id}`);
    expect(status).toBe(404);
    expect(restErrorRecord.parse(body).code).toBe('woocommerce_rest_product_invalid_id');
  });

  it('hides what is not published', async () => {
    expect((await get(`/products/${shop.products.draft}`)).status).toBe(404);
    const disabled = await database.db
      .selectFrom('products')
      .select('id')
      .where('kind', '=', 'variation')
      .where('status', '=', 'private')
      .executeTakeFirstOrThrow();
    expect((await get(`/products/${disabled.id}`)).status).toBe(404);
  });
});

describe('products/:slug', () => {
  it('finds a product by its slug', async () => {
    const { body } = await get('/products/oak-tray');
    expect(linkedStoreProduct.parse(body).id).toBe(shop.products.tray);
    expect(linkedStoreProduct.parse((await get('/products/hidden')).body).name).toBe('Hidden oak');
  });

  it.each([['nothing-here'], ['draft'], ['%3Cscript%3E'], ['..%2Fadmin'], ['a'.repeat(150)]])(
    'has no product %s',
    async (slug) => {
      const { status, body } = await get(`/products/${slug}`);
      expect(status).toBe(404);
      expect(restErrorRecord.parse(body).code).toMatch(/_invalid_slug$|^rest_no_route$/);
    },
  );

  it('refuses a slug longer than any', async () => {
    expect((await get(`/products/${'a'.repeat(5000)}`)).status).toBe(400);
  });
});

describe('an answer that may be kept', () => {
  it('is asked for again with its ETag', async () => {
    const first = await ask('/products/oak-tray');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('allow')).toBe('GET');
    const etag = first.headers.get('etag') ?? '';
    const again = await ask('/products/oak-tray', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});
