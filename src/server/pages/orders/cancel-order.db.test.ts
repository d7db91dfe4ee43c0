import { beforeEach, describe, expect, test } from 'vitest';
import { makeFormNonce } from '#server/accounts/security/form-nonce.ts';
import { addPerson } from '#server/accounts/testing/test-people.ts';
import { applyCoupon } from '#server/cart/changing/apply-coupon.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { placeTestOrder } from '#server/checkout/testing/place-test-order.ts';
import { loggedIn } from '#server/customers/current-customer.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { changeStatus } from '#server/orders/testing/change-order.ts';
import { fakeProvider, paymentNews } from '#server/orders/testing/fake-provider.ts';
import { buyer, loadStock, NOW, orderContext } from '#server/orders/testing/test-order.ts';
import { servicesWith } from '#server/payments/testing/services-with.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { makeNonce } from '#server/platform/nonces.ts';
import { testSecret, testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import { ordersPage, viewOrderPage } from '../account/account-orders-pages.ts';
import { orderPayPage } from './order-pay-page.ts';
import { orderReceivedPage } from './order-received-page.ts';

// A buyer takes back an order that waits for their money, from its own page or from the account.
const database = await testDatabase();
const { db } = database;
const ctx = orderContext(db, {}, { services: servicesWith([fakeProvider()]) });
const nonce = makeNonce(testSecret, 'public', NOW);
let shop: CartShop;
let ann: Visitor;
let order = { id: 0, key: '', total: 0 };

/** The only vase there is, with a coupon that works once. */
beforeEach(async () => {
  shop = await database.filled(fillCartShop);
  ann = await buyer(ctx, [{ productId: shop.vase }]);
  await applyCoupon(ctx, ann, 'ONCE');
  order = await placed(ann);
});

async function placed(visitor: Visitor, paymentMethod = 'fake') {
  return (await placeTestOrder(ctx, visitor, { paymentMethod })).order;
}

function getRequested(key: string | null, visitor: Visitor, id = String(order.id)) {
  const query = new URLSearchParams(key === null ? [] : [['key', key]]);
  return { path: `/x/${id}`, params: { id }, query, visitor };
}

function getForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

async function cancelByKey(
  key: string | null = order.key,
  fields: Record<string, string> = {},
  visitor = testVisitor(NOW),
) {
  const form = getForm({ cancel_order: '1', _wpnonce: nonce, ...fields });
  return orderReceivedPage.post?.(ctx, getRequested(key, visitor), form);
}

/** Ann's browser is from now on logged in to this account. */
async function logIn(email: string, role: 'customer' | 'shop_manager' = 'customer') {
  const customerId = await addPerson(db, email, NOW, { role });
  await db
    .updateTable('sessions')
    .set({ customer_id: customerId })
    .where('id', '=', ann.started ?? '')
    .execute();
  return customerId;
}

async function cancelInAccount(fields: Record<string, string> = {}, id = String(order.id)) {
  const logged = await loggedIn(ctx, ann);
  const formNonce = logged ? makeFormNonce(ann, logged.session, NOW) : nonce;
  const form = getForm({ cancel_order: '1', _wpnonce: formNonce, ...fields });
  return viewOrderPage.post?.(ctx, getRequested(null, ann, id), form);
}

async function state() {
  const found = await findOrder(ctx, order.id);
  const coupon = db.selectFrom('coupons').select('used_count').where('code', '=', 'once');
  return {
    status: found?.status,
    vases: await loadStock(db, shop.vase),
    uses: (await coupon.executeTakeFirstOrThrow()).used_count,
    notes: found?.notes.map(({ text }) => text) ?? [],
  };
}

const WAITING = { status: 'pending', vases: 0, uses: 1, notes: [] };
const pay = () => paymentNews(ctx, order.id);
const received = () => ({
  kind: 'redirect',
  status: 303,
  to: `/checkout/order-received/${order.id}?key=${order.key}`,
});

describe('with the order’s key', () => {
  test('piece and coupon go back, a note says who did it, and the page says what it is', async () => {
    const before = await orderReceivedPage.load(ctx, getRequested(order.key, testVisitor(NOW)));
    expect(before).toMatchObject({ data: { cancelUrl: received().to, problem: '' } });
    expect(await state()).toEqual(WAITING);
    expect(await cancelByKey()).toEqual(received());
    expect(await state()).toEqual({
      status: 'cancelled',
      vases: 1,
      uses: 0,
      notes: [expect.stringMatching(/by the buyer.*link/)],
    });
    const after = await orderReceivedPage.load(ctx, getRequested(order.key, testVisitor(NOW)));
    expect(after).toMatchObject({ data: { cancelUrl: '', order: { status: 'cancelled' } } });
  });

  test('two clicks at once cancel it once, and both are led to the order', async () => {
    const responses = await Promise.all([cancelByKey(), cancelByKey()]);
    expect(responses).toEqual([received(), received()]);
    expect(await cancelByKey()).toEqual(received());
    expect(await state()).toMatchObject({ vases: 1, uses: 0, notes: [expect.anything()] });
  });

  test('the page on which it is paid leads there too, and to nothing once it is cancelled', async () => {
    const open = await orderPayPage.load(ctx, getRequested(order.key, testVisitor(NOW)));
    expect(open).toMatchObject({ data: { cancelUrl: received().to } });
    await cancelByKey();
    expect(await orderPayPage.load(ctx, getRequested(order.key, testVisitor(NOW)))).toEqual(
      received(),
    );
  });

  test.each(['guessed', '', null])('the key %j is answered like no order at all', async (key) => {
    expect(await cancelByKey(key)).toEqual({ kind: 'not-found' });
    expect(await state()).toEqual(WAITING);
  });

  test('the key of another order opens this one neither', async () => {
    const other = await placed(await buyer(ctx, [{ productId: shop.tray }]));
    expect(await cancelByKey(other.key)).toEqual({ kind: 'not-found' });
    expect(await state()).toEqual(WAITING);
  });

  test.each([
    ['an old nonce', { _wpnonce: 'old' }],
    ['no nonce', { _wpnonce: '' }],
  ])('%s is notified and changes nothing', async (_, fields) => {
    const result = await cancelByKey(order.key, fields);
    expect(result).toMatchObject({
      status: 422,
      data: { problem: expect.stringMatching(/press the button again/) },
    });
    expect(await state()).toEqual(WAITING);
  });

  test('a manager who looks at it has no button, and no log-in stands in for the key', async () => {
    await logIn('max@example.com', 'shop_manager');
    const seen = await orderReceivedPage.load(ctx, getRequested(null, ann));
    expect(seen).toMatchObject({ data: { cancelUrl: '', order: { canCancel: true } } });
    expect(await cancelByKey(null, {}, ann)).toEqual({ kind: 'not-found' });
    expect(await state()).toEqual(WAITING);
  });

  test.each(['processing', 'completed'] as const)(
    'one that is %s meanwhile stays so',
    async (to) => {
      await changeStatus(ctx, order.id, to);
      const result = await cancelByKey();
      expect(result).toMatchObject({
        status: 422,
        data: { cancelUrl: '', problem: expect.stringMatching(/no longer be cancelled/) },
      });
      expect(await state()).toMatchObject({ status: to, vases: 0, uses: 1, notes: [] });
    },
  );

  test('one on hold for which some of the money has come is for the shop to end', async () => {
    await db
      .updateTable('orders')
      .set({ status: 'on-hold', paid_at: NOW, paid_amount: 1 })
      .where('id', '=', order.id)
      .execute();
    expect(await cancelByKey()).toMatchObject({ status: 422, data: { cancelUrl: '' } });
    expect(await state()).toEqual({ ...WAITING, status: 'on-hold' });
  });
});

describe('money and cancelling at the same time', () => {
  test('a payment that arrives after cancelling is refunded by itself, and the manager is notified', async () => {
    await cancelByKey();
    const notified: string[] = [];
    const within = {
      ...ctx,
      notifyManager: ({ code }: { code: string }) => void notified.push(code),
    };
    expect(await paymentNews(within, order.id)).toEqual({ step: 'refund', status: 'cancelled' });
    expect(await pay()).toEqual({ step: 'none', status: 'cancelled' });
    expect(await state()).toMatchObject({ status: 'cancelled', vases: 1, uses: 0 });
    const after = await findOrder(ctx, order.id);
    expect(after).toMatchObject({
      paidAmount: order.total,
      totals: { refunded: order.total },
      refunds: [{ amount: order.total, isPending: false }],
    });
    expect(after?.refunds[0]?.providerRefund).toMatch(/^re_/);
    expect(notified).toEqual(['payments.refundedUnwanted']);
  });

  test('in the same moment it is paid, or cancelled with its money returned', async () => {
    await Promise.all([cancelByKey(), pay()]);
    const { status, vases } = await state();
    const after = await findOrder(ctx, order.id);
    expect(after?.paidAmount).toBe(order.total);
    const paid = { status: 'processing', vases: 0, refunded: 0 };
    const ended = { status: 'cancelled', vases: 1, refunded: order.total };
    expect([paid, ended]).toContainEqual({ status, vases, refunded: after?.totals.refunded });
  });
});

describe('from the account', () => {
  async function placeAsCustomer() {
    const customerId = await logIn('ada@example.com');
    await db.updateTable('orders').set({ customer_id: customerId }).execute();
    return customerId;
  }

  test('its owner cancels it, however often they click', async () => {
    const customerId = await placeAsCustomer();
    for (let click = 0; click < 2; click += 1) {
      expect(await cancelInAccount()).toMatchObject({
        kind: 'redirect',
        status: 303,
        to: `/x/${order.id}?done=orderCancelled`,
      });
    }
    const notes = [expect.stringContaining(`customer ${customerId}.`)];
    const emails = async () => {
      const request = {
        ...getRequested(null, ann),
        query: new URLSearchParams({ done: 'orderCancelled' }),
      };
      const result = await viewOrderPage.load(ctx, request);
      return result.kind === 'page' && result.data.frame.notices.map(({ text }) => text);
    };
    expect(await emails()).toEqual(['Your order was cancelled. There is nothing to pay.']);
    expect(await state()).toEqual({ status: 'cancelled', vases: 1, uses: 0, notes });
  });

  test('a bank transfer that waits can be taken back, and the manager hears of it', async () => {
    await placeAsCustomer();
    const form = getForm({ payment_method: 'bacs', _wpnonce: nonce });
    await orderPayPage.post?.(ctx, getRequested(order.key, testVisitor(NOW)), form);
    expect(await state()).toMatchObject({ status: 'on-hold' });
    await cancelInAccount();
    expect(await state()).toMatchObject({ status: 'cancelled', vases: 1, uses: 0 });
    const jobs = await db.selectFrom('jobs').select('payload').execute();
    expect(jobs.filter(({ payload }) => payload.includes('order-cancelled'))).toHaveLength(1);
  });

  test('the list offers it with the form of the order’s own page, until it is cancelled', async () => {
    await placeAsCustomer();
    const listed = async () => {
      const result = await ordersPage.load(ctx, getRequested(null, ann));
      if (result.kind !== 'page' || result.data.view.kind !== 'list') throw new Error('no list');
      return { nonce: result.data.frame.nonce, rows: result.data.view.orders };
    };
    const { nonce: listedNonce, rows } = await listed();
    const url = `/my-account/view-order/${order.id}`;
    expect(rows).toMatchObject([{ canCancel: true, canPay: true, url }]);
    expect(await cancelInAccount({ _wpnonce: listedNonce })).toMatchObject({ kind: 'redirect' });
    expect(await state()).toMatchObject({ status: 'cancelled', vases: 1, uses: 0 });
    expect((await listed()).rows).toMatchObject([{ canCancel: false, status: 'cancelled' }]);
  });

  test('one that was paid meanwhile is notified with its status and stays', async () => {
    await placeAsCustomer();
    await pay();
    const result = await cancelInAccount();
    expect(result).toMatchObject({
      status: 422,
      data: {
        frame: { notices: [{ kind: 'error', text: expect.stringContaining('In preparation') }] },
        view: { order: { status: 'processing', canCancel: false } },
      },
    });
    expect(await state()).toMatchObject({ status: 'processing', vases: 0, uses: 1 });
  });

  test('a foreign order is unknown, an old form and a public nonce change nothing', async () => {
    await logIn('eve@example.com');
    expect(await cancelInAccount()).toEqual({ kind: 'not-found' });
    expect(await cancelInAccount({}, '999')).toEqual({ kind: 'not-found' });
    expect(await state()).toEqual(WAITING);
    const eve = await loggedIn(ctx, ann);
    await db
      .updateTable('orders')
      .set({ customer_id: eve?.customer.id ?? 0 })
      .execute();
    for (const _wpnonce of [nonce, 'x'.repeat(20), '']) {
      expect(await cancelInAccount({ _wpnonce })).toMatchObject({ status: 422 });
    }
    expect(await state()).toEqual(WAITING);
  });

  test('who is not logged in is led to the log-in', async () => {
    expect(await cancelInAccount()).toMatchObject({ kind: 'redirect', to: '/my-account' });
    expect(await state()).toEqual(WAITING);
  });
});
