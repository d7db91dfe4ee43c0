import { beforeAll, describe, expect, it, test } from 'vitest';
import { findProduct } from '#server/catalog/product/find-product.ts';
import type { VariationInput } from '#server/catalog/saving/product-input.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testUploads } from '#server/platform/http/testing/test-uploads.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { type PublicVariation, publicVariation, variationResponse } from '#wire/variation.ts';
import { apiRoutes } from '../api-routes.ts';
import { fillShop, now, origin, type TestShop } from '../store/testing/test-shop.ts';
import { noFragments } from '../testing/no-fragments.ts';

const database = await testDatabase();
const { db } = database;
let shop: TestShop;
let bowl: number;

/** What scripts written for WooCommerce look for in the answer. */
const KEYS = `
  attributes availability_html backorders_allowed dimensions dimensions_html display_price
  display_regular_price gallery_image_ids gallery_images_html image image_id is_downloadable
  is_in_stock is_purchasable is_sold_individually is_virtual max_qty min_qty price_html sku
  variation_description variation_id variation_is_active variation_is_visible weight weight_html
  price variation_stock_left`
  .trim()
  .split(/\s+/);
const IMAGE_KEYS = `
  title caption url alt src srcset sizes full_src full_src_w full_src_h gallery_thumbnail_src
  gallery_thumbnail_src_w gallery_thumbnail_src_h thumb_src thumb_src_w thumb_src_h src_w src_h`
  .trim()
  .split(/\s+/);

const SHAPES = ['Round', 'Oval', 'Square & deep', '60'];
const COLORS = ['sand', 'ink'];
const FINISHES = ['Matt', 'Shiny', 'Raw', 'Ash', 'Salt'];

/** 2 × 4 × 5 bowls; the first is sold out, the second has 3 left. */
function bowls(): VariationInput[] {
  const every = COLORS.flatMap((color) =>
    SHAPES.flatMap((Shape) => FINISHES.map((Finish) => ({ color, Shape, Finish }))),
  );
  return every.map((attributes, at) => ({
    attributes,
    regularPrice: 1000 + at,
    manageStock: true,
    stockQuantity: at === 0 ? 0 : at === 1 ? 3 : 40,
  }));
}

beforeAll(async () => {
  shop = await fillShop(db);
  bowl = await saveProduct(
    db,
    {
      kind: 'variable',
      slug: 'bowl',
      name: 'Bowl',
      sku: 'BOWL',
      weight: 300,
      attributes: [
        { attribute: 'color', terms: COLORS, forVariations: true },
        { label: 'Shape', options: SHAPES, forVariations: true },
        { label: 'Finish', options: FINISHES, forVariations: true },
      ],
      variations: bowls(),
    },
    now,
  );
});

function routes(changed: Partial<Settings> = {}) {
  return apiRoutes({
    context: () => testContext(db, { settings: changed, now }),
    secret: 's'.repeat(64),
    origin: () => origin,
    render: noFragments,
    uploads: testUploads(),
    failed(error) {
      throw error;
    },
  });
}

function ask(
  values: Record<string, unknown>,
  changed: Partial<Settings> = {},
  asJson = false,
  further = '',
) {
  const body = asJson
    ? JSON.stringify(values)
    : new URLSearchParams(
        Object.entries(values).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, String(value)]],
        ),
      );
  const headers = {
    'content-type': asJson ? 'application/json' : 'application/x-www-form-urlencoded',
  };
  return routes(changed).request(`${origin}/?wc-ajax=get_variation${further}`, {
    method: 'POST',
    body,
    headers,
  });
}

async function found(
  values: Record<string, unknown>,
  changed: Partial<Settings> = {},
  asJson = false,
): Promise<PublicVariation> {
  const response = await ask(values, changed, asJson);
  expect(response.status).toBe(200);
  return publicVariation.parse(await response.json());
}

const mug = (color: string, size: string) => ({
  product_id: shop.products.mug,
  attribute_pa_color: color,
  attribute_pa_size: size,
});

describe('get_variation', () => {
  it('tells a variation by its attributes [VS-02]', async () => {
    const variation = await found(mug('sand', 'small'));
    expect(variation).toMatchObject({
      attributes: { attribute_pa_color: 'sand', attribute_pa_size: 'small' },
      is_in_stock: true,
      is_purchasable: true,
      is_sold_individually: 'no',
      max_qty: '',
      min_qty: 1,
      sku: 'MUG-S',
      price: 14,
      display_price: 14,
      display_regular_price: 14,
      variation_stock_left: '',
      availability_html: '',
      backorders_allowed: false,
      dimensions: { length: '', width: '', height: '' },
      dimensions_html: 'N/A',
      weight: '',
      weight_html: 'N/A',
    });
    expect(variation.price_html).toMatch(/^<span class="price">.*14\.00/);
  });

  it('has the record of the page only where the shop’s own scripts ask for it [ER-06]', async () => {
    const plain = await ask(mug('sand', 'small'));
    expect(await plain.json()).not.toHaveProperty('variation');
    const withData = await ask(mug('sand', 'small'), {}, false, '&vitrine_data=1');
    expect((await withData.json()).variation).toMatchObject({ sku: 'MUG-S' });
  });

  it('has every key of WooCommerce’s answer [VS-02]', async () => {
    const variation = await found(mug('sand', 'small'));
    expect(Object.keys(variation)).toEqual(expect.arrayContaining(KEYS));
    expect(Object.keys(variation.image)).toEqual(expect.arrayContaining(IMAGE_KEYS));
  });

  it('takes a variation for any size where none names it, with its own picture', async () => {
    const variation = await found(mug('sand', 'large'));
    expect(variation.attributes).toEqual({ attribute_pa_color: 'sand', attribute_pa_size: '' });
    expect(variation).toMatchObject({ price: 17, display_regular_price: 18 });
    expect(variation.image_id).toBe(shop.images.trayImage);
    expect(variation.image).toMatchObject({
      title: 'tray',
      alt: 'tray on a table',
      url: `${origin}/media/tray-0123456789/1200.jpeg`,
      src: `${origin}/media/tray-0123456789/640.jpeg`,
      full_src_w: 1200,
      thumb_src_w: 320,
      gallery_thumbnail_src_w: 160,
    });
  });

  it('has the product’s picture where the variation has none, never wider than it is', async () => {
    const { image, image_id } = await found(mug('sand', 'small'));
    expect(image_id).toBe(shop.images.mugImage);
    expect(image).toMatchObject({ src_w: 200, src_h: 200, thumb_src_w: 200 });
    const none = await found({
      product_id: bowl,
      attribute_pa_color: 'ink',
      attribute_shape: 'Oval',
      attribute_finish: 'Raw',
    });
    expect([none.image_id, none.image.src, none.image.src_w]).toEqual([0, '', 0]);
  });

  it('tells one that is out of stock as such', async () => {
    const variation = await found(mug('ink', 'small'));
    expect(variation).toMatchObject({ is_in_stock: false, variation_stock_left: '' });
    expect(variation.availability_html).toBe('<p class="stock out-of-stock">Out of stock</p>');
  });

  test.each([
    ['incomplete', () => ({ ...mug('sand', ''), attribute_pa_size: undefined })],
    ['empty', () => mug('sand', '')],
    ['of a foreign term', () => mug('mauve', 'small')],
    ['of an attribute’s name, not its term', () => mug('Sand', 'Small')],
    ['not made', () => mug('ink', 'large')],
    ['without attributes', () => ({ product_id: shop.products.mug })],
    ['without a product', () => ({ attribute_pa_color: 'sand', attribute_pa_size: 'small' })],
    ['of an unknown product', () => ({ ...mug('sand', 'small'), product_id: 99_999 })],
    ['of a product number that is none', () => ({ ...mug('sand', 'small'), product_id: 'mug' })],
    ['of a product number too large', () => ({ ...mug('sand', 'small'), product_id: 1e15 })],
    ['of a simple product', () => ({ ...mug('sand', 'small'), product_id: shop.products.tray })],
    ['of a draft', () => ({ ...mug('sand', 'small'), product_id: shop.products.draft })],
    ['of nonsense', () => mug("sand' or 1=1 --", '\0')],
  ])('answers false to a set %s [VS-02]', async (_name, values) => {
    for (const asJson of [false, true]) {
      const response = await ask(values(), {}, asJson);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('false');
      expect(response.headers.get('content-type')).toContain('json');
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('reads JSON, where a term may be a number, and ignores fields it does not know', async () => {
    const values = {
      product_id: bowl,
      attribute_pa_color: 'sand',
      attribute_shape: 60,
      attribute_finish: 'Ash',
      attribute_pa_finish: 'Ash',
      attribute_list: ['x'],
    };
    const variation = await found(values, {}, true);
    expect(variation).toMatchObject({ sku: 'BOWL', weight: '300', weight_html: '300 kg' });
    expect(variation.attributes.attribute_shape).toBe('60');
  });

  it('says how many are left up to the threshold of the shop [VS-10]', async () => {
    const values = {
      product_id: bowl,
      attribute_pa_color: 'sand',
      attribute_shape: 'Round',
      attribute_finish: 'Shiny',
    };
    expect(await found(values)).toMatchObject({ variation_stock_left: '3 left', max_qty: 3 });
    const low = await found(values, { 'swatches.stockThreshold': 2 });
    expect(low.variation_stock_left).toBe('');
    const plenty = await found({ ...values, attribute_finish: 'Raw' });
    expect(plenty).toMatchObject({ variation_stock_left: '', max_qty: 40 });
  });

  it('is answered by GET as well', async () => {
    const query = new URLSearchParams(
      Object.entries(mug('sand', 'small')).map(([name, value]) => [name, String(value)]),
    );
    const response = await routes().request(`${origin}/wc-ajax/get_variation?${query}`);
    expect(variationResponse.parse(await response.json())).toMatchObject({ sku: 'MUG-S' });
  });
});

describe('a product with more variations than travel whole', () => {
  it('sends its combinations instead, with which every choice can be recognised', async () => {
    const ctx = testContext(db, { now });
    const product = await findProduct(ctx, 'bowl');
    expect(product?.variations).toEqual([]);
    expect(product?.combinations?.attributes).toEqual([
      'attribute_pa_color',
      'attribute_shape',
      'attribute_finish',
    ]);
    expect(product?.combinations?.rows).toHaveLength(40);
    expect(product?.combinations?.rows.slice(0, 3)).toEqual([
      [1, 1, 1, 0],
      [1, 1, 2, 3],
      [1, 1, 3, -1],
    ]);
    expect(product?.price).toMatchObject({ min: 1000, max: 1039 });
    expect(product?.stock.status).toBe('instock');
  });

  it('sends them whole up to the setting', async () => {
    const ctx = testContext(db, { settings: { 'variations.inlineMost': 40 }, now });
    const product = await findProduct(ctx, 'bowl');
    expect([product?.variations.length, product?.combinations]).toEqual([40, null]);
  });
});
