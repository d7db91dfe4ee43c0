import { beforeAll, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { ShippingClassUse, TaxClassUse } from '#wire/vitrine/product-classes.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

// On PostgreSQL in every run: src/server/catalog/terms.

const { db } = await testDatabase();
let shop: CartShop;
let manager: Awaited<ReturnType<typeof vitrineClient>>;

beforeAll(async () => {
  shop = await fillCartShop(db);
  manager = await vitrineClient(db);
});

test('a shipping class tells the products and methods that use it', async () => {
  await db.insertInto('shipping_classes').values({ slug: 'huge', name: 'Huge' }).execute();
  await saveProduct(db, { slug: 'bed', name: 'Bed', shippingClass: 'huge', status: 'draft' });
  await saveProduct(db, { slug: 'old-bed', name: 'Old', shippingClass: 'huge', status: 'trash' });
  await saveProduct(db, {
    kind: 'variable',
    slug: 'sofa',
    name: 'Sofa',
    attributes: [{ label: 'Seats', options: ['2', '3'], forVariations: true }],
    variations: [{ attributes: { Seats: '3' }, shippingClass: 'huge' }],
  });
  const rows = JSON.stringify([{ by: '', class: 'huge', cost: '40' }]);
  const zone = await manager.send('POST', '/shipping-zones', {
    name: 'Iceland',
    locations: [{ code: 'IS', type: 'country' }],
    methods: [{ method_id: 'table_rate', settings: { title: 'Van', rows } }],
  });
  expect(zone.status).toBe(201);
  const { body } = await manager.send('GET', '/shipping-classes');
  const huge = body.find(({ slug }: ShippingClassUse) => slug === 'huge');
  expect(huge).toMatchObject({
    name: 'Huge',
    products: 1,
    variations: 1,
    methods: [{ zone_id: zone.body.id, zone: 'Iceland', title: 'Van' }],
  });
});

test('a tax class is renamed, and says what it is used by', async () => {
  await saveProduct(db, { slug: 'book', name: 'Book', taxClass: 'reduced-rate' });
  const list = async (): Promise<TaxClassUse[]> => (await manager.send('GET', '/tax-classes')).body;
  const reduced = async () => (await list()).find(({ slug }) => slug === 'reduced-rate');
  expect(await reduced()).toMatchObject({ products: 1, variations: 0, is_standard: false });
  const [standard] = await list();
  expect(standard).toMatchObject({ slug: 'standard', is_standard: true, variations: 0 });
  expect(standard?.products).toBeGreaterThan(0);
  const rename = (slug: string, name: unknown) =>
    manager.send('PUT', `/tax-classes/${slug}`, { name });
  expect((await rename('reduced-rate', ' Books ')).body).toMatchObject({ name: 'Books' });
  expect(await reduced()).toMatchObject({ name: 'Books', products: 1 });
  const [entry] = await db
    .selectFrom('manager_changes')
    .selectAll()
    .where('resource', '=', 'tax_class')
    .execute();
  expect(entry).toMatchObject({ subject: 'reduced-rate', action: 'updated' });
  for (const [slug, name, status] of [
    ['standard', 'Mine', 404],
    ['nothing', 'Mine', 404],
    ['reduced-rate', '  ', 400],
    ['reduced-rate', 'Zero rate', 400],
    ['reduced-rate', 'x'.repeat(61), 400],
    ['reduced-rate', { a: 1 }, 400],
  ] as const) {
    expect([slug, name, (await rename(slug, name)).status]).toEqual([slug, name, status]);
  }
  expect(shop.tray).toBeGreaterThan(0);
});

test('an editor of pages sees and renames none of them', async () => {
  const editor = await vitrineClient(db, { role: 'editor' });
  expect((await editor.send('GET', '/shipping-classes')).status).toBe(403);
  expect((await editor.send('GET', '/tax-classes')).status).toBe(403);
  expect((await editor.send('PUT', '/tax-classes/zero-rate', { name: 'Mine' })).status).toBe(403);
});
