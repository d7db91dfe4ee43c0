import { beforeAll, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { listOrders } from '#server/orders/managing/list-orders.ts';
import { createOrderCache, orderCache } from '#server/orders/managing/order-cache.ts';
import { payOrder } from '#server/orders/paying/pay-order.ts';
import { sendRefund } from '#server/orders/refunds/send-refund.ts';
import { changeStatus, refundOrder } from '#server/orders/testing/change-order.ts';
import { fakeProvider, paymentNews } from '#server/orders/testing/fake-provider.ts';
import { buyer, NOW, orderContext } from '#server/orders/testing/test-order.ts';
import { servicesWith } from '#server/payments/testing/services-with.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { placeTestOrder } from '../testing/place-test-order.ts';

// Lists cache an order by the moment of its last change, so every change must move that moment.

const database = await testDatabase();
const { db } = database;
const services = servicesWith([fakeProvider()]);
const cachedServices = orderCache.add(services, createOrderCache());
const MINUTE = 60_000;
let shop: CartShop;
let minutes = 0;

/** A minute later each time, as a shop's clock goes on. */
function later(): ShopContext {
  minutes += 1;
  return orderContext(db, {}, { services, now: NOW + minutes * MINUTE });
}

beforeAll(async () => {
  shop = await database.filled(fillCartShop);
});

async function listed(ctx: ShopContext) {
  const every = { statuses: [], trashed: false, include: [], exclude: [] };
  const page = { orderBy: 'id', order: 'asc', offset: 0, limit: 10 } as const;
  return (await listOrders(ctx, { ...every, ...page })).orders;
}

async function ordered(): Promise<number> {
  const ctx = later();
  const visitor = await buyer(ctx, [{ productId: shop.tray, quantity: 2 }]);
  return (await placeTestOrder(ctx, visitor, { paymentMethod: 'fake' })).order.id;
}

type Change = (ctx: ShopContext, id: number) => Promise<unknown>;

async function pay(ctx: ShopContext, id: number, method: string) {
  const order = await findOrder(ctx, id);
  if (!order) throw new Error('no order');
  const paid = await payOrder(
    ctx,
    { address: '', secretHash: null, started: null, tokenSession: null },
    order,
    method,
  );
  expect(paid.ok).toBe(true);
}

const paysTooLittle: Record<string, Change> = {
  'about to be paid again': (ctx, id) => pay(ctx, id, 'fake'),
  'put on hold': (ctx, id) => changeStatus(ctx, id, 'on-hold'),
  'paid in part': (ctx, id) => paymentNews(ctx, id, { amount: money(100) }),
};
const getsItBack: Record<string, Change> = {
  paid: (ctx, id) => paymentNews(ctx, id),
  completed: (ctx, id) => changeStatus(ctx, id, 'completed'),
  refunded: async (ctx, id) => {
    const refund = await refundOrder(ctx, id, { restock: true, byProvider: true });
    expect(refund.ok).toBe(true);
  },
  'refunded by the provider': async (ctx) => {
    const refunds = await db.selectFrom('order_refunds').select('id').execute();
    expect(await sendRefund(ctx, refunds[0]?.id ?? 0)).toBe('done');
  },
};

test.each([{ changes: paysTooLittle }, { changes: getsItBack }])(
  'a cached list has every change of an order',
  async ({ changes }) => {
    const id = await ordered();
    for (const [what, change] of Object.entries(changes)) {
      const before = await listed({ ...later(), services: cachedServices });
      await change(later(), id);
      const ctx = later();
      const current = await listed(ctx);
      expect(current, what).not.toEqual(before);
      expect(await listed({ ...ctx, services: cachedServices }), what).toEqual(current);
    }
  },
);

test('an order that has not changed is not read again; one of this moment is', async () => {
  const id = await ordered();
  const placed = await findOrder(later(), id);
  const settled = { ...later(), services: cachedServices };
  const first = (await listed(settled)).find((order) => order.id === id);
  const again = (await listed(settled)).find((order) => order.id === id);
  expect(again).toBe(first);
  const fresh = orderCache.add(services, createOrderCache());
  const atOnce = { ...settled, now: placed?.updatedAt ?? 0, services: fresh };
  const young = (await listed(atOnce)).find((order) => order.id === id);
  expect((await listed(atOnce)).find((order) => order.id === id)).not.toBe(young);
});
