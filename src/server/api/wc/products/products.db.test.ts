import { beforeEach, describe, expect, test } from 'vitest';
import { saveCategory } from '#server/catalog/saving/save-category.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from '../testing/manager-client.ts';
import { recorded, replay } from '../testing/recorded.ts';

const database = await testDatabase();
const { db } = database;
let client: ManagerClient;
let category = 0;
beforeEach(async () => {
  await database.reset();
  client = await managerClient(db);
  category = await saveCategory(db, { slug: 'cups', name: 'Cups' });
});

const at = (nth: number) => {
  const exchange = recorded('products')[nth];
  if (!exchange) throw new Error(`no exchange ${nth}`);
  return exchange;
};
const CUP = () => ({
  ...(at(3).request.body as object),
  categories: [{ id: category }],
});

describe('products, as WooCommerce answers', () => {
  test('are created, changed, copied, put in the trash and deleted', async () => {
    const created = await replay(client, at(3), { body: CUP() });
    const path = `/wp-json/wc/v3/products/${created.body.id}`;
    expect(created.headers.get('location')).toContain(path);
    expect(created.body).toMatchObject({
      slug: 'sample-cup',
      price: '15.50',
      regular_price: '21.99',
      on_sale: true,
      stock_quantity: 5,
      weight: '0.4',
      dimensions: { length: '10', width: '8', height: '9' },
      attributes: [{ id: 0, name: 'Glaze', slug: 'Glaze', options: ['matt', 'gloss'] }],
      meta_data: [{ key: '_note', value: 'x' }],
      generated_slug: 'sample-cup',
    });
    const changed = await replay(client, at(4), { path });
    expect(changed.body).toMatchObject({ regular_price: '24.54', stock_quantity: 9 });
    const response = await replay(client, at(5));
    expect(response.body.data).toEqual({
      status: 400,
      resource_id: created.body.id,
      unique_sku: 'CUP-1-1',
    });
    const copy = await replay(client, at(11), { path: `${path}/duplicate` });
    expect(copy.body).toMatchObject({ name: 'Sample cup (Copy)', status: 'draft', sku: 'CUP-1-1' });
    const batch = await replay(client, at(12), {
      body: {
        create: [{ name: 'B1' }, { name: 'B2', sku: 'CUP-1' }],
        update: [{ id: created.body.id, weight: '0.5' }],
        delete: [999_999],
      },
    });
    expect(batch.body).toMatchObject({
      create: [
        { name: 'B1', price: '', purchasable: false },
        { id: 0, error: { code: 'product_invalid_sku', data: { unique_sku: 'CUP-1-2' } } },
      ],
      update: [{ id: created.body.id, weight: '0.5' }],
      delete: [{ id: 999_999, error: { code: 'woocommerce_rest_product_invalid_id' } }],
    });
    const trashed = await replay(client, at(13), { path });
    expect(trashed.body).toMatchObject({ slug: 'sample-cup', status: 'publish' });
    const gone = await replay(client, at(14), { path: `${path}?force=true` });
    expect(gone.body).toMatchObject({ slug: 'sample-cup__trashed', status: 'trash' });
    expect((await client.send('GET', path)).status).toBe(404);
  });

  test('are listed by pages and read one by one', async () => {
    for (const price of [1500, 900, 2100, 1800, 300]) {
      await saveProduct(db, { slug: `p${price}`, name: `P${price}`, regularPrice: price });
    }
    const list = await replay(client, at(0));
    expect(list.body.map(({ price }: { price: string }) => price)).toEqual(['15.00', '18.00']);
    expect(list.headers.get('x-wp-total')).toBe('5');
    expect(list.headers.get('link')).toMatch(/page=1[^,]*rel="prev", .*page=3[^,]*rel="next"/);
    const { id } = list.body[0];
    await replay(client, at(1), { path: `/wp-json/wc/v3/products/${id}` });
  });

  test.each([6, 7, 8, 9, 10, 15, 16])('refuse what WooCommerce refuses: %d', async (nth) => {
    const response = await replay(client, at(nth));
    const { body } = at(nth);
    const expected = body as { message: string };
    const isComplete = !JSON.stringify(expected).includes('(cut)');
    if (isComplete) expect(response.body.message).toBe(expected.message);
    if (isComplete && nth === 6) expect(response.body).toEqual(body);
  });
});
