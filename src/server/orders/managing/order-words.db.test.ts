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
    await addParts();
    await refreshDerived(db, ORDER_WORDS);
  });

  /** Every second has product 7, of it every sixth twice and every fourth as variation 77; 70 is in all. */
  async function addParts(): Promise<void> {
    const orders = await db.selectFrom('orders').select(['id', 'number', 'placed_at']).execute();
    const lines = orders.flatMap(({ id, number, placed_at }) => {
      const at = Number(number);
      const variation = at % 4 === 0 ? 77 : null;
      const has = [
        { product_id: 70, variation_id: null },
        ...(at % 2 === 0 ? [{ product_id: 7, variation_id: variation }] : []),
        ...(at % 6 === 0 ? [{ product_id: 7, variation_id: null }] : []),
      ];
      return has.map((item, position) => ({
        ...{ order_id: id, position, line_key: `${position}`, placed_at, ...item },
        ...{
          name: 'Mug',
          sku: '',
          slug: 'mug',
          image: null,
          details: '[]',
          choice: '{}',
          taxes: '{}',
        },
        ...{ quantity: 1, unit_price: 100, regular_price: 100, subtotal: 100, subtotal_tax: 0 },
        ...{ total: 100, total_tax: 0, steps: '[]', stock_owner: null, stock_taken: 0 },
      }));
    });
    const coupons = orders
      .filter(({ number }) => Number(number) % 3 === 0)
      .flatMap(({ id, number, placed_at }) =>
        (Number(number) % 2 === 0 ? ['ten', 'ten;more'] : ['ten;more']).map((code, position) => ({
          ...{ order_id: id, position, placed_at, kind: 'coupon' as const, code, label: code },
          ...{ amount: 10, tax: 0 },
        })),
      );
    for (const some of chunks(lines, 400))
      await db.insertInto('order_lines').values(some).execute();
    for (const some of chunks(coupons, 400))
      await db.insertInto('order_rows').values(some).execute();
  }

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
    ['', { statuses: ['completed'], productId: 7 }, (at) => at % 5 !== 0 && at % 2 === 0],
    ['', { statuses: ['processing'], productId: 70 }, (at) => at % 5 === 0],
    ['', { statuses: ['processing', 'completed'], productId: 77 }, (at) => at % 4 === 0],
    ['', { statuses: ['completed'], coupon: 'TEN' }, (at) => at % 5 !== 0 && at % 6 === 0],
    ['', { statuses: ['completed'], coupon: 'ten;more' }, (at) => at % 5 !== 0 && at % 3 === 0],
    [
      'adele',
      { statuses: ['completed'], coupon: 'ten;more', productId: 7 },
      (at) => at % 4 !== 0 && at % 5 !== 0 && at % 6 === 0,
    ],
    ['ad', { statuses: ['processing'] }, (at) => at % 5 === 0],
    ['adele adrian', { statuses: ['processing'] }, (at) => at % 4 !== 0 && at % 15 === 0],
    [
      '',
      { statuses: ['processing'], productId: 7, placedAfter: 99 },
      (at) => at > 99 && at % 10 === 0,
    ],
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

  const total = async (others: Partial<OrderQuery>) =>
    (await listOrders(ctx, { ...ALL, ...others, limit: 1 })).total;
  const numbered = (at: number) =>
    db
      .selectFrom('orders')
      .select(['id', 'placed_at'])
      .where('number', '=', String(at))
      .executeTakeFirstOrThrow();

  test('a count by status, product, coupon or word follows each change', async () => {
    const ofMug = { statuses: ['completed' as const], productId: 7 };
    const ofAll = { statuses: ['completed' as const], productId: 70 };
    const ofTen = { statuses: ['completed' as const], coupon: 'ten' };
    const ofName = { statuses: ['completed' as const], search: 'adele' };
    const counts = async () => {
      const all = [ofMug, ofAll, ofTen, ofName].map((query) => total(query));
      return Promise.all(all);
    };
    const [mug = 0, all = 0, ten = 0, name = 0] = await counts();
    const { id } = await numbered(6);
    const { id: other } = await numbered(1);
    const change = (status: 'completed' | 'cancelled') =>
      db.updateTable('orders').set({ status }).where('id', '=', id).execute();
    const lines = () =>
      db.selectFrom('order_lines').selectAll().where('order_id', '=', id).execute();

    await change('cancelled');
    expect(await counts()).toEqual([mug - 1, all - 1, ten - 1, name - 1]);
    expect(await total({ statuses: ['cancelled'], productId: 7 })).toBe(1);
    await change('completed');
    expect(await counts()).toEqual([mug, all, ten, name]);

    const moved = (await lines())
      .filter(({ product_id }) => product_id === 7)
      .map((line) => line.id);
    await db.updateTable('order_lines').set({ product_id: 8 }).where('id', 'in', moved).execute();
    expect(await counts()).toEqual([mug - 1, all, ten, name]);
    await db.updateTable('order_lines').set({ order_id: other }).where('id', 'in', moved).execute();
    await db.updateTable('order_lines').set({ product_id: 7 }).where('id', 'in', moved).execute();
    expect(await counts()).toEqual([mug, all, ten, name]);
    await db.deleteFrom('order_lines').where('id', 'in', moved).execute();
    expect(await counts()).toEqual([mug - 1, all, ten, name]);

    await db.deleteFrom('order_rows').where('order_id', '=', id).execute();
    expect(await counts()).toEqual([mug - 1, all, ten - 1, name]);
    const { placed_at } = await numbered(1);
    const row = { order_id: other, position: 0, placed_at, label: '', amount: 1, tax: 0 };
    await db
      .insertInto('order_rows')
      .values({ ...row, kind: 'coupon', code: 'ten' })
      .execute();
    expect(await counts()).toEqual([mug - 1, all, ten, name]);

    await db.updateTable('orders').set({ trashed: 1 }).where('id', '=', other).execute();
    expect(await counts()).toEqual([mug - 1, all - 1, ten - 1, name - 1]);
    await db.deleteFrom('orders').where('id', '=', other).execute();
    expect(await counts()).toEqual([mug - 1, all - 1, ten - 1, name - 1]);
  });

  test('words that version 1.0 has stored without a status are counted by that of the order', async () => {
    const queries = [
      { statuses: ['completed' as const], productId: 70 },
      { statuses: ['processing' as const], search: 'ad' },
      { statuses: ['processing' as const], search: 'adele adrian', coupon: 'ten' },
    ];
    const before = await Promise.all(queries.map(total));
    const { id: first } = await numbered(200);
    await db.updateTable('order_words').set({ status: '' }).where('order_id', '>', first).execute();
    expect(await Promise.all(queries.map(total))).toEqual(before);
    expect(Math.min(...before)).toBeGreaterThan(0);
  });
});
