import { beforeAll, expect, test } from 'vitest';
import { type CartShop, fillCartShop, NOW, shopContext } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { addBought } from '#server/reviews/testing/review-shop.ts';
import { askForReviews } from '#server/reviews/writing/ask-for-reviews.ts';
import { managerClient } from '../../../wc/testing/manager-client.ts';
import { vitrineClient } from '../../testing/vitrine-client.ts';

const { db } = await testDatabase();
const DAY = 24 * 60 * 60 * 1000;
const tags: string[] = [];
const parts = { invalidate: async (sent: readonly string[]) => void tags.push(...sent) };
let shop: CartShop;
let client: Awaited<ReturnType<typeof vitrineClient>>;

beforeAll(async () => {
  shop = await fillCartShop(db);
  client = await vitrineClient(db, { parts });
});

const send = (csv: string) => client.send('POST', '/reviews/import', { csv });

test('rows that are right are imported, each other row is named, and nothing is written twice', async () => {
  const csv = [
    '\uFEFFproduct_id,rating,title,text,reviewer,reviewer_email,status,date',
    `${shop.tray},5,Warm,"Heavy, and <b>warm</b>.",Ada,ada@example.com,approved,2026-01-02`,
    `${shop.tray},9,,Nine stars of five.,Ben,,,`,
    `999999,4,,About what the shop has not.,Cleo,,,`,
    `${shop.tray},4,,Waits for approval.,Dora,dora@example.com,,`,
    `${shop.tray},4,,Waits for approval.,Dora,dora@example.com,,`,
  ].join('\n');
  const { status, body } = await send(csv);
  expect([status, body]).toEqual([
    200,
    {
      imported: 2,
      refused: [
        { row: 3, problems: ['rating'] },
        { row: 4, problems: ['unknown-product'] },
        { row: 6, problems: ['duplicate'] },
      ],
    },
  ]);
  expect(tags).toContain(`reviews:${shop.tray}`);
  const [approved] = (await client.send('GET', '/reviews?status=approved')).body;
  expect(approved).toMatchObject({ text: 'Heavy, and warm .', reviewer: 'Ada', rating: 5 });
  expect((await send(csv)).body.imported).toBe(0);
  const product = await db
    .selectFrom('products')
    .select(['rating_count', 'rating_sum'])
    .where('id', '=', shop.tray)
    .executeTakeFirst();
  expect(product).toEqual({ rating_count: 1, rating_sum: 5 });
  const [change] = (await client.send('GET', '/log?resource=review_import')).body;
  expect(change.after).toMatchObject({ imported: 2, refused: 3 });
});

test.each([['a,b\n1,2'], ['text,"rating\n1'], ['']])('%o is no file of reviews', async (csv) => {
  const response = await send(csv);
  expect([response.status, Object.keys(response.body.data.params)]).toEqual([400, ['csv']]);
});

test('a request is listed with whether it was answered', async () => {
  const bought = { email: 'eve@example.com', completedAt: NOW - DAY };
  const { orderId: order } = await addBought(db, shop.tray, bought);
  const settings = { 'reviews.reminder': true, 'reviews.reminderDays': 0 };
  await askForReviews({ ...shopContext(db, settings), now: NOW });
  const [open] = (await client.send('GET', '/review-requests?state=open')).body;
  expect(open).toMatchObject({ order_id: order, product_id: shop.tray, asked: 1, review_id: null });
  const [review] = (await client.send('GET', '/reviews?status=approved')).body;
  await db
    .updateTable('review_invitations')
    .set({ review_id: review.id })
    .where('order_id', '=', order)
    .execute();
  const response = await client.send('GET', '/review-requests?state=answered');
  expect(response.body).toMatchObject([{ review_id: review.id, rating: 5 }]);
  expect((await client.send('GET', '/review-requests?state=open')).body).toEqual([]);
});

test('what is filtered is exported by the shop, can be imported again, and is in the audit log', async () => {
  const program = await managerClient(db);
  const address = '/wp-json/vitrine/v1/reviews/export';
  const all = String((await program.send('GET', address)).body);
  const [head = '', ...rows] = all.trim().split('\r\n');
  expect(head).toBe('product_id,product,rating,title,text,reviewer,reviewer_email,status,date');
  expect(rows).toHaveLength(2);
  const held = String((await program.send('GET', `${address}?status=hold`)).body);
  expect(held).toContain('Waits for approval.');
  expect(held).not.toContain('Ada');
  // Every row is known already: each of them was read.
  const again = (await send(all)).body;
  expect(again.imported).toBe(0);
  expect(again.refused.map(({ problems }: { problems: string[] }) => problems)).toEqual([
    ['duplicate'],
    ['duplicate'],
  ]);
  const audit = await db
    .selectFrom('audit_log')
    .select('details')
    .where('event', '=', 'data-exported')
    .execute();
  expect(audit.map(({ details }) => JSON.parse(details).file)).toEqual(['reviews', 'reviews']);
  const editor = await managerClient(db, { role: 'customer' });
  expect((await editor.send('GET', address)).status).toBe(403);
});
