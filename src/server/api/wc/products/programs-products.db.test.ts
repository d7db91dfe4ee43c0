import { beforeEach, describe, expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from '../testing/manager-client.ts';
import { type Exchange, getExchange, replay } from '../testing/recorded.ts';

// Products as lax as WooCommerce takes them from programs, and its lists, by what was recorded with it.
// On PostgreSQL in every run: texts and missing prices are sorted by the engine.

const database = await testDatabase();
const { db } = database;
let client: ManagerClient;
/** Recorded number to ours. */
let ids: Map<number, number>;

const second = (method: string, path: string, nth = 0) =>
  getExchange('products-second', method, `/wc/v3${path}`, nth);

/** No product is put in a category by itself (decision 044). */
const sent = (exchange: Exchange, path?: string, body?: object) =>
  replay(client, exchange, {
    withoutHeaders: true,
    except: /\.categories\[/,
    ...(path !== undefined && { path }),
    ...(body && { body }),
  });

async function sendProduct(nth: number, body?: object) {
  const exchange = second('POST', '/products', nth);
  const made = await sent(exchange, undefined, body);
  ids.set((exchange.body as { id: number }).id, made.body.id);
  return made.body;
}

beforeEach(async () => {
  await database.reset();
  client = await managerClient(db);
  ids = new Map();
});

/** The four products and the variation that were recorded. */
async function sendAll() {
  const simple = await sendProduct(0);
  await sendProduct(1);
  const grouped = { name: 'Probe grouped', type: 'grouped', grouped_products: [simple.id] };
  await sendProduct(2, grouped);
  const variable = await sendProduct(3);
  const variation = second('POST', '/products/17/variations');
  const made = await client.send(
    'POST',
    `/products/${variable.id}/variations`,
    variation.request.body,
  );
  ids.set((variation.body as { id: number }).id, made.body.id);
  return made.body;
}

async function listed(query: string): Promise<unknown[]> {
  const { body } = await client.send('GET', `/products?${query}`);
  return body.map(({ name }: { name: string }) => name);
}

/** The recorded list of numbers as ours. */
async function expectSame(path: string) {
  const exchange = second('GET', path);
  const { body } = await client.send('GET', exchange.request.path);
  const all = exchange.body as { id: number }[] | { first_three: { id: number }[]; count: number };
  const [rows, count] = Array.isArray(all) ? [all, all.length] : [all.first_three, all.count];
  expect(body.map(({ id }: { id: number }) => id).slice(0, rows.length)).toEqual(
    rows.map(({ id }) => ids.get(id)),
  );
  expect(body).toHaveLength(count);
}

describe('a product', () => {
  test('has its prices as they were written, as long as they are these', async () => {
    const { id } = await sendProduct(0);
    const path = `/products/${id}`;
    const read = async () => (await client.send('GET', path)).body;
    expect(await read()).toMatchObject({ price: '25', regular_price: '25', sale_price: '' });
    await client.send('PUT', path, { sale_price: '19.5', name: 'Renamed' });
    expect(await read()).toMatchObject({
      price: '19.5',
      regular_price: '25',
      sale_price: '19.5',
    });
    await client.send('PUT', path, { sale_price: '', regular_price: '30.00' });
    expect(await read()).toMatchObject({ price: '30.00', regular_price: '30.00', sale_price: '' });
    await client.send('PUT', path, { regular_price: '25' });
    // By another way: the text is not that of the amount any more.
    await db.updateTable('products').set({ regular_price: 2600 }).where('id', '=', id).execute();
    expect(await read()).toMatchObject({ regular_price: '26.00' });
  });

  test('that is sold elsewhere may have no address, and its page has no button', async () => {
    const made = await sendProduct(1);
    expect(made).toMatchObject({ external_url: '', price: '9.9', purchasable: false });
  });

  test('names an attribute or leaves it out', async () => {
    const nameless = { visible: true, variation: true, options: ['Red'] };
    const made = await client.send('POST', '/products', {
      name: 'Hoodie',
      type: 'variable',
      attributes: [nameless, { ...nameless, name: 'Logo', options: ['Yes', 'No'] }],
      default_attributes: [{ option: 'Red' }],
    });
    expect(made.body).toMatchObject({ attributes: [{ name: 'Logo' }], default_attributes: [] });
    const attributes = [{ option: 'Red' }, { name: 'Logo', option: 'Yes' }];
    const path = `/products/${made.body.id}/variations`;
    const variation = await client.send('POST', path, { attributes });
    expect(variation.body).toMatchObject({ attributes: [{ name: 'Logo', option: 'Yes' }] });
  });
});

test('a review is answered as it was sent, and not twice taken', async () => {
  const { id } = await sendProduct(0);
  const exchange = second('POST', '/products/reviews');
  const body = { ...Object(exchange.request.body), product_id: id };
  const made = await sent(exchange, undefined, body);
  expect(made.body.review).toBe('A *plain* review.');
  const path = `/products/reviews/${made.body.id}`;
  expect((await client.send('GET', path)).body.review).toBe('<p>A *plain* review.</p>\n');
  const rated = await client.send('PUT', path, { rating: 1 });
  expect(rated.body).toMatchObject({ review: 'A *plain* review.', rating: 1 });
  const again = await client.send('POST', '/products/reviews', body);
  expect([again.status, again.body.code]).toEqual([409, 'woocommerce_rest_comment_duplicate']);
  const signs = await client.send('POST', '/products/reviews', {
    ...body,
    review: '<p>Warm &amp; soft, 2 &lt; 3</p>',
    reviewer_email: 'Probe@example.com',
  });
  expect(signs.body).toMatchObject({
    review: 'Warm &amp; soft, 2 &lt; 3',
    reviewer_email: 'Probe@example.com',
  });
});

describe('a list as recorded', () => {
  test.each([
    '?parent=2',
    '?tax_class=reduced-rate',
    '?tax_class=nonsense',
    '?global_unique_id=123',
    '?parent_exclude=0',
    '?orderby=title&order=asc&_fields=id,name',
    '?orderby=price&order=desc&_fields=id,name,price',
    '?min_price=20&_fields=id',
    '?search_sku=PROBE&_fields=id,sku,type',
    '?search_name_or_sku=PROBE&_fields=id,sku,type',
  ])('%s', async (query) => {
    await sendAll();
    await expectSame(`/products${query}`);
  });
});

test('a product is found by its tax class, its number and the product it was put under', async () => {
  const parent = await client.send('POST', '/products', { name: 'Parent', tax_class: 'zero-rate' });
  const under = { name: 'Child', parent_id: parent.body.id, global_unique_id: '4006381333931' };
  const child = await client.send('POST', '/products', under);
  expect(child.body.parent_id).toBe(parent.body.id);
  const { id } = parent.body;
  expect(await listed(`parent=${id}`)).toEqual(['Child']);
  expect(await listed('parent=0')).toEqual(['Parent']);
  expect(await listed(`parent_exclude=${id}`)).toEqual(['Parent']);
  expect(await listed('tax_class=zero-rate')).toEqual(['Parent']);
  expect(await listed('tax_class=standard')).toEqual(['Child']);
  expect(await listed('global_unique_id=123,4006381333931')).toEqual(['Child']);
  const out = await client.send('PUT', `/products/${child.body.id}`, { parent_id: 0 });
  expect(out.body.parent_id).toBe(0);
});

describe('a list', () => {
  const add = (name: string, more: object = {}) =>
    saveProduct(db, { slug: name.toLowerCase(), name, regularPrice: 1000, ...more });
  const variable = {
    kind: 'variable' as const,
    attributes: [{ label: 'Size', options: ['S', 'L'], forVariations: true }],
    variations: [
      { attributes: { Size: 'S' }, regularPrice: 500 },
      { attributes: { Size: 'L' }, regularPrice: 3000 },
    ],
  };

  test('by price counts the lowest upwards and the highest downwards', async () => {
    await add('Rug', variable);
    await add('Mug');
    await add('Tray', { regularPrice: 2000 });
    expect(await listed('orderby=price&order=asc')).toEqual(['Rug', 'Mug', 'Tray']);
    expect(await listed('orderby=price&order=desc')).toEqual(['Rug', 'Tray', 'Mug']);
    expect(await listed('orderby=price&order=asc&min_price=15')).toEqual(['Rug', 'Tray']);
    expect(await listed('orderby=price&order=asc&max_price=5')).toEqual(['Rug']);
    // Between both bounds there is no price of the rug.
    expect(await listed('orderby=price&order=asc&min_price=8&max_price=25')).toEqual([
      'Mug',
      'Tray',
    ]);
  });

  test('by title does not tell capitals apart, and by rating the more reviews go first', async () => {
    const rated = async (name: string, count: number) => {
      const id = await add(name);
      const stars = { rating_count: count, rating_sum: 4 * count };
      await db.updateTable('products').set(stars).where('id', '=', id).execute();
    };
    await rated('beanie', 3);
    await rated('Album', 5);
    await rated('Cap', 1);
    expect(await listed('orderby=title&order=asc')).toEqual(['Album', 'beanie', 'Cap']);
    expect(await listed('orderby=rating&order=desc')).toEqual(['Album', 'beanie', 'Cap']);
  });

  test('by slug begins with drafts, which have none yet', async () => {
    await add('Album');
    await add('Polo', { status: 'draft' });
    expect(await listed('orderby=slug&order=asc')).toEqual(['Polo', 'Album']);
  });

  test('of what is on sale has no groups of it', async () => {
    const mug = await add('Mug', { salePrice: 800 });
    await add('Set', { kind: 'grouped', regularPrice: null, members: [mug] });
    expect(await listed('on_sale=true')).toEqual(['Mug']);
  });
});
