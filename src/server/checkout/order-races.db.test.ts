import { beforeEach, expect, test } from 'vitest';
import { logIn } from '#server/accounts/access/log-in.ts';
import { deleteAccount } from '#server/accounts/privacy/delete-account.ts';
import { nextVisit, visit } from '#server/accounts/testing/test-browsing.ts';
import { addPerson, TEST_PASSWORD } from '#server/accounts/testing/test-people.ts';
import { addLine } from '#server/cart/changing/add-line.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { showCartView } from '#server/cart/view/show-cart-view.ts';
import { currentCustomer } from '#server/customers/current-customer.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { payOrder } from '#server/orders/paying/pay-order.ts';
import { releaseOverdueOrders } from '#server/orders/status/release-overdue.ts';
import { changeStatus, refundOrder } from '#server/orders/testing/change-order.ts';
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
import { testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import { submitForm } from './testing/place-test-order.ts';

// Two things at once that must not both count, whichever comes first.
const database = await testDatabase();
const { db } = database;
const ctx = orderContext(db, {}, { services: servicesWith([fakeProvider()]) });
const ROUNDS = [1, 2, 3, 4];
let shop: CartShop;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
});

async function ordered(quantity: number, paymentMethod = 'bacs') {
  const ann = await buyer(ctx, [{ productId: shop.tray, quantity }]);
  const result = await submitForm(ctx, ann, { paymentMethod });
  const order = result.ok ? await findOrder(ctx, result.order.id) : null;
  if (!order) throw new Error(JSON.stringify(result));
  return order;
}

/** A customer with a cart of two trays, logged in. */
async function customer(email: string) {
  const id = await addPerson(db, email, NOW);
  const first = visit(NOW);
  await logIn(ctx, first, email, TEST_PASSWORD);
  const browser = nextVisit(first, NOW);
  await addLine(ctx, browser, { productId: shop.tray, quantity: 2 });
  const person = await currentCustomer(ctx, browser);
  if (!person) throw new Error('not logged in');
  return { id, browser, person };
}

test('an account that is deleted while it orders is there with its order, or gone without [CO-12]', async () => {
  for (const round of ROUNDS) {
    const { id, browser, person } = await customer(`ann${round}@example.com`);
    const [order, gone] = await Promise.all([
      submitForm(ctx, browser),
      deleteAccount(ctx, nextVisit(browser, NOW), person, TEST_PASSWORD),
    ]);
    expect(order.ok).not.toBe(gone.ok);
    const owned = db.selectFrom('orders').select('id').where('customer_id', '=', id);
    expect(await owned.execute()).toHaveLength(order.ok ? 1 : 0);
  }
  expect(await loadStock(db, shop.tray)).toBe(20 - 2 * (await countOrders(db)));
});

test('a log-in in one tab and the order in another: ordered once, or still in the basket [CO-12]', async () => {
  await addPerson(db, 'ann@example.com', NOW);
  for (const _ of ROUNDS) {
    const before = await countOrders(db);
    const first = visit(NOW);
    await addLine(ctx, first, { productId: shop.tray, quantity: 1 });
    const other = nextVisit(first, NOW);
    await Promise.all([
      submitForm(ctx, nextVisit(first, NOW)),
      logIn(ctx, other, 'ann@example.com', TEST_PASSWORD),
    ]);
    const placed = (await countOrders(db)) - before;
    const after = nextVisit(other, NOW);
    const { items } = await showCartView(ctx, after);
    expect(placed + items.length).toBe(1);
    if (placed === 0) expect(await submitForm(ctx, after)).toMatchObject({ ok: true });
  }
  expect(await loadStock(db, shop.tray)).toBe(20 - ROUNDS.length);
});

test('refunds by line at once give back each piece and each cent once [CO-12]', async () => {
  const { id, lines, totals } = await ordered(3);
  await changeStatus(ctx, id, 'processing');
  const one = { lines: [{ lineId: lines[0]?.id ?? 0, quantity: 1 }], restock: true };
  const all = await Promise.all(Array.from({ length: 6 }, () => refundOrder(ctx, id, one)));
  expect(all.filter(({ ok }) => ok)).toHaveLength(3);
  expect(await loadStock(db, shop.tray)).toBe(20);
  const after = await findOrder(ctx, id);
  expect(after).toMatchObject({ lines: [{ refundedQuantity: 3 }] });
  expect(after?.totals.refunded).toBeLessThanOrEqual(totals.total);
});

test('time runs out while the buyer changes the payment method and the money comes [CO-12]', async () => {
  for (const _ of ROUNDS) {
    const before = await loadStock(db, shop.tray);
    const order = await ordered(1, 'fake');
    const late = { ...ctx, now: NOW + 61 * 60_000 };
    await Promise.all([
      releaseOverdueOrders(late),
      payOrder(late, testVisitor(NOW), order, 'bacs'),
      payOrder(late, testVisitor(NOW), order, 'cod'),
      paymentNews(late, order.id),
    ]);
    expect(await findOrder(ctx, order.id)).toMatchObject({
      status: 'processing',
      paidAmount: order.totals.total,
      stockState: 'taken',
    });
    expect(await loadStock(db, shop.tray)).toBe(before - 1);
  }
});
