import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#rules/orders/payment-due.ts';
import { applyCoupon } from '#server/cart/changing/apply-coupon.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { readQueuedEmail } from '#server/emails/email.ts';
import { emailContext } from '#server/emails/templates/email-context.ts';
import { writeEmail } from '#server/emails/templates/write-email.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { remindOfPayments } from '#server/orders/remind-of-payments.ts';
import { releaseOverdueOrders } from '#server/orders/status/release-overdue.ts';
import { changeStatus } from '#server/orders/testing/change-order.ts';
import { buyer, loadStock, NOW, orderContext } from '#server/orders/testing/test-order.ts';
import { loadOrderView } from '#server/orders/view/order-view.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { placeTestOrder } from '../testing/place-test-order.ts';

const database = await testDatabase();
const { db } = database;
const ctx = orderContext(db);
let shop: CartShop;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
});

async function ordered(paymentMethod: string, at: ShopContext = ctx, coupon = ''): Promise<number> {
  const ann = await buyer(at, [{ productId: shop.tray, quantity: 2 }]);
  if (coupon !== '') await applyCoupon(at, ann, coupon);
  return (await placeTestOrder(at, ann, { paymentMethod })).order.id;
}

const after = (days: number, at = ctx): ShopContext => ({ ...at, now: NOW + days * DAY_MS });
const loadStatus = async (id: number) => (await findOrder(ctx, id))?.status;

/** The emails to the buyer since the order was placed. */
async function emails(): Promise<string[]> {
  const rows = await db.selectFrom('jobs').select('payload').where('kind', '=', 'email').execute();
  return rows
    .map(({ payload }) => readQueuedEmail(JSON.parse(payload)))
    .filter(({ to, kind }) => to === 'ada@example.com' && kind !== 'order-on-hold')
    .map(({ kind }) => kind);
}

async function day(days: number, at = ctx): Promise<[reminded: number, released: number]> {
  return [await remindOfPayments(after(days, at)), await releaseOverdueOrders(after(days, at))];
}

test.each([
  ['bacs', 7],
  ['cheque', 14],
] as const)(
  'an order by %s ends after %s days, with a reminder before [CO-12]',
  async (method, days) => {
    const id = await ordered(method);
    expect(await loadStock(db, shop.tray)).toBe(18);
    expect(await day(days - 2.1)).toEqual([0, 0]);
    expect(await day(days - 2)).toEqual([1, 0]);
    expect(await day(days - 1)).toEqual([0, 0]);
    expect(await loadStatus(id)).toBe('on-hold');
    expect(await day(days)).toEqual([0, 1]);
    expect(await day(days + 1)).toEqual([0, 0]);
    expect(await loadStatus(id)).toBe('cancelled');
    expect(await loadStock(db, shop.tray)).toBe(20);
    expect(await emails()).toEqual(['payment-reminder', 'order-expired']);
    const notes = (await findOrder(ctx, id))?.notes.map(({ text }) => text);
    expect(notes).toEqual([
      expect.stringContaining('reminded'),
      expect.stringContaining('no payment came in time'),
    ]);
  },
);

test('gives the use of its coupon back', async () => {
  const uses = async () =>
    (await db.selectFrom('coupons').select('used_count').where('code', '=', 'once').execute())[0];
  await ordered('bacs', ctx, 'ONCE');
  expect(await uses()).toEqual({ used_count: 1 });
  await day(5);
  await day(7);
  expect(await uses()).toEqual({ used_count: 0 });
});

test('what is paid, and cash on delivery, does not end', async () => {
  const paid = await ordered('bacs');
  const cash = await ordered('cod');
  await changeStatus(ctx, paid, 'processing');
  expect(await day(5)).toEqual([0, 0]);
  expect(await day(60)).toEqual([0, 0]);
  // Put on hold by a manager after its payment: that waits for the manager.
  await changeStatus(ctx, paid, 'on-hold');
  expect(await day(90)).toEqual([0, 0]);
  expect([await loadStatus(paid), await loadStatus(cash)]).toEqual(['on-hold', 'processing']);
});

test('one taken up again has all its time again', async () => {
  const id = await ordered('bacs');
  await day(5);
  await day(7);
  await changeStatus(after(8), id, 'on-hold');
  expect(await day(12)).toEqual([0, 0]);
  expect(await day(13)).toEqual([1, 0]);
  expect(await day(15)).toEqual([0, 1]);
});

test('a shop that was closed reminds late and leaves a day to pay', async () => {
  const id = await ordered('bacs');
  expect(await releaseOverdueOrders(after(20))).toBe(0);
  expect(await day(20)).toEqual([1, 0]);
  expect(await loadStatus(id)).toBe('on-hold');
  expect(await day(21)).toEqual([0, 1]);
});

test('no days set: it waits; no reminder set: none is sent', async () => {
  const patient = orderContext(db, { 'orders.bacsDays': 0 });
  await ordered('bacs', patient);
  expect(await day(400, patient)).toEqual([0, 0]);
  const silent = orderContext(db, { 'orders.reminderDays': 0 });
  const id = await ordered('bacs', silent);
  // Switched off after the order was placed counts as well.
  expect(await day(8, patient)).toEqual([0, 0]);
  expect(await day(8, silent)).toEqual([0, 1]);
  expect(await loadStatus(id)).toBe('cancelled');
});

test('two processes remind once and cancel once', async () => {
  await ordered('bacs');
  const both = await Promise.all([remindOfPayments(after(5)), remindOfPayments(after(5))]);
  expect(both.reduce((all, one) => all + one, 0)).toBe(1);
  const ends = await Promise.all([releaseOverdueOrders(after(7)), releaseOverdueOrders(after(7))]);
  expect(ends.reduce((all, one) => all + one, 0)).toBe(1);
  expect(await emails()).toEqual(['payment-reminder', 'order-expired']);
  expect(await loadStock(db, shop.tray)).toBe(20);
});

test('page and emails say until when', async () => {
  const id = await ordered('bacs');
  const record = await findOrder(ctx, id);
  if (!record) throw new Error('no order');
  const view = await loadOrderView(ctx, record);
  expect(view.payment.dueAt).toBe(NOW + 7 * DAY_MS);
  const desk = emailContext(ctx.settings, 'https://shop.example');
  const write = (kind: 'order-on-hold' | 'payment-reminder' | 'order-expired', order = view) =>
    writeEmail(desk, { kind, to: view.email, orderId: id, data: {} }, order)?.text ?? null;
  expect(write('order-on-hold')).toContain('Please pay by June 8, 2026.');
  expect(write('payment-reminder')).toContain('until June 8, 2026');
  expect(write('order-expired')).toContain('back in stock');
  // Paid while the reminder was waiting to be sent.
  await changeStatus(ctx, id, 'processing');
  const paid = await findOrder(ctx, id);
  if (!paid) throw new Error('no order');
  expect(write('payment-reminder', await loadOrderView(ctx, paid))).toBeNull();
});
