import { beforeEach, describe, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { deleteAccount } from '#server/accounts/privacy/delete-account.ts';
import { inside } from '#server/accounts/testing/test-account.ts';
import { visit } from '#server/accounts/testing/test-browsing.ts';
import { addPerson, TEST_PASSWORD } from '#server/accounts/testing/test-people.ts';
import { addLine } from '#server/cart/changing/add-line.ts';
import { applyCoupon, removeCoupon } from '#server/cart/changing/apply-coupon.ts';
import { readCart } from '#server/cart/changing/change-cart.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { loadCartView } from '#server/cart/view/cart-view.ts';
import { issueCard } from '#server/gift-cards/issue-card.ts';
import { creditBalance, loadCredit, moveCredit } from '#server/gift-cards/store-credit.ts';
import { checkLedger } from '#server/gift-cards/testing/check-ledger.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { deleteRefund } from '#server/orders/managing/delete-refund.ts';
import { changeStatus, refundOrder } from '#server/orders/testing/change-order.ts';
import { fakeProvider, paymentNews } from '#server/orders/testing/fake-provider.ts';
import { buyer, NOW, orderContext } from '#server/orders/testing/test-order.ts';
import { loadAllPayments } from '#server/payments/stored-payments.ts';
import { servicesWith } from '#server/payments/testing/services-with.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import { placeTestOrder, submitForm } from './testing/place-test-order.ts';

const database = await testDatabase();
const { db } = database;
const services = servicesWith([fakeProvider()]);
const ctx = orderContext(db, {}, { services });
let shop: CartShop;
let ann = 0;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
  ann = await addPerson(db, 'ann@example.com', NOW, { emailVerified: true });
});

const grant = (amount: number, customer = ann) =>
  moveCredit(db, ctx, customer, { amount: money(amount), account: 'granted', note: 'A chip' });
const balance = () => creditBalance(ctx, ann);

async function logged(email = 'ann@example.com'): Promise<Visitor> {
  const { browser } = await inside(ctx, email, visit(NOW));
  const added = await addLine(ctx, browser, { productId: shop.tray, quantity: 1 });
  if (!added.ok) throw new Error(JSON.stringify(added.problems));
  return browser;
}

const loadView = async (visitor: Visitor) => loadCartView(ctx, await readCart(ctx, visitor));

async function useCredit(visitor: Visitor) {
  const { credit } = await loadView(visitor);
  return applyCoupon(ctx, visitor, credit?.code ?? 'none');
}

async function ordered(paymentMethod = 'fake') {
  const visitor = await logged();
  await useCredit(visitor);
  const result = await placeTestOrder(ctx, visitor, { paymentMethod });
  return found(result.order.id);
}

async function found(id: number) {
  const order = await findOrder(ctx, id);
  if (!order) throw new Error(`no order ${id}`);
  return order;
}

describe('in the basket', () => {
  test('its owner is offered it, puts it in and takes it out', async () => {
    await grant(1000);
    const visitor = await logged();
    const before = await loadView(visitor);
    expect(before.credit).toMatchObject({ balance: 1000 });
    expect((await useCredit(visitor)).ok).toBe(true);
    const paid = await loadView(visitor);
    expect(paid.credit).toBeNull();
    expect(paid.totals.total).toBe(before.totals.total - 1000);
    expect(paid.rows).toContainEqual(
      expect.objectContaining({ label: 'Store credit', amount: -1000 }),
    );
    await removeCoupon(ctx, visitor, before.credit?.code ?? '');
    expect((await loadView(visitor)).totals.total).toBe(before.totals.total);
  });

  test('nobody else can use it, not even with its name in their cart', async () => {
    await grant(1000);
    const code = `gift-${(await loadCredit(ctx, ann))?.id}`;
    const guest = await buyer(ctx, [{ productId: shop.tray, quantity: 1 }]);
    await addPerson(db, 'bea@example.com', NOW, { emailVerified: true });
    const bea = await logged('bea@example.com');
    for (const visitor of [guest, bea]) {
      const before = await loadView(visitor);
      expect(before.credit).toBeNull();
      expect((await applyCoupon(ctx, visitor, code)).problems).toMatchObject([
        { code: 'coupons.problem.unknown' },
      ]);
    }
    const session = await logged();
    await useCredit(session);
    // As if the cart had become another one's.
    const carts = await db.selectFrom('carts').select(['owner', 'state']).execute();
    const state = carts.find(({ owner }) => owner === `c:${ann}`)?.state ?? '';
    expect(state).toContain('giftCards');
    await db.updateTable('carts').set({ state }).where('owner', '<>', `c:${ann}`).execute();
    for (const visitor of [guest, bea]) {
      expect((await readCart(ctx, visitor)).cart.gift.amount).toBe(0);
    }
  });

  test('without any left, or in another currency, it is not offered', async () => {
    await grant(1000);
    const visitor = await logged();
    await db.updateTable('gift_cards').set({ currency: 'EUR' }).execute();
    expect((await loadView(visitor)).credit).toBeNull();
  });
});

describe('an order', () => {
  test('pays with it, and the provider is asked for the rest alone', async () => {
    await grant(1000);
    const order = await ordered();
    expect(order.gift).toMatchObject({ amount: 1000, cards: [{ last4: '' }] });
    const [payment] = await loadAllPayments(db, order.id);
    expect(payment).toMatchObject({ amount: order.totals.total, state: 'open' });
    expect(await balance()).toBe(0);
    await changeStatus(ctx, order.id, 'cancelled');
    expect(await balance()).toBe(1000);
    await checkLedger(db);
  });

  test('covered by it is paid, and shares the total with gift cards', async () => {
    await grant(50_000);
    const visitor = await logged();
    const requested = { amount: money(500), currency: 'USD', recipient: '', orderId: null };
    await applyCoupon(ctx, visitor, (await issueCard(db, ctx, requested)).code);
    await useCredit(visitor);
    const result = await placeTestOrder(ctx, visitor, { paymentMethod: '' });
    const order = await found(result.order.id);
    expect(order).toMatchObject({ status: 'processing', paidAt: NOW, totals: { total: 0 } });
    expect(await balance()).toBe(50_000 - (order.gift.amount - 500));
    await checkLedger(db);
  });

  test('and a manager who takes it off at the same time: one has it', async () => {
    await grant(4000);
    const visitor = await logged();
    await useCredit(visitor);
    const [placed, reduced] = await Promise.all([
      submitForm(ctx, visitor, { paymentMethod: 'fake', shownTotal: null }),
      grant(-4000),
    ]);
    expect(await balance()).toBe(0);
    if (placed.ok) {
      const { gift } = await found(placed.order.id);
      expect(gift.amount).toBe(reduced ? 0 : 4000);
    }
    await checkLedger(db);
  });
});

describe('refunds', () => {
  test('become store credit where the manager wants it, and what cards paid goes back', async () => {
    await grant(1000);
    const order = await ordered();
    await paymentNews(ctx, order.id);
    const result = await refundOrder(ctx, order.id, {
      restock: false,
      byProvider: true,
      toCredit: true,
    });
    if (!result.ok) throw new Error(JSON.stringify(result));
    // Both the part it had paid, and the money.
    expect(await balance()).toBe(order.totals.total + 1000);
    const after = await found(order.id);
    expect(after.status).toBe('refunded');
    const [refund] = after.refunds;
    expect(refund).toMatchObject({
      giftAmount: 1000,
      creditAmount: order.totals.total,
      isPending: false,
      providerRefund: '',
    });
    if (!refund) throw new Error('no refund');
    const author = { name: 'Mo', customerId: ann };
    expect(await deleteRefund(ctx, after, refund, author)).toBe(false);
    await checkLedger(db);
  });

  test('of a guest’s order do not', async () => {
    const guest = await buyer(ctx, [{ productId: shop.tray, quantity: 1 }]);
    const placed = await placeTestOrder(ctx, guest, { paymentMethod: 'fake' });
    await paymentNews(ctx, placed.order.id);
    const result = await refundOrder(ctx, placed.order.id, { restock: false, toCredit: true });
    expect(result).toMatchObject({
      ok: false,
      problems: [{ code: 'ordering.problem.noAccount' }],
    });
    expect((await found(placed.order.id)).totals.refunded).toBe(0);
  });
});

test('an account that is deleted leaves no credit, and a ledger of zero', async () => {
  await grant(1000);
  const { browser, logged: session } = await inside(ctx, 'ann@example.com', visit(NOW));
  const deleted = await deleteAccount(ctx, browser, session.customer, TEST_PASSWORD);
  expect(deleted).toEqual({ ok: true });
  const [card] = await db.selectFrom('gift_cards').selectAll().execute();
  expect(card).toMatchObject({ balance: 0, customer_id: null, voided_at: NOW });
  await checkLedger(db);
});
