import { beforeEach, describe, expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { addBought } from '#server/reviews/testing/review-shop.ts';
import { type ManagerClient, managerClient } from '../testing/manager-client.ts';
import { getExchange, replay } from '../testing/recorded.ts';

const database = await testDatabase();
const { db } = database;
let client: ManagerClient;
let shirt = 0;
beforeEach(async () => {
  await database.reset();
  client = await managerClient(db);
  shirt = await saveProduct(db, { slug: 't-shirt', name: 'T-Shirt', regularPrice: 1800 });
});

const exchange = (method: string, path: string, nth = 0) =>
  getExchange('taxonomies-reviews', method, `/wc/v3/products/reviews${path}`, nth);
const body = (more: object = {}) => ({
  ...(exchange('POST', '').request.body as object),
  product_id: shirt,
  ...more,
});
const rating = async () => {
  const { body: product } = await client.send('GET', `/products/${shirt}`);
  return [product.average_rating, product.rating_count];
};

describe('reviews, as WooCommerce answers', () => {
  test('are created, listed, held, refused twice and deleted', async () => {
    const created = await replay(client, exchange('POST', ''), { body: body() });
    expect(created.body).toMatchObject({ status: 'approved', rating: 5, verified: false });
    expect(await rating()).toEqual(['5.00', 1]);
    const list = await replay(client, exchange('GET', '?per_page=1'));
    expect(list.body).toMatchObject([{ review: '<p>Nice!</p>\n', product_name: 'T-Shirt' }]);
    const path = `/wp-json/wc/v3/products/reviews/${created.body.id}`;
    const held = await replay(client, exchange('PUT', '/87'), { path });
    expect(held.body).toMatchObject({ status: 'hold', rating: 4 });
    expect(await rating()).toEqual(['0.00', 0]);
    await replay(client, exchange('POST', '', 1), { body: body() });
    const gone = await replay(client, exchange('DELETE', '/87?force=true'), {
      path: `${path}?force=true`,
    });
    expect(gone.body).toMatchObject({ deleted: true, previous: { id: created.body.id } });
    expect((await client.send('GET', path)).body.code).toBe('woocommerce_rest_review_invalid_id');
  });

  test('move the stars of their product with every change', async () => {
    const one = await client.send('POST', '/products/reviews', body());
    await client.send('POST', '/products/reviews', body({ review: 'Too small', rating: 2 }));
    expect(await rating()).toEqual(['3.50', 2]);
    const path = `/products/reviews/${one.body.id}`;
    await client.send('PUT', path, { rating: 3 });
    expect(await rating()).toEqual(['2.50', 2]);
    for (const [status, expected] of [
      ['spam', 'spam'],
      ['unspam', 'approved'],
      ['trash', 'trash'],
      ['untrash', 'approved'],
      ['hold', 'hold'],
    ]) {
      expect((await client.send('PUT', path, { status })).body.status).toBe(expected);
      expect(await rating()).toEqual(expected === 'approved' ? ['2.50', 2] : ['2.00', 1]);
    }
    await client.send('DELETE', path);
    expect((await client.send('GET', path)).body.status).toBe('trash');
    const trash = await client.send('GET', '/products/reviews?status=trash');
    expect(trash.body).toHaveLength(1);
  });

  test('are marked as a buyer’s where the address has bought', async () => {
    await addBought(db, shirt, { email: 'ada@example.com' });
    expect((await client.send('POST', '/products/reviews', body())).body.verified).toBe(true);
  });

  test('are written plain and made of many in one batch', async () => {
    const batch = await client.send('POST', '/products/reviews/batch', {
      create: [
        body({ review: '<b>Good</b> <script>x()</script>' }),
        body({ review: 'Fine', rating: 9 }),
      ],
      delete: [12_345],
    });
    expect(batch.body).toMatchObject({
      create: [{ rating: 5 }, { error: { code: 'rest_invalid_param' } }],
      delete: [{ error: { code: 'woocommerce_rest_review_invalid_id' } }],
    });
    expect(batch.body.create[0].review).not.toMatch(/script|<b>/);
  });

  test('are of a product that exists, by an address that is one', async () => {
    expect(
      await client.send('POST', '/products/reviews', body({ product_id: 999_999 })),
    ).toMatchObject({ status: 404, body: { code: 'woocommerce_rest_product_invalid_id' } });
    expect(
      (await client.send('POST', '/products/reviews', body({ reviewer_email: 'nobody' }))).body,
    ).toMatchObject({
      code: 'rest_invalid_param',
      message: expect.stringContaining('reviewer_email'),
    });
    expect((await client.send('POST', '/products/reviews', { review: 'x' })).body).toMatchObject({
      code: 'rest_missing_callback_param',
    });
  });
});
