import { beforeEach, describe, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { placeTestOrder } from '#server/checkout/testing/place-test-order.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { changeStatus } from '#server/orders/testing/change-order.ts';
import { fakeProvider } from '#server/orders/testing/fake-provider.ts';
import { buyer, loadStock, NOW, orderContext } from '#server/orders/testing/test-order.ts';
import { servicesWith } from '#server/payments/testing/services-with.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { makeNonce } from '#server/platform/nonces.ts';
import { testSecret, testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import { orderPayPage as orderPaySchema } from '#wire/order-page.ts';
import { orderPayPage } from './order-pay-page.ts';

const database = await testDatabase();
const { db } = database;
const ctx = orderContext(db, {}, { services: servicesWith([fakeProvider()]) });
const nonce = makeNonce(testSecret, 'public', NOW);
let shop: CartShop;
let order = { id: 0, key: '' };

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
  const ann = await buyer(ctx, [{ productId: shop.tray, quantity: 2 }]);
  order = (await placeTestOrder(ctx, ann, { paymentMethod: 'fake' })).order;
});

function request(key = order.key) {
  return {
    path: `/checkout/order-pay/${order.id}`,
    params: { id: String(order.id) },
    query: orderPayPage.canonicalQuery(new URLSearchParams({ key, x: '1' }), ctx.settings),
    visitor: testVisitor(NOW),
  };
}

async function send(fields: Record<string, string>, key?: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return orderPayPage.post?.(ctx, request(key), form);
}

const loadStatus = async () => (await findOrder(ctx, order.id))?.status;
const received = () => ({
  kind: 'redirect',
  status: 303,
  to: `/checkout/order-received/${order.id}?key=${order.key}`,
});

describe('the page on which an order is paid', () => {
  test('offers the ways there are, the order’s own first, for whoever has the key', async () => {
    const result = await orderPayPage.load(ctx, request());
    if (result.kind !== 'page') throw new Error(result.kind);
    const data = orderPaySchema.parse(result.data);
    expect(data).toMatchObject({ chosen: 'fake', problem: '', order: { status: 'pending' } });
    expect(data.payments.map(({ id }) => id)).toEqual(expect.arrayContaining(['bacs', 'fake']));
    expect(result.head.index).toBe(false);
    expect(await orderPayPage.load(ctx, request('x'))).toEqual({ kind: 'not-found' });
    const foreign = await send({ payment_method: 'bacs', _wpnonce: nonce }, 'x');
    expect(foreign).toEqual({ kind: 'not-found' });
    expect(await loadStatus()).toBe('pending');
  });

  test('sends a buyer on to the provider, as often as they come back', async () => {
    const to = `https://pay.example/${order.id}?key=${order.key}`;
    for (let time = 0; time < 2; time += 1) {
      const result = await send({ payment_method: 'fake', _wpnonce: nonce });
      expect(result).toEqual({ kind: 'redirect', status: 303, to });
    }
    expect(await loadStatus()).toBe('pending');
  });

  test('as often as orders may be placed, and then asks to wait', async () => {
    const limited = { ...ctx, settings: { ...ctx.settings, 'orders.limitPerEmail': 3 } };
    const statuses: string[] = [];
    for (let time = 0; time < 5; time += 1) {
      const form = new FormData();
      form.set('payment_method', 'fake');
      form.set('_wpnonce', nonce);
      const result = await orderPayPage.post?.(limited, request(), form);
      statuses.push(result?.kind ?? '');
      if (result?.kind === 'page')
        expect(result.data).toMatchObject({ problem: expect.stringContaining('wait') });
    }
    expect(statuses).toEqual(['redirect', 'redirect', 'redirect', 'page', 'page']);
  });

  test('another way counts at once, and a second press changes nothing', async () => {
    const emails = () =>
      db.selectFrom('jobs').select('payload').where('kind', '=', 'email').execute();
    expect(await emails()).toEqual([]);
    expect(await send({ payment_method: 'bacs', _wpnonce: nonce })).toEqual(received());
    const after = await findOrder(ctx, order.id);
    expect(after).toMatchObject({
      status: 'on-hold',
      paymentMethod: 'bacs',
      paymentTitle: 'Bank transfer',
      // A week for a bank transfer.
      heldUntil: ctx.now + 7 * 24 * 60 * 60 * 1000,
    });
    expect(await emails()).toHaveLength(2);
    expect(await send({ payment_method: 'cheque', _wpnonce: nonce })).toEqual(received());
    expect(await findOrder(ctx, order.id)).toMatchObject({ paymentMethod: 'bacs' });
    expect(await emails()).toHaveLength(2);
    expect(await orderPayPage.load(ctx, request())).toEqual(received());
  });

  test('cash on delivery is not yet paid when it is chosen', async () => {
    await send({ payment_method: 'cod', _wpnonce: nonce });
    expect(await findOrder(ctx, order.id)).toMatchObject({ status: 'processing', paidAt: null });
  });

  test('a failed one takes its pieces from the shelf again, if they are there', async () => {
    const before = await loadStock(db, shop.tray);
    await changeStatus(ctx, order.id, 'failed');
    expect(await loadStock(db, shop.tray)).toBe(before + 2);
    await db
      .updateTable('products')
      .set({ stock_quantity: 1 })
      .where('id', '=', shop.tray)
      .execute();
    const short = await send({ payment_method: 'bacs', _wpnonce: nonce });
    expect(short).toMatchObject({ kind: 'page', data: { problem: expect.stringMatching(/left/) } });
    expect(await findOrder(ctx, order.id)).toMatchObject({
      status: 'failed',
      paymentMethod: 'fake',
    });
    await db
      .updateTable('products')
      .set({ stock_quantity: 5 })
      .where('id', '=', shop.tray)
      .execute();
    expect(await send({ payment_method: 'bacs', _wpnonce: nonce })).toEqual(received());
    expect(await loadStock(db, shop.tray)).toBe(3);
  });

  test.each([
    ['a way that is not offered', 'gold', () => nonce, /an available payment method/],
    ['no way at all', '', () => nonce, /an available payment method/],
    ['an old page', 'bacs', () => 'old', /had expired/],
  ])('%s is reported and changes nothing', async (_, method, made, words) => {
    const result = await send({ payment_method: method, _wpnonce: made() });
    expect(result).toMatchObject({ kind: 'page', data: { problem: expect.stringMatching(words) } });
    expect(await loadStatus()).toBe('pending');
  });
});
