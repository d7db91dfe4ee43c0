import { beforeEach, describe, expect, test } from 'vitest';
import { type CartShop, fillCartShop, NOW } from '#server/cart/testing/cart-shop.ts';
import { placeTestOrder } from '#server/checkout/testing/place-test-order.ts';
import { findOrder } from '#server/orders/find-order.ts';
import type { OrderRecord } from '#server/orders/order-record.ts';
import { shipWithin } from '#server/orders/shipments/ship-order.ts';
import { buyer, orderContext } from '#server/orders/testing/test-order.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { makeNonce } from '#server/platform/nonces.ts';
import { testSecret, testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import { returnsOfOrder } from '#server/returns/find-returns.ts';
import { returnProof } from '#server/returns/return-proof.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { ReturnOrderPage } from '#wire/returns.ts';
import { returnOrderPage } from './return-order-page.ts';

// On PostgreSQL in every run: two forms that are sent at once share the pieces of an order.
const DAY = 24 * 60 * 60 * 1000;

const database = await testDatabase();
const { db } = database;
let shop: CartShop;
let order: OrderRecord;
const SETTINGS: Partial<Settings> = { 'returns.days': 30, 'returns.feePercent': 10 };
const ctx = (now = NOW, changed: Partial<Settings> = {}) => ({
  ...orderContext(db, { ...SETTINGS, ...changed }),
  now,
});

beforeEach(async () => {
  await database.reset();
  shop = await fillCartShop(db);
  const ann = await buyer(ctx(), [
    { productId: shop.tray, quantity: 2 },
    { productId: shop.card, quantity: 1 },
  ]);
  const placed = await placeTestOrder(ctx(), ann, { paymentMethod: 'cod' });
  await shipWithin(db, ctx(), placed.order.id, {
    ...{ carrier: 'ups', trackingNumber: '1Z9', trackingUrl: '', lines: [] },
    ...{ notify: false, author: 'Ines' },
  });
  const record = await findOrder(ctx(), placed.order.id);
  if (!record) throw new Error('no order');
  order = record;
});

const tray = () => order.lines.find(({ name }) => name === 'Oak tray')?.id ?? 0;
const card = () => order.lines.find(({ name }) => name !== 'Oak tray')?.id ?? 0;

interface Visit {
  fields?: Readonly<Record<string, string | File>>;
  proof?: string;
  now?: number;
  settings?: Partial<Settings>;
  address?: string;
}

async function visit({ fields, proof = returnProof(order.key), now, settings, address }: Visit) {
  const context = ctx(now, settings);
  const visitor = { ...testVisitor(context.now), ...(address !== undefined && { address }) };
  const request = {
    ...{ path: '', params: { id: String(order.id) }, visitor },
    query: new URLSearchParams({ proof }),
  };
  if (!fields) return returnOrderPage.load(context, request);
  const form = new FormData();
  form.set('_wpnonce', makeNonce(testSecret, 'public', context.now));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const sent = await returnOrderPage.post?.(context, request, form);
  if (!sent) throw new Error('no form');
  return sent;
}

async function readPage(request: Visit): Promise<ReturnOrderPage & { status: number }> {
  const result = await visit(request);
  if (result.kind !== 'page') throw new Error(result.kind);
  return { ...result.data, status: result.status };
}

const filled = (quantity: string, more: Readonly<Record<string, string | File>> = {}) => ({
  way: 'refund',
  [`lines[${tray()}][quantity]`]: quantity,
  [`lines[${tray()}][reason]`]: 'damaged',
  [`lines[${tray()}][note]`]: 'A corner is chipped.',
  ...more,
});

const problems = async (request: Visit) =>
  (await readPage(request)).problems.map(({ text }) => text);

async function loadEmails(): Promise<{ kind: string; to: string; data: { state?: string } }[]> {
  const jobs = await db.selectFrom('jobs').select('payload').orderBy('id').execute();
  return jobs
    .map(({ payload }) => JSON.parse(payload))
    .filter(({ kind = '' }) => kind.startsWith('return-'));
}

describe('the page of a return', () => {
  test('shows what may be sent back, until when, and why the rest may not', async () => {
    const { items, terms, ways, returns } = await readPage({});
    expect(items).toMatchObject([
      { name: 'Oak tray', left: 2, step: 1 },
      { left: 0, text: 'Downloads and vouchers cannot be sent back.' },
    ]);
    expect(items[0]?.text).toMatch(/^Can be sent back until Jul \d+\.$/);
    expect(terms).toHaveLength(3);
    expect(ways.map(({ value }) => value)).toEqual(['refund', 'credit', 'exchange']);
    expect(returns).toEqual([]);
  });

  test('is nobody’s without its proof, and tells neither address nor amount', async () => {
    for (const proof of ['', '0'.repeat(64), order.key]) {
      expect((await visit({ proof })).kind).toBe('not-found');
      expect((await visit({ proof, fields: filled('1') })).kind).toBe('not-found');
    }
    const text = JSON.stringify(await readPage({}));
    for (const secret of [order.key, order.billing.address1, order.billing.email]) {
      expect(text).not.toContain(secret);
    }
    expect(await returnsOfOrder(db, order.id)).toEqual([]);
  });
});

describe('a return that is asked for', () => {
  test('is stored with reason and note, and buyer and shop get an email', async () => {
    expect(await visit({ fields: filled('1') })).toMatchObject({ kind: 'redirect', status: 303 });
    const [record] = await returnsOfOrder(db, order.id);
    expect(record).toMatchObject({
      state: 'requested',
      way: 'refund',
      lines: [{ lineId: tray(), quantity: 1, reason: 'damaged', note: 'A corner is chipped.' }],
    });
    expect(await loadEmails()).toMatchObject([
      {
        kind: 'return-update',
        to: 'ada@example.com',
        data: { state: 'requested', postage: 'shop' },
      },
      { kind: 'return-new' },
    ]);
    const { items, returns } = await readPage({});
    expect(items[0]?.left).toBe(1);
    expect(returns).toMatchObject([{ state: 'requested', canWithdraw: true }]);
  });

  test('has the photos that were sent, and none that is no photo', async () => {
    const photo = (content: Buffer) => ({
      [`photos_${tray()}[]`]: new File([new Uint8Array(content)], 'tray.png'),
    });
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const fake = await problems({ fields: filled('1', photo(Buffer.from('<svg onload=x>'))) });
    expect(fake).toEqual([expect.stringContaining('is not a photo that we can read')]);
    await visit({ fields: filled('1', photo(png)) });
    const [record] = await returnsOfOrder(db, order.id);
    expect(record?.lines[0]?.photos).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  test('sent twice by a double click is one return', async () => {
    const fields = filled('1', { return_key: 'one-form' });
    const [first, second] = await Promise.all([visit({ fields }), visit({ fields })]);
    expect([first.kind, second.kind]).toEqual(['redirect', 'redirect']);
    expect(await returnsOfOrder(db, order.id)).toHaveLength(1);
  });

  test('of two forms at once only one gets the last pieces', async () => {
    const results = await Promise.all([
      visit({ fields: filled('2') }),
      visit({ fields: filled('2') }),
    ]);
    expect(results.map(({ kind }) => kind).sort()).toEqual(['page', 'redirect']);
    expect(await returnsOfOrder(db, order.id)).toHaveLength(1);
  });

  test.each<[string, () => Visit, string]>([
    ['nothing', () => ({ fields: { way: 'refund' } }), 'Please say how many'],
    ['more than was bought', () => ({ fields: filled('3') }), 'Not more than 2'],
    ['less than nothing', () => ({ fields: filled('-1') }), 'Not more than 2'],
    ['half a tray', () => ({ fields: filled('0.5') }), 'Not more than 2'],
    ['words for a number', () => ({ fields: filled('all') }), 'Not more than 2'],
    ['no wish', () => ({ fields: filled('1', { way: '' }) }), 'choose what you would like'],
    [
      'no reason',
      () => ({ fields: filled('1', { [`lines[${tray()}][reason]`]: '' }) }),
      'choose a reason',
    ],
    [
      'what cannot be sent',
      () => ({ fields: { way: 'refund', [`lines[${card()}][quantity]`]: '1' } }),
      'Downloads and vouchers',
    ],
    [
      'a line of another order',
      () => ({ fields: { way: 'refund', 'lines[99999][quantity]': '1' } }),
      'not part of the order',
    ],
    [
      'what came too long ago',
      () => ({ fields: filled('1'), now: NOW + 60 * DAY }),
      'time to send',
    ],
    [
      'what the shop excludes',
      () => ({ fields: filled('1'), settings: { 'returns.except': ['table'] } }),
      'cannot be sent back',
    ],
    [
      'a way the shop does not offer',
      () => ({ fields: filled('1', { way: 'credit' }), settings: { 'returns.ways': ['refund'] } }),
      'choose what you would like',
    ],
    [
      'returns that are switched off',
      () => ({ fields: filled('1'), settings: { 'returns.requests': false } }),
      'cannot be requested here',
    ],
    ['another site', () => ({ fields: filled('1', { _wpnonce: 'x' }) }), 'open for too long'],
  ])('is refused with %s, and nothing is stored', async (_, request, text) => {
    const result = await readPage(request());
    expect(result.status).toBe(422);
    expect(result.problems.map((problem) => problem.text).join(' ')).toContain(text);
    expect(await returnsOfOrder(db, order.id)).toEqual([]);
  });

  test('what was typed is there again', async () => {
    const { typed } = await readPage({ fields: filled('3') });
    expect(typed.lines[String(tray())]).toEqual({
      quantity: '3',
      reason: 'damaged',
      note: 'A corner is chipped.',
    });
  });

  test('is limited by the hour', async () => {
    for (let at = 0; at < 20; at += 1)
      await visit({ fields: filled('9'), address: `203.0.113.${at}` });
    const limited = await problems({ fields: filled('1'), address: '203.0.113.99' });
    expect(limited).toEqual([expect.stringContaining('Too many requests')]);
  });
});

describe('its buyer', () => {
  test('withdraws it once, and may ask again', async () => {
    await visit({ fields: filled('2') });
    const [record] = await returnsOfOrder(db, order.id);
    const fields = { withdraw: String(record?.id) };
    expect((await visit({ fields })).kind).toBe('redirect');
    expect((await visit({ fields })).kind).toBe('redirect');
    expect(await returnsOfOrder(db, order.id)).toMatchObject([
      { state: 'withdrawn', history: [{ state: 'requested' }, { state: 'withdrawn', author: '' }] },
    ]);
    expect((await visit({ fields: filled('2') })).kind).toBe('redirect');
  });

  test('cannot withdraw that of somebody else', async () => {
    await visit({ fields: filled('2') });
    const [record] = await returnsOfOrder(db, order.id);
    const ben = await buyer(ctx(), [{ productId: shop.tray, quantity: 1 }]);
    const { order: other } = await placeTestOrder(ctx(), ben, { paymentMethod: 'cod' });
    const theirs = await findOrder(ctx(), other.id);
    if (!theirs) throw new Error('no order');
    order = theirs;
    const result = await readPage({ fields: { withdraw: String(record?.id) } });
    expect(result.status).toBe(422);
    expect(await returnsOfOrder(db, record?.orderId ?? 0)).toMatchObject([{ state: 'requested' }]);
  });
});
