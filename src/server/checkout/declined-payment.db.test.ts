import { beforeEach, describe, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { addLine } from '#server/cart/changing/add-line.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { showCartView } from '#server/cart/view/show-cart-view.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { payOrder } from '#server/orders/paying/pay-order.ts';
import { releaseOverdueOrders } from '#server/orders/status/release-overdue.ts';
import { fakeProvider, paymentNews } from '#server/orders/testing/fake-provider.ts';
import {
  buyer,
  countOrders,
  loadStock,
  NOW,
  orderContext,
} from '#server/orders/testing/test-order.ts';
import { servicesWith } from '#server/payments/testing/services-with.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { CheckoutForm } from '#wire/forms/checkout-form.ts';
import { filledForm, placeTestOrder } from './testing/place-test-order.ts';

// A cart stays until it is paid: it is put aside for the payment and comes back where that fails.
const database = await testDatabase();
const { db } = database;
let card: 'declined' | 'good' | 'asks' = 'declined';
const provider = fakeProvider(
  {},
  {
    async create(_, { order, key }) {
      const next = { kind: 'redirect', url: 'https://pay.example/' } as const;
      return {
        reference: `pay_${key}`,
        state: ({ declined: 'failed', good: 'paid', asks: 'open' } as const)[card],
        amount: order.total,
        currency: order.currency,
        refunded: money(0),
        next: card === 'asks' ? next : null,
        failure: card === 'declined' ? 'declined' : '',
      };
    },
  },
);
const ctx = orderContext(db, {}, { services: servicesWith([provider]) });
let shop: CartShop;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
  card = 'declined';
});

const byCard = (overrides: Partial<CheckoutForm> = {}) =>
  filledForm({ paymentMethod: 'fake', ...overrides });

function tries(visitor: Visitor, form = byCard()) {
  return placeTestOrder(ctx, visitor, form);
}

async function items(visitor: Visitor) {
  const { items: lines } = await showCartView(ctx, visitor);
  return lines.map(({ name, quantity }) => [name, quantity]);
}

describe('a declined card', () => {
  test('leaves the cart as it was, and the pieces in the shop', async () => {
    const ann = await buyer(ctx, [{ productId: shop.tray, quantity: 2 }]);
    const before = await showCartView(ctx, ann);
    const { payment, order } = await tries(ann);
    expect(payment.kind).toBe('declined');
    expect((await findOrder(ctx, order.id))?.status).toBe('failed');
    const after = await showCartView(ctx, ann);
    expect(after.items).toEqual(before.items);
    expect(await loadStock(db, shop.tray)).toBe(20);
  });

  test('then a good one pays the same order, once, and the cart is empty', async () => {
    const ann = await buyer(ctx, [{ productId: shop.tray, quantity: 2 }]);
    const first = await tries(ann);
    card = 'good';
    const second = await tries(ann);
    expect(second).toMatchObject({ payment: { kind: 'done' }, order: { status: 'processing' } });
    expect(second.order.id).toBe(first.order.id);
    expect(await items(ann)).toEqual([]);
    expect(await countOrders(db)).toBe(1);
    expect(await loadStock(db, shop.tray)).toBe(18);
  });

  test('declined again and again it stays one order', async () => {
    const ann = await buyer(ctx, [{ productId: shop.tray, quantity: 2 }]);
    const orders = new Set<number>();
    for (let count = 0; count < 3; count += 1) orders.add((await tries(ann)).order.id);
    expect(orders.size).toBe(1);
    expect(await items(ann)).toEqual([['Oak tray', 2]]);
    expect(await loadStock(db, shop.tray)).toBe(20);
  });

  test('a cart that was changed since is another order', async () => {
    const ann = await buyer(ctx, [{ productId: shop.tray, quantity: 2 }]);
    const first = await tries(ann);
    await addLine(ctx, ann, { productId: shop.tray, quantity: 1 });
    card = 'good';
    const second = await tries(ann);
    expect(second.order.id).not.toBe(first.order.id);
    expect(await items(ann)).toEqual([]);
    expect(await loadStock(db, shop.tray)).toBe(17);
  });

  test('the order paid on its own page takes its lines out of the cart, and no others', async () => {
    const ann = await buyer(ctx, [{ productId: shop.tray, quantity: 2 }]);
    const { order } = await tries(ann);
    await addLine(ctx, ann, { productId: shop.tray, quantity: 1 });
    card = 'good';
    const record = await findOrder(ctx, order.id);
    if (!record) throw new Error('no order');
    expect(await payOrder(ctx, ann, record, 'fake')).toMatchObject({ ok: true });
    expect(await items(ann)).toEqual([['Oak tray', 1]]);
    expect(await loadStock(db, shop.tray)).toBe(18);
  });

  test('the same form sent twice at once is one order and one charge', async () => {
    const ann = await buyer(ctx, [{ productId: shop.tray, quantity: 2 }]);
    await tries(ann);
    card = 'good';
    const key = 'the-second-attempt';
    const both = await Promise.all([tries(ann, byCard({ key })), tries(ann, byCard({ key }))]);
    expect(new Set(both.map(({ order }) => order.id)).size).toBe(1);
    const paid = await db.selectFrom('payments').select('id').where('state', '=', 'paid').execute();
    expect(paid).toHaveLength(1);
    expect(await countOrders(db)).toBe(1);
  });

  test('by bank transfer instead it is the same order, on hold', async () => {
    const ann = await buyer(ctx, [{ productId: shop.tray, quantity: 2 }]);
    const { order } = await tries(ann);
    const second = await tries(ann, filledForm({ paymentMethod: 'bacs' }));
    expect(second.order).toMatchObject({ id: order.id, status: 'on-hold' });
    expect(await items(ann)).toEqual([]);
    expect(await loadStock(db, shop.tray)).toBe(18);
  });
});

describe('a payment that is under way', () => {
  test('puts the cart aside; it comes back when the payment fails or its time runs out', async () => {
    for (const how of ['failed', 'overdue'] as const) {
      card = 'asks';
      const ann = await buyer(ctx, [{ productId: shop.tray, quantity: 1 }]);
      const { order } = await tries(ann);
      expect(await items(ann)).toEqual([]);
      const late = { ...ctx, now: NOW + 61 * 60_000 };
      if (how === 'failed') await paymentNews(ctx, order.id, { state: 'failed' });
      else await releaseOverdueOrders(late);
      expect(await items(ann)).toEqual([['Oak tray', 1]]);
    }
  });

  test('does not put it over a cart that was begun meanwhile', async () => {
    card = 'asks';
    const ann = await buyer(ctx, [{ productId: shop.tray, quantity: 1 }]);
    const { order } = await tries(ann);
    const { mug, ink } = shop;
    const attributes = { attribute_handle: 'Left' };
    await addLine(ctx, ann, { productId: mug, variationId: ink, attributes });
    await paymentNews(ctx, order.id, { state: 'failed' });
    expect(await items(ann)).toEqual([['Mug', 1]]);
  });
});
