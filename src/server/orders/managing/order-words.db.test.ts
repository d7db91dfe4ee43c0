import { beforeAll, describe, expect, test } from 'vitest';
import { shopContext } from '#server/cart/testing/cart-shop.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { refreshDerived } from '#server/platform/derived/refresh-derived.ts';
import { addOrder } from '#server/reviews/testing/order-row.ts';
import { EMPTY_ADDRESS } from '#wire/address.ts';
import { listOrders, type OrderQuery } from './list-orders.ts';
import { ORDER_WORDS } from './order-words.ts';

const database = await testDatabase();
const { db } = database;
const ctx = shopContext(db);

const ALL: OrderQuery = {
  statuses: [],
  trashed: false,
  include: [],
  exclude: [],
  orderBy: 'date',
  order: 'desc',
  offset: 0,
  limit: 20,
};

async function search(text: string, others: Partial<OrderQuery> = {}) {
  const { orders, total } = await listOrders(ctx, { ...ALL, ...others, search: text });
  return { numbers: orders.map(({ number }) => number), total };
}

describe('a few orders', () => {
  let bea = 0;
  beforeAll(async () => {
    await database.reset();
    await addOrder(db, { number: '1041', email: 'ann.lee@example.com' });
    bea = await addOrder(db, { number: '1042', email: 'bea@example.org' });
    const billing = {
      ...EMPTY_ADDRESS,
      ...{ firstName: 'Béatrice', lastName: 'Müller-Horn', company: 'Oak & Sons' },
      ...{ address1: '12 Rue du Lac', city: 'Genève', postcode: '1201', country: 'CH' },
      phone: '+41 22 555',
    };
    const shipping = { ...EMPTY_ADDRESS, firstName: 'Otto', city: 'Zürich' };
    const addresses = { billing: encodeJson(billing), shipping_address: encodeJson(shipping) };
    await db.updateTable('orders').set(addresses).where('id', '=', bea).execute();
  });

  test.each([
    ['1042', ['1042']],
    ['#1042', ['1042']],
    ['104', ['1042', '1041']],
    ['bea@example.org', ['1042']],
    ['example.com', ['1041']],
    ['beatrice', ['1042']],
    ['HORN  béa', ['1042']],
    ['oak', ['1042']],
    ['rue lac', ['1042']],
    ['geneve', ['1042']],
    ['zuri', ['1042']],
    ['otto müller', ['1042']],
    ['1201', ['1042']],
    ['555', ['1042', '1041']],
    ['ann bea', []],
    // Neither in the middle of a word, nor the names of fields or codes of countries.
    ['ller', []],
    ['firstname', []],
    ['ch', []],
    ['%', []],
    ['_', []],
    ["' or 1=1 --", []],
  ])('%j finds %j', async (text, expected) => {
    expect(await search(text, { orderBy: 'id' })).toEqual({
      numbers: expected,
      total: expected.length,
    });
  });

  test('what was changed is found by the new words only', async () => {
    expect((await search('otto')).total).toBe(1);
    const moved = encodeJson({ ...EMPTY_ADDRESS, firstName: 'Ida', city: 'Basel' });
    await db.updateTable('orders').set({ shipping_address: moved }).where('id', '=', bea).execute();
    expect((await search('otto')).total).toBe(0);
    expect((await search('ida basel')).numbers).toEqual(['1042']);
  });

  test('one in the trash is found there alone, a deleted one nowhere', async () => {
    await db.updateTable('orders').set({ trashed: 1 }).where('id', '=', bea).execute();
    expect((await search('ida')).total).toBe(0);
    expect((await search('ida', { trashed: true })).numbers).toEqual(['1042']);
    await db.deleteFrom('orders').where('id', '=', bea).execute();
    expect((await search('ida', { trashed: true })).total).toBe(0);
    expect(
      await db.selectFrom('order_words').where('order_id', '=', bea).select('word').execute(),
    ).toEqual([]);
  });

  test('several who search at once store the words once', async () => {
    for (let at = 0; at < 12; at += 1) {
      await addOrder(db, { number: `20${at}`, email: `at${at}@example.net` });
    }
    const found = await Promise.all(Array.from({ length: 5 }, () => search('example.net')));
    expect(found.map(({ total }) => total)).toEqual([12, 12, 12, 12, 12]);
  });
});

describe('many orders', () => {
  const COUNT = 2600;
  /** Three of four are those of Adele, the others of Adam; every third is sent to Adrian. */
  const firstName = (at: number) => (at % 4 === 0 ? 'Adam' : 'Adele');

  beforeAll(async () => {
    await database.reset();
    const first = await addOrder(db, { number: '1', email: 'first@example.com' });
    const { id: _, ...row } = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('orders').execute();
    const rows = Array.from({ length: COUNT }, (_, at) => ({
      ...row,
      number: String(at),
      order_key: `key${at}`,
      idempotency_key: `once${at}`,
      email: `buyer${at}@example.com`,
      status: at % 5 === 0 ? ('processing' as const) : ('completed' as const),
      placed_at: at,
      updated_at: COUNT - at,
      trashed: at === 2599 ? 1 : 0,
      billing: encodeJson({ ...EMPTY_ADDRESS, firstName: firstName(at) }),
      shipping_address: at % 3 === 0 ? encodeJson({ ...EMPTY_ADDRESS, firstName: 'Adrian' }) : null,
    }));
    for (const some of chunks(rows, 400)) await db.insertInto('orders').values(some).execute();
    await refreshDerived(db, ORDER_WORDS);
  });

  test.each<[string, Partial<OrderQuery>, (at: number) => boolean]>([
    ['adele', {}, (at) => at % 4 !== 0],
    ['adam', {}, (at) => at % 4 === 0],
    ['ad', {}, () => true],
    ['adele adrian', {}, (at) => at % 4 !== 0 && at % 3 === 0],
    ['adele', { statuses: ['processing'] }, (at) => at % 4 !== 0 && at % 5 === 0],
    ['adele', { statuses: ['completed'] }, (at) => at % 4 !== 0 && at % 5 !== 0],
    ['example', { placedAfter: 99, placedBefore: 1600 }, (at) => at > 99 && at < 1600],
    ['', { statuses: ['completed'], orderBy: 'modified' }, (at) => at % 5 !== 0],
    ['adele', { orderBy: 'modified' }, (at) => at % 4 !== 0],
  ])('of %j with %j are listed and counted', async (text, others, isRequested) => {
    const expected = Array.from({ length: COUNT - 1 }, (_, at) => at).filter(isRequested);
    const isNewest = others.orderBy !== 'modified';
    const desc = isNewest ? expected.toReversed() : expected;
    for (const order of ['desc', 'asc'] as const) {
      const all = order === 'desc' ? desc : desc.toReversed();
      for (const offset of [0, 7, Math.floor(all.length / 2), all.length - 3, all.length + 5]) {
        const page = { ...others, order, offset, limit: 10 };
        expect(await search(text, page)).toEqual({
          numbers: all.slice(offset, offset + 10).map(String),
          total: all.length,
        });
      }
    }
  });
});
