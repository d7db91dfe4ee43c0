import { CompiledQuery, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { addPerson } from './accounts/testing/test-people.ts';
import { saveCategory } from './catalog/saving/save-category.ts';
import { saveProduct } from './catalog/saving/save-product.ts';
import { NOON } from './catalog/testing/test-shop.ts';
import { listCoupons } from './coupons/list-coupons.ts';
import { saveCoupon } from './coupons/save-coupon.ts';
import { listCustomers } from './customers/list-customers.ts';
import { searchList } from './list-words/list-words.ts';
import { listSubscribers } from './newsletter/list-subscribers.ts';
import { payingCustomers } from './orders/managing/paying-customers.ts';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { listRedirects } from './redirects/manage-redirects.ts';
import { findReviews, type ManagedReviews } from './reviews/manage-reviews.ts';
import type { ReviewStatus } from './reviews/tables.ts';
import { addOrder } from './reviews/testing/order-row.ts';

// Accounts, coupons, redirects, reviews and subscribers are found by how their words begin, few by their
// numbers and many in the order of their list.
// On PostgreSQL in every run: src/server/list-words.

const database = await testDatabase();
const { db } = database;
let product = 0;

beforeAll(async () => {
  await database.reset();
  await saveCategory(db, { slug: 'cups', name: 'Cups' });
  product = await saveProduct(db, { slug: 'mug', name: 'Mug' }, NOON);
});

const PAGE = { include: [], exclude: [], order: 'asc', offset: 0, limit: 10 } as const;
const REVIEWS: ManagedReviews = {
  ...{ statuses: [], products: [], reviewers: [], notReviewers: [], email: '', search: '' },
  ...{ include: [], exclude: [], after: null, before: null },
  ...{ sort: 'created_at', direction: 'asc', from: 0, count: 10 },
};

const accounts = async (
  search: string,
  role: 'customer' | 'subscriber' | 'editor' | null = null,
) => {
  const { customers, total } = await listCustomers(db, { ...PAGE, role, search, orderBy: 'id' });
  return [total, ...customers.map(({ email }) => email)];
};
const reviews = async (search: string, others: Partial<ManagedReviews> = {}) => {
  const { ids, total } = await findReviews(db, { ...REVIEWS, ...others, search });
  return [total, ...ids];
};
const coupons = async (search: string) => {
  const found = await listCoupons(db, { ...PAGE, search, orderBy: 'code' });
  return [found.total, ...found.coupons.map(({ code }) => code)];
};
const redirects = async (search: string) => {
  const found = await listRedirects(db, { search, offset: 0, limit: 10 });
  return [found.total, ...found.redirects.map(({ from_path: from }) => from)];
};
const subscribers = async (search: string, state: 'all' | 'ended' = 'all') => {
  const found = await listSubscribers(db, { state, search, offset: 0, limit: 10 });
  return [found.total, ...found.subscribers.map(({ email }) => email)];
};

async function addReview(
  text: string,
  status: ReviewStatus = 'approved',
  parent: number | null = null,
) {
  const { id } = await db
    .insertInto('reviews')
    .values({
      ...{ product_id: product, parent_id: parent, rating: 5, title: 'Good', text, author: 'Ben' },
      ...{ email: 'ben@example.org', verified: 0, by_shop: 0, status, votes_up: 0, votes_down: 0 },
      ...{ media_count: 0, created_at: NOON },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('an account is found by the words of its names and address, also once they have changed', async () => {
  const ada = await addPerson(db, 'ada.byron@example.com', NOON);
  await addPerson(db, 'bea@example.org', NOON);
  await db
    .updateTable('customers')
    .set({ first_name: 'Ada', last_name: 'Lovelace-King', display_name: 'Countess' })
    .where('id', '=', ada)
    .execute();
  const found = [1, 'ada.byron@example.com'];
  for (const search of [
    'ADA',
    'love ad',
    'king',
    'count',
    'byron',
    'example.com',
    'ada.byron@exa',
  ]) {
    expect([search, ...(await accounts(search))]).toEqual([search, ...found]);
  }
  for (const search of ['velace', 'ada bea', '***']) expect(await accounts(search)).toEqual([0]);
  expect(await accounts('ada', 'customer')).toEqual(found);
  expect(await accounts('ada', 'subscriber')).toEqual([0]);
  await db.updateTable('customers').set({ role: 'editor' }).where('id', '=', ada).execute();
  expect(await accounts('ada', 'customer')).toEqual([0]);
  expect(await accounts('ada', 'editor')).toEqual(found);
  await db.deleteFrom('customers').where('id', '=', ada).execute();
  expect(await accounts('ada')).toEqual([0]);
});

test('a review is found by its words, counted by status, and no reply is', async () => {
  const [oak, held] = [await addReview('An oaken tray'), await addReview('Oak, again', 'held')];
  await addReview('The oak is ours', 'approved', oak);
  expect(await reviews('oak')).toEqual([2, oak, held]);
  expect(await reviews('oak', { statuses: ['held'] })).toEqual([1, held]);
  expect(await reviews('oak', { statuses: ['held'], products: [product + 1] })).toEqual([0]);
  expect(await reviews('again ben@example')).toEqual([1, held]);
  await db.updateTable('reviews').set({ status: 'approved' }).where('id', '=', held).execute();
  expect(await reviews('oak', { statuses: ['held'] })).toEqual([0]);
  expect(await reviews('oak', { sort: 'include', include: [held] })).toEqual([1, held]);
});

test('coupons, redirects and subscribers are found by the words of theirs', async () => {
  await saveCoupon(
    db,
    { code: 'SPRING-10', kind: 'percent', amount: 1000, description: 'For Ängström’s friends' },
    NOON,
  );
  for (const search of ['spring', '10', 'angstrom', 'friends for']) {
    expect([search, ...(await coupons(search))]).toEqual([search, 1, 'spring-10']);
  }
  expect(await coupons('pring')).toEqual([0]);
  const row = { from_path: '/old-trays/oak', target: '/product/oak-tray', created_at: NOON };
  await db.insertInto('redirects').values(row).execute();
  for (const search of ['/old-trays', 'oak', 'product/oak', 'trays']) {
    expect([search, ...(await redirects(search))]).toEqual([search, 1, '/old-trays/oak']);
  }
  expect(await redirects('')).toEqual([1, '/old-trays/oak']);
  for (const email of ['cleo@example.com', 'dora@example.org']) {
    await db.insertInto('newsletter_subscribers').values({ email, created_at: NOON }).execute();
  }
  expect(await subscribers('cle')).toEqual([1, 'cleo@example.com']);
  expect(await subscribers('example')).toEqual([2, 'cleo@example.com', 'dora@example.org']);
  expect(await subscribers('example', 'ended')).toEqual([0]);
});

test('who has paid for one of many orders is a paying customer', async () => {
  const [paid, unpaid] = [
    await addPerson(db, 'paid@example.com', NOON),
    await addPerson(db, 'unpaid@example.com', NOON),
  ];
  const rows = [
    { customer_id: paid, paid_at: null },
    { customer_id: paid, paid_at: NOON },
    { customer_id: unpaid, paid_at: null },
  ];
  for (const [at, row] of rows.entries()) {
    const order = await addOrder(db, { number: `${at}`, email: 'ann@example.com' });
    await db.updateTable('orders').set(row).where('id', '=', order).execute();
  }
  expect([...(await payingCustomers(db, [paid, unpaid]))]).toEqual([paid]);
});

describe('more than are looked up by their numbers', () => {
  const COUNT = 2500;
  beforeAll(async () => {
    await sql`insert into redirects (from_path, target, created_at)
      with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(COUNT)})
      select '/many/' || (10000 + i), '/few/' || (i % 500), 0 from numbers`.execute(db);
    await sql.raw('analyze').execute(db);
  });

  test('are counted, and listed in their order', async () => {
    const all = await redirects('many');
    expect([all.length, ...all.slice(0, 3)]).toEqual([11, COUNT, '/many/10001', '/many/10002']);
    expect(await redirects('many 7')).toEqual([
      ...[55, '/many/10007', '/many/10070', '/many/10071', '/many/10072', '/many/10073'],
      ...['/many/10074', '/many/10075', '/many/10076', '/many/10077', '/many/10078'],
    ]);
    expect(await redirects('few 10')).toEqual(await redirects('10 few'));
  });

  test.runIf(database.engine === 'sqlite').each([
    ['few', 'few/77'],
    ['many', 'many'],
  ])('%s are found in indexes, without reading every row', async (_, search) => {
    const found = await searchList(db, 'redirect', search);
    if (!found) throw new Error('nothing was searched for');
    const all = db.selectFrom('redirects').select('id');
    expect(await readPlan(all.where(found.isFound))).not.toMatch(/SCAN/);
    const inOrder = all.where(found.isFoundInOrder).orderBy('from_path').limit(10);
    // In the order of the list, one index of it may be walked until the page is full.
    expect(await readPlan(inOrder)).not.toMatch(/SCAN (list_words|found|redirects$)/m);
  });
});

async function readPlan(query: { compile(): CompiledQuery }): Promise<string> {
  const { sql: text, parameters } = query.compile();
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
  );
  return rows.map(({ detail }) => detail).join('\n');
}
