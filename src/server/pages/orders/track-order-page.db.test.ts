import { beforeAll, describe, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { placeTestOrder } from '#server/checkout/testing/place-test-order.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { shipWithin } from '#server/orders/shipments/ship-order.ts';
import { buyer, orderContext } from '#server/orders/testing/test-order.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import type { TrackOrderPage } from '#wire/track-order.ts';
import { trackOrderPage } from './track-order-page.ts';

const database = await testDatabase();
const { db } = database;
let shop: CartShop;
let placed: { id: number; number: string; email: string };
const ctx = () => orderContext(db, { 'orders.trackingPerHour': 4 });

beforeAll(async () => {
  shop = await database.filled(fillCartShop);
  const ann = await buyer(ctx(), [{ productId: shop.tray, quantity: 2 }]);
  const { order } = await placeTestOrder(ctx(), ann, { paymentMethod: 'cod' });
  const record = await findOrder(ctx(), order.id);
  placed = { id: order.id, number: order.number, email: record?.billing.email ?? '' };
});

async function track(number: string, email: string, address = '203.0.113.1') {
  const form = new FormData();
  form.set('order_number', number);
  form.set('order_email', email);
  const visitor = { ...testVisitor(ctx().now), address };
  const request = { path: '/track-order', params: {}, query: new URLSearchParams(), visitor };
  const result = await trackOrderPage.post?.(ctx(), request, form);
  if (result?.kind !== 'page') throw new Error('no page');
  const data: TrackOrderPage = result.data;
  return { status: result.status, ...data };
}

describe('whoever knows number and email', () => {
  test('reads how far the order is, and neither address nor amount', async () => {
    const found = await track(`#${placed.number}`, placed.email.toUpperCase());
    expect(found).toMatchObject({
      status: 200,
      problem: '',
      order: {
        number: placed.number,
        status: 'processing',
        isShipped: true,
        shipments: [],
        lines: [{ name: 'Oak tray', quantity: 2 }],
      },
    });
    const record = await findOrder(ctx(), placed.id);
    const text = JSON.stringify(found.order);
    for (const secret of [
      record?.key,
      record?.billing.lastName,
      record?.billing.address1,
      record?.totals.total,
    ]) {
      expect(secret).toBeTruthy();
      expect(text).not.toContain(String(secret));
    }
  });

  test('follows its parcels', async () => {
    const parcel = { carrier: 'ups', trackingNumber: '1Z9', trackingUrl: '', lines: [] };
    const sent = await shipWithin(db, ctx(), placed.id, {
      ...parcel,
      notify: false,
      author: 'Ines',
    });
    expect(sent.ok).toBe(true);
    const { order } = await track(placed.number, placed.email, '203.0.113.2');
    expect(order).toMatchObject({
      status: 'completed',
      shipments: [{ carrier: 'UPS', trackingNumber: '1Z9' }],
    });
  });
});

describe('whoever guesses', () => {
  test('learns the same of a wrong number, a wrong email and nothing typed', async () => {
    const address = '203.0.113.9';
    const responses = [
      await track(placed.number, 'eve@example.com', address),
      await track('999999', placed.email, address),
      await track(placed.number, '', address),
      await track('', '', address),
      await track("1' or '1'='1", 'eve@example.com', address),
    ];
    expect(new Set(responses.map(({ status, problem }) => `${status} ${problem}`)).size).toBe(1);
    expect(responses.every(({ order }) => order === null)).toBe(true);
    expect(responses[0]).toMatchObject({
      status: 422,
      typed: { number: placed.number, email: 'eve@example.com' },
    });
  });

  test('is stopped by network address, and by the email address from many of them', async () => {
    const one = '203.0.113.20';
    for (let guess = 0; guess < 4; guess += 1)
      await track(`7${guess}`, `g${guess}@example.com`, one);
    const limited = await track(placed.number, placed.email, one);
    expect(limited).toMatchObject({ status: 422, order: null });
    expect(limited.problem).toContain('Too many attempts');
    for (let guess = 0; guess < 4; guess += 1) {
      await track(`8${guess}`, 'bob@example.com', `203.0.113.3${guess}`);
    }
    const next = await track('89', 'bob@example.com', '203.0.113.40');
    expect(next.problem).toContain('Too many attempts');
  });
});
