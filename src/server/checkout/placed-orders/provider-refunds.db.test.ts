import { beforeEach, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { sendLeftRefunds, sendRefund } from '#server/orders/refunds/send-refund.ts';
import { refundOrder } from '#server/orders/testing/change-order.ts';
import { fakeProvider, paymentNews } from '#server/orders/testing/fake-provider.ts';
import { buyer, loadStock, NOW, orderContext } from '#server/orders/testing/test-order.ts';
import type { ProviderRefund, ProviderRefundResult } from '#server/payments/payment-provider.ts';
import { servicesWith } from '#server/payments/testing/services-with.ts';
import { insideTransaction } from '#server/platform/database/open-transaction.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { placeTestOrder } from '../testing/place-test-order.ts';

const database = await testDatabase();
const { db } = database;

const requests: ProviderRefund[] = [];
let respond: () => ProviderRefundResult = () => ({ ok: true, reference: 're_1' });
const provider = fakeProvider(
  {},
  {
    async refund(_, refund) {
      expect(insideTransaction()).toBe(false);
      requests.push(refund);
      return respond();
    },
  },
);
const ctx = {
  ...orderContext(db, {}, { services: servicesWith([provider]) }),
  report: () => undefined,
};
const later = { ...ctx, now: NOW + 60_000 };
let shop: CartShop;
let id = 0;

beforeEach(async () => {
  await database.reset();
  requests.length = 0;
  respond = () => ({ ok: true, reference: 're_1' });
  shop = await fillCartShop(db);
  const ann = await buyer(ctx, [{ productId: shop.tray, quantity: 2 }]);
  id = (await placeTestOrder(ctx, ann, { paymentMethod: 'fake' })).order.id;
  await paymentNews(ctx, id);
});

async function order() {
  const found = await findOrder(ctx, id);
  if (!found) throw new Error('no order');
  return found;
}

async function begin(parts: Partial<Parameters<typeof refundOrder>[2]> = {}): Promise<number> {
  const result = await refundOrder(ctx, id, { restock: true, byProvider: true, ...parts });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.id;
}

test('a refund is written down first, asked for outside of a transaction, and then concluded', async () => {
  const { lines, totals } = await order();
  const [line] = lines;
  if (!line) throw new Error('no line');
  const refundId = await begin({ lines: [{ lineId: line.id, quantity: 1 }] });
  expect(requests).toEqual([]);
  expect(await order()).toMatchObject({ refunds: [{ isPending: true, providerRefund: '' }] });
  expect(await loadStock(db, shop.tray)).toBe(18);
  expect(await sendRefund(ctx, refundId)).toBe('done');
  expect(await sendRefund(ctx, refundId)).toBe('none');
  const [{ amount, reference } = { amount: 0, reference: '' }] = requests;
  expect(requests).toHaveLength(1);
  expect(reference).toBe((await order()).transactionId);
  expect(amount).toBeLessThan(totals.total);
  expect(await order()).toMatchObject({
    status: 'processing',
    totals: { refunded: amount },
    refunds: [{ isPending: false, providerRefund: 're_1' }],
  });
  expect(await loadStock(db, shop.tray)).toBe(19);
  await sendRefund(ctx, await begin());
  expect(await order()).toMatchObject({ status: 'refunded', totals: { refunded: totals.total } });
});

test('a refund whose answer was lost is asked for again with the same key', async () => {
  respond = () => {
    throw new Error('the connection was lost');
  };
  const refundId = await begin();
  expect(await sendRefund(ctx, refundId)).toBe('pending');
  expect(await order()).toMatchObject({ status: 'processing', refunds: [{ isPending: true }] });
  respond = () => ({ ok: true, reference: 're_1' });
  await sendLeftRefunds(ctx);
  expect(requests).toHaveLength(1);
  await Promise.all([sendLeftRefunds(later), sendLeftRefunds(later)]);
  expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
  expect(await order()).toMatchObject({ status: 'refunded', refunds: [{ isPending: false }] });
  expect(await loadStock(db, shop.tray)).toBe(20);
  const emails = await db.selectFrom('jobs').select('payload').execute();
  expect(emails.filter(({ payload }) => payload.includes('order-refunded'))).toHaveLength(1);
});

test('a refund that the provider refuses is taken back, and the manager is notified', async () => {
  const notified: string[] = [];
  const within = {
    ...ctx,
    notifyManager: ({ code }: { code: string }) => void notified.push(code),
  };
  respond = () => ({ ok: false });
  const [line] = (await order()).lines;
  const refundId = await begin({ lines: [{ lineId: line?.id ?? 0, quantity: 2 }] });
  expect(await sendRefund(within, refundId)).toBe('refused');
  expect(await order()).toMatchObject({
    status: 'processing',
    totals: { refunded: 0 },
    refunds: [],
    lines: [{ refundedQuantity: 0, refundedAmount: 0 }],
  });
  expect(notified).toEqual(['payments.refundRefused']);
  expect(await loadStock(db, shop.tray)).toBe(18);
});

test('the second of two payments for one order goes back by itself', async () => {
  const { totals } = await order();
  await db.updateTable('payments').set({ state: 'open', reference: 'pay_second' }).execute();
  expect(await paymentNews(ctx, id, { reference: 'pay_second' })).toEqual({
    step: 'refund',
    status: 'processing',
  });
  expect(requests).toMatchObject([{ reference: 'pay_second', amount: totals.total }]);
  expect(await order()).toMatchObject({
    status: 'processing',
    paidAmount: totals.total * 2,
    totals: { refunded: totals.total },
  });
});
