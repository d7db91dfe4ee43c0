import { beforeEach, describe, expect, test } from 'vitest';
import { shopContext } from '#server/cart/testing/cart-shop.ts';
import { productCards } from '#server/catalog/listing/product-cards.ts';
import { findProduct } from '#server/catalog/product/find-product.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from '../testing/manager-client.ts';

const database = await testDatabase();
const { db } = database;
let client: ManagerClient;
beforeEach(async () => {
  await database.reset();
  client = await managerClient(db);
});

describe('what WooCommerce has no word for', () => {
  test('is under extensions: how many may be bought, and that it is a bundle', async () => {
    const vitrine = { type: 'bundle', min_quantity: 2, max_quantity: 9, quantity_step: 1 };
    const made = await client.send('POST', '/products', { name: 'Set', extensions: { vitrine } });
    expect(made.body).toMatchObject({ type: 'grouped', extensions: { vitrine } });
    const path = `/products/${made.body.id}`;
    const change = { extensions: { vitrine: { type: 'bundle', max_quantity: null } } };
    const changed = await client.send('PUT', path, change);
    const nothing = {
      mpn: '',
      cost: '',
      margin: null,
      returnable: 'yes',
      unit: '',
      unit_content: null,
      unit_base: null,
      seo_title: '',
      seo_description: '',
      videos: [],
      image_texts: [],
    };
    expect(changed.body.extensions.vitrine).toEqual({
      ...vitrine,
      ...nothing,
      max_quantity: null,
    });
    const priced = await client.send('PUT', path, { regular_price: '5.00' });
    expect(priced.body).toMatchObject({ type: 'grouped', regular_price: '5.00' });
    await client.send('POST', '/products', { name: 'Group', type: 'grouped' });
    const names = async (type: string) =>
      (await client.send('GET', `/products?type=${type}&orderby=id&order=asc`)).body.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names('bundle')).toEqual(['Set']);
    expect(await names('grouped')).toEqual(['Set', 'Group']);
    const cloth = await client.send('POST', '/products', {
      name: 'Linen',
      extensions: { vitrine: { min_quantity: 0.5, quantity_step: 0.5 } },
    });
    expect(cloth.body.extensions.vitrine).toMatchObject({ type: 'simple', quantity_step: 0.5 });
    const crossed = await client.send('PUT', path, {
      extensions: { vitrine: { min_quantity: 5, max_quantity: 4 } },
    });
    expect(crossed.body.data.params).toEqual({
      'extensions.vitrine.max_quantity': 'extensions.vitrine.max_quantity is below the minimum.',
    });
    const other = await client.send('PUT', path, { extensions: { vitrine: { type: 'simple' } } });
    expect(other.status).toBe(400);
  });

  test('numbers of the maker, cost and texts for search engines come back as they were sent', async () => {
    const vitrine = {
      mpn: 'OST-1',
      cost: '12.50',
      seo_title: 'Tray',
      seo_description: 'One board.',
    };
    const { body } = await client.send('POST', '/products', {
      name: 'Oak tray',
      status: 'publish',
      type: 'variable',
      regular_price: '20.00',
      global_unique_id: '4006381333931',
      attributes: [{ name: 'Size', options: ['S', 'L'], variation: true }],
      extensions: {
        vitrine: {
          ...vitrine,
          variations: [
            {
              attributes: [{ name: 'Size', option: 'S' }],
              regular_price: '20.00',
              extensions: { vitrine: { mpn: 'OST-S', cost: '9.00' } },
            },
          ],
        },
      },
    });
    expect(body.extensions.vitrine).toMatchObject(vitrine);
    const [small] = (await client.send('GET', `/products/${body.id}/variations`)).body;
    expect(small.extensions.vitrine).toMatchObject({ mpn: 'OST-S', cost: '9.00' });
    const path = `/products/${body.id}`;
    const none = { extensions: { vitrine: { cost: '' } } };
    expect((await client.send('PUT', path, none)).body.extensions.vitrine.cost).toBe('');
    for (const cost of ['-1.00', '1.234', 'x']) {
      const refused = await client.send('PUT', path, { extensions: { vitrine: { cost } } });
      expect([cost, refused.status]).toEqual([cost, 400]);
    }
    // What a shopper or another site is answered says nothing of the cost.
    const publicly = [
      `/wp-json/wc/store/v1/products/${body.id}`,
      '/wp-json/wc/store/v1/products',
      '/wp-json/wp/v2/product',
      `/wp-json/wp/v2/product/${body.id}`,
    ];
    await client.send('PUT', path, { extensions: { vitrine: { cost: '12.34' } } });
    for (const address of publicly) {
      const response = await (await client.ask(address)).text();
      expect(response).toContain('Oak tray');
      expect(response).not.toMatch(/12\.34|"1234"|:1234|"9\.00"|"900"|:900\b|"cost"/);
    }
  });

  test('the content of a piece gives a price by unit, and what cannot be sent back says so', async () => {
    const content = { unit: 'g', unit_content: 250, unit_base: null };
    const { body } = await client.send('POST', '/products', {
      name: 'Tea',
      status: 'publish',
      regular_price: '9.80',
      extensions: { vitrine: { ...content, returnable: 'perishable' } },
    });
    expect(body.extensions.vitrine).toMatchObject({ ...content, returnable: 'perishable' });
    const store = await (await client.ask(`/wp-json/wc/store/v1/products/${body.id}`)).json();
    expect(store.extensions.vitrine).toMatchObject({
      unit_price: { amount: '392', base: 100, unit: 'g' },
      returnable: 'perishable',
    });
    const page = await findProduct(shopContext(db), 'tea');
    expect(page?.unitPrice).toBe('$3.92 per 100 g');
    const [card] = await productCards(shopContext(db), [body.id]);
    expect(card?.unitPrice).toBe('$3.92 per 100 g');
    const silent = shopContext(db);
    const quiet = { ...silent, settings: { ...silent.settings, 'catalog.unitPrices': [] } };
    expect((await findProduct(quiet, 'tea'))?.unitPrice).toBeUndefined();
    for (const wrong of [
      { unit: 'stone' },
      { unit_content: 0 },
      { unit_content: -1 },
      { unit_base: 1e9 },
      { returnable: 'maybe' },
    ]) {
      const path = `/products/${body.id}`;
      const refused = await client.send('PUT', path, { extensions: { vitrine: wrong } });
      expect([wrong, refused.status]).toEqual([wrong, 400]);
    }
  });

  test('a variation has a content of its own, by the unit of its product', async () => {
    const { body } = await client.send('POST', '/products', {
      name: 'Soap',
      type: 'variable',
      status: 'publish',
      attributes: [{ name: 'Size', options: ['S', 'L'], variation: true }],
      extensions: {
        vitrine: {
          unit: 'ml',
          unit_content: 200,
          unit_base: 1000,
          variations: [
            { attributes: [{ name: 'Size', option: 'S' }], regular_price: '4.00' },
            {
              attributes: [{ name: 'Size', option: 'L' }],
              regular_price: '8.00',
              extensions: { vitrine: { unit_content: 500 } },
            },
          ],
        },
      },
    });
    const page = await findProduct(shopContext(db), 'soap');
    expect(page?.variations.map(({ unitPrice }) => unitPrice)).toEqual([
      '$20.00 per litre',
      '$16.00 per litre',
    ]);
    // Their prices differ, so there is none for all of them.
    expect(page?.unitPrice).toBeUndefined();
    expect(body.extensions.vitrine.unit).toBe('ml');
  });

  test('a picture has the words of its product there, and those of the library elsewhere', async () => {
    const add = async (key: string, alt: string) => {
      const details = { key, slug: key.slice(0, -11), mime: 'image/png', bytes: 1, created_at: 1 };
      const expected = { ...details, width: 10, height: 10, alt, caption: 'Made here' };
      const row = await db.insertInto('media').values(expected).returning('id').executeTakeFirst();
      return row?.id ?? 0;
    };
    const front = await add('front-0123456789', 'A cup');
    const raw = await add('img-2034-0123456789', 'IMG_2034.jpg');
    const gallery = [front, raw];
    const id = await saveProduct(db, { slug: 'cup', name: 'Cup', gallery });
    const other = await saveProduct(db, { slug: 'set', name: 'Set of cups', gallery });
    const path = `/products/${id}`;
    const put = (texts: unknown, more = {}) =>
      client.send('PUT', path, { ...more, extensions: { vitrine: { image_texts: texts } } });
    const words = { image_id: front, alt: 'Its handle', caption: '' };
    const empty = { image_id: raw, alt: ' ', caption: '' };
    const saved = await put([words, empty, { ...words, image_id: 999_999 }]);
    expect(saved.body.extensions.vitrine.image_texts).toEqual([words]);
    // WooCommerce's field stays that of the library, so that a program reads what it wrote.
    expect(saved.body.images[0].alt).toBe('A cup');
    const displayed = async (slug: string) =>
      (await findProduct(shopContext(db), slug))?.gallery.map(({ alt, caption }) => [alt, caption]);
    expect(await displayed('cup')).toEqual([
      ['Its handle', 'Made here'],
      ['Cup', 'Made here'],
    ]);
    expect(await displayed('set')).toEqual([
      ['A cup', 'Made here'],
      ['Set of cups', 'Made here'],
    ]);
    const inStore = await (await client.ask(`/wp-json/wc/store/v1/products/${id}`)).json();
    expect(inStore.images[0].alt).toBe('Its handle');
    const turned = await client.send('PUT', path, { images: [{ id: raw }, { id: front }] });
    expect(turned.body.extensions.vitrine.image_texts).toEqual([words]);
    const gone = await client.send('PUT', path, { images: [{ id: raw }] });
    expect(gone.body.extensions.vitrine.image_texts).toEqual([]);
    for (const wrong of [[{ ...words, alt: 'x'.repeat(401) }], 'x', [{ image_id: 'x' }]]) {
      expect([wrong, (await put(wrong)).status]).toEqual([wrong, 400]);
    }
    expect(other).not.toBe(id);
  });

  test('a video belongs to a picture of the product and goes with it', async () => {
    const add = async (key: string) => {
      const details = { key, slug: key, mime: 'image/png', bytes: 1, created_at: 1 };
      const expected = { ...details, width: 10, height: 10, alt: '' };
      const row = await db.insertInto('media').values(expected).returning('id').executeTakeFirst();
      return row?.id ?? 0;
    };
    const [front, side] = [await add('front-0123456789'), await add('side-0123456789')];
    const id = await saveProduct(db, { slug: 'cup', name: 'Cup', gallery: [front, side] });
    const path = `/products/${id}`;
    const put = (videos: unknown, more = {}) =>
      client.send('PUT', path, { ...more, extensions: { vitrine: { videos } } });
    const video = { image_id: side, url: 'https://youtu.be/dQw4w9WgXcQ' };
    const saved = await put([video, { image_id: 999_999, url: video.url }]);
    expect(saved.body.extensions.vitrine.videos).toEqual([video]);
    const turned = await client.send('PUT', path, { images: [{ id: side }, { id: front }] });
    expect(turned.body.extensions.vitrine.videos).toEqual([video]);
    expect((await findProduct(shopContext(db), 'cup'))?.gallery).toMatchObject([
      {
        id: side,
        video: { player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', url: video.url },
      },
      { id: front },
    ]);
    const distant = await put([{ image_id: side, url: 'https://maker.example/cup.mp4' }]);
    expect([distant.status, Object.keys(distant.body.data.params)]).toEqual([
      400,
      ['extensions.vitrine.videos'],
    ]);
    const gone = await client.send('PUT', path, { images: [{ id: front }] });
    expect(gone.body.extensions.vitrine.videos).toEqual([]);
  });

  test('the alternative text of a picture is the picture’s own, with its entry in the log', async () => {
    const { id: media } = await db
      .insertInto('media')
      .values({
        ...{ key: 'cup-0123456789', slug: 'cup', mime: 'image/png', bytes: 1, created_at: 1 },
        ...{ width: 10, height: 10, alt: 'old' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const id = await saveProduct(db, { slug: 'cup', name: 'Cup' });
    const images = [{ id: media, alt: 'A blue cup' }];
    const { body } = await client.send('PUT', `/products/${id}`, { images });
    expect(body.images).toMatchObject(images);
    await client.send('PUT', `/products/${id}`, { images: [{ id: media }] });
    const rows = await db
      .selectFrom('manager_changes')
      .select(['resource', 'before', 'after'])
      .where('resource', '=', 'media')
      .execute();
    expect(rows).toEqual([
      { resource: 'media', before: '{"alt":"old"}', after: '{"alt":"A blue cup"}' },
    ]);
  });
});
