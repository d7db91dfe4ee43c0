import { beforeAll, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { placeTestOrder } from '#server/checkout/testing/place-test-order.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { buyer, orderContext } from '#server/orders/testing/test-order.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import { orderSheetsPage } from '#wire/order-page.ts';
import { orderSheets } from './order-sheets.ts';
import { sendInvoice, sendSheets } from './pdf/send-papers.ts';

const database = await testDatabase();
const { db } = database;
const ctx = orderContext(db, {
  'shop.address1': '1 Shop Lane',
  'shop.city': 'Portland',
  'shop.state': 'OR',
  'shop.postcode': '97201',
  'shop.country': 'US',
  'shop.taxNumber': '12-3456789',
});
let shop: CartShop;
const ids: number[] = [];

async function ordered(productIds: readonly number[]): Promise<number> {
  const visitor = await buyer(
    ctx,
    productIds.map((productId) => ({ productId, quantity: 2 })),
  );
  return (await placeTestOrder(ctx, visitor)).order.id;
}

beforeAll(async () => {
  shop = await database.filled(fillCartShop);
  ids.push(await ordered([shop.tray, shop.card]), await ordered([shop.card]));
});

async function printed(kind: string, requested = ids.join(',')) {
  const result = await orderSheets(ctx, { kind, ids: requested, backUrl: '/admin/orders' });
  if (result.kind !== 'page') throw new Error(result.kind);
  expect(result.head.index).toBe(false);
  return orderSheetsPage.parse(result.data);
}

test('an invoice has the shop’s address in its country’s form, its tax number and every line', async () => {
  const { sheets } = await printed('invoice');
  expect(sheets.map(({ order }) => order.lines.length)).toEqual([2, 1]);
  expect(sheets[0]?.sender).toEqual([
    '1 Shop Lane',
    'Portland, OR 97201',
    'United States',
    ctx.settings['shop.email'],
    'Tax number 12-3456789',
  ]);
});

test('a packing slip leaves out what is not sent', async () => {
  const { sheets } = await printed('slip');
  expect(sheets.map(({ order }) => order.lines.map(({ name }) => name))).toEqual([
    ['Oak tray'],
    [],
  ]);
});

test('pieces that were refunded are not packed', async () => {
  const [id = 0] = ids;
  await db
    .updateTable('order_lines')
    .set({ refunded_quantity: 1 })
    .where('order_id', '=', id)
    .where('product_id', '=', shop.tray)
    .execute();
  const { sheets } = await printed('slip', String(id));
  expect(sheets[0]?.order.lines).toMatchObject([{ name: 'Oak tray', quantity: 1 }]);
});

test.each(['', 'x', '0', '-1', '99999999', `9${'9'.repeat(20)}`, '1;drop'])(
  'of %j there is nothing to print',
  async (requested) => {
    expect((await printed('invoice', requested)).sheets).toEqual([]);
  },
);

test('an order that is named twice is printed once, and no other paper is known', async () => {
  expect((await printed('invoice', `${ids[0]},${ids[0]}`)).sheets).toHaveLength(1);
  expect(await orderSheets(ctx, { kind: 'letter', ids: '', backUrl: '' })).toEqual({
    kind: 'not-found',
  });
});

async function readPdf(sent: Awaited<ReturnType<typeof sendSheets>>): Promise<string> {
  if (!(sent instanceof Response)) throw new Error(sent);
  expect(sent.headers.get('content-type')).toBe('application/pdf');
  expect(sent.headers.get('cache-control')).toBe('private, no-store');
  return Buffer.from(await sent.arrayBuffer()).toString('latin1');
}

test.each(['invoice', 'slip'])('papers of the kind %s come as one file too', async (kind) => {
  const pdf = await readPdf(await sendSheets(ctx, kind, ids.join(',')));
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
});

test('of no kind and of no order there is no file', async () => {
  expect(await sendSheets(ctx, 'letter', String(ids[0]))).toBe('missing');
  expect(await sendSheets(ctx, 'invoice', '99999')).toBe('missing');
});

test('a buyer has the invoice as a file by the key of the order, and nobody without it', async () => {
  const [id = 0] = ids;
  const record = await findOrder(ctx, id);
  const visitor = testVisitor(ctx.now);
  const ask = (key: string) =>
    sendInvoice(ctx, {
      path: '',
      params: { id: String(id) },
      query: new URLSearchParams({ key }),
      visitor,
    });
  expect((await readPdf(await ask(record?.key ?? ''))).startsWith('%PDF-')).toBe(true);
  expect(await ask('wrong')).toBe('missing');
});

test('a name in a script without a font is left to the page that is printed', async () => {
  const [id = 0] = ids;
  const record = await findOrder(ctx, id);
  const billing = JSON.stringify({ ...record?.billing, lastName: '東京' });
  await db.updateTable('orders').set({ billing }).where('id', '=', id).execute();
  expect(await sendSheets(ctx, 'invoice', String(id))).toBe('unreadable');
});
