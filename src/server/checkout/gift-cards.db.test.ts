import { beforeEach, describe, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { applyCoupon, removeCoupon } from '#server/cart/changing/apply-coupon.ts';
import { readCart } from '#server/cart/changing/change-cart.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { showCartView } from '#server/cart/view/show-cart-view.ts';
import { issueCard } from '#server/gift-cards/issue-card.ts';
import { renewCode } from '#server/gift-cards/renew-code.ts';
import { checkLedger } from '#server/gift-cards/testing/check-ledger.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { deleteOrder } from '#server/orders/managing/delete-order.ts';
import { payOrder } from '#server/orders/paying/pay-order.ts';
import { sendRefund } from '#server/orders/refunds/send-refund.ts';
import { changeStatus, refundOrder } from '#server/orders/testing/change-order.ts';
import { fakeProvider, paymentNews } from '#server/orders/testing/fake-provider.ts';
import { buyer, NOW, orderContext } from '#server/orders/testing/test-order.ts';
import { loadAllPayments } from '#server/payments/stored-payments.ts';
import { servicesWith } from '#server/payments/testing/services-with.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import { offeredPayments } from './offered-payments.ts';
import { filledForm, placeTestOrder, submitForm } from './testing/place-test-order.ts';

const database = await testDatabase();
const { db } = database;
const requestCount: number[] = [];
const services = servicesWith([
  fakeProvider(
    {},
    {
      async refund(_, { amount }) {
        requestCount.push(amount);
        return { ok: true, reference: 're_1' };
      },
    },
  ),
]);
const ctx = orderContext(db, { 'coupons.wrongPerAddress': 5 }, { services });
let shop: CartShop;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
  requestCount.length = 0;
});

async function card(amount: number, recipient = 'ada@example.com') {
  const requested = { amount: money(amount), currency: 'USD', recipient, orderId: null };
  return issueCard(db, ctx, requested);
}

async function shopper(codes: readonly string[], quantity = 1): Promise<Visitor> {
  const visitor = await buyer(ctx, [{ productId: shop.tray, quantity }]);
  for (const code of codes) {
    const result = await applyCoupon(ctx, visitor, code);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
  }
  return visitor;
}

async function ordered(codes: readonly string[], paymentMethod = 'fake', quantity = 1) {
  const visitor = await shopper(codes, quantity);
  const result = await placeTestOrder(ctx, visitor, { paymentMethod });
  return found(result.order.id);
}

async function found(id: number) {
  const order = await findOrder(ctx, id);
  if (!order) throw new Error(`no order ${id}`);
  return order;
}

const balance = async (id: number) => {
  const row = await db
    .selectFrom('gift_cards')
    .select('balance')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.balance;
};

/** What an order of one tray costs without cards. */
async function loadPrice(quantity = 1): Promise<number> {
  const result = await placeTestOrder(ctx, await shopper([], quantity), { paymentMethod: 'bacs' });
  return result.order.total;
}

describe('in the basket', () => {
  test('a card is a row of the totals, and several add up', async () => {
    const [one, two] = [await card(1000), await card(500)];
    const visitor = await shopper([one.code, two.code.toLowerCase().replaceAll('-', ' ')]);
    const { cart } = await readCart(ctx, visitor);
    expect(cart.gift).toMatchObject({ amount: 1500, cards: [{ amount: 1000 }, { amount: 500 }] });
    const plain = (await readCart(ctx, await shopper([]))).cart.totals.total;
    expect(cart.totals.total).toBe(plain - 1500);
    await removeCoupon(ctx, visitor, `gift-${one.id}`);
    expect((await readCart(ctx, visitor)).cart.gift.amount).toBe(500);
  });

  test('the database holds no code that could be spent', async () => {
    const { code } = await card(1000);
    await shopper([code]);
    const plain = code.replaceAll('-', '');
    for (const table of ['gift_cards', 'gift_card_entries', 'carts', 'jobs'] as const) {
      const text = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      expect(text).not.toContain(plain);
      expect(text).not.toContain(code);
    }
  });

  test('a new code ends the one before, in carts that it was applied to, too', async () => {
    const { id, code } = await card(1000);
    const visitor = await shopper([code]);
    const renewed = await renewCode(db, id, 'ben@example.com', NOW);
    expect(renewed).toMatchObject({ balance: 1000, expiresAt: null });
    const { cart } = await readCart(ctx, visitor);
    expect(cart.gift).toMatchObject({ amount: 0, cards: [] });
    expect(cart.news).toMatchObject([{ code: 'cart.notice.giftCardGone' }]);
    // The total that was shown counted on the card.
    const late = await submitForm(ctx, visitor, { paymentMethod: 'fake' });
    expect(late).toMatchObject({ problems: [{ code: 'ordering.problem.priceChanged' }] });
    expect(await balance(id)).toBe(1000);
    const next = await shopper([renewed?.code ?? '']);
    expect((await readCart(ctx, next)).cart.gift.amount).toBe(1000);
    expect((await applyCoupon(ctx, next, code)).problems).toMatchObject([
      { code: 'coupons.problem.unknown' },
    ]);
    await db.updateTable('gift_cards').set({ balance: 0 }).where('id', '=', id).execute();
    expect(await renewCode(db, id, 'ben@example.com', NOW)).toBeNull();
  });

  test('a wrong code is unknown, and guessing ends like that of coupons', async () => {
    const { code } = await card(1000);
    const visitor = { ...(await shopper([])), address: '203.0.113.7' };
    const codes: string[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const wrong = `GC-AAAA-BBBB-CCCC-DDD${'ABCDEF'[tries]}`;
      codes.push(...(await applyCoupon(ctx, visitor, wrong)).problems.map((each) => each.code));
    }
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('coupons.problem.unknown'));
    expect(codes[5]).toBe('coupons.problem.tooManyTries');
    expect((await applyCoupon(ctx, visitor, code)).ok).toBe(false);
  });

  test('one that is empty, void, over or of another currency does not pay', async () => {
    const visitor = await shopper([]);
    const over = await card(1000);
    const past = { expires_at: NOW - 1 };
    await db.updateTable('gift_cards').set(past).where('id', '=', over.id).execute();
    const dead = await card(1000);
    await db.updateTable('gift_cards').set({ voided_at: NOW }).where('id', '=', dead.id).execute();
    const foreign = await card(1000);
    const other = { currency: 'EUR' };
    await db.updateTable('gift_cards').set(other).where('id', '=', foreign.id).execute();
    for (const { code } of [over, dead, foreign]) {
      expect((await applyCoupon(ctx, visitor, code)).problems).toMatchObject([
        { code: 'coupons.problem.unknown' },
      ]);
    }
  });
});

describe('an order', () => {
  test('covered by cards asks no provider and is paid', async () => {
    const gift = await card(50_000);
    const visitor = await shopper([gift.code]);
    expect(offeredPayments(ctx, (await readCart(ctx, visitor)).cart)).toEqual([]);
    const result = await placeTestOrder(ctx, visitor, { paymentMethod: '' });
    const order = await found(result.order.id);
    expect(order).toMatchObject({ status: 'processing', totals: { total: 0 }, paymentMethod: '' });
    expect(order.paidAt).toBe(NOW);
    expect(await loadAllPayments(db, order.id)).toEqual([]);
    expect(await balance(gift.id)).toBe(50_000 - order.gift.amount);
    expect(order.gift.amount).toBe(await loadPrice());
    await checkLedger(db);
  });

  test('the provider is asked for the rest alone', async () => {
    const full = await loadPrice();
    const gift = await card(1000);
    const order = await ordered([gift.code]);
    expect(order.totals.total).toBe(full - 1000);
    const [payment] = await loadAllPayments(db, order.id);
    expect(payment).toMatchObject({ amount: full - 1000, state: 'open' });
    await paymentNews(ctx, order.id);
    expect(await found(order.id)).toMatchObject({ status: 'processing', paidAmount: full - 1000 });
    expect(await balance(gift.id)).toBe(0);
    await checkLedger(db);
  });

  test('two who spend the last of one card at once: one order has it', async () => {
    for (const _ of [1, 2, 3]) {
      const gift = await card(4000);
      const buyers = [await shopper([gift.code]), await shopper([gift.code])];
      const displayedTotal = money((await loadPrice()) - 4000);
      const results = await Promise.all(
        buyers.map((one) =>
          submitForm(ctx, one, { paymentMethod: 'fake', shownTotal: displayedTotal }),
        ),
      );
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await balance(gift.id)).toBe(0);
      await checkLedger(db);
    }
  });

  test('eight who spend one card at once, without the total they saw: one pays less, none more', async () => {
    const gift = await card(5000);
    const buyers = [];
    for (let count = 0; count < 8; count += 1) buyers.push(await shopper([gift.code]));
    const full = await loadPrice();
    const request = filledForm({ paymentMethod: 'fake', shownTotal: null });
    const results = await Promise.all(buyers.map((one) => submitForm(ctx, one, request)));
    const placed = results.filter((result) => result.ok);
    expect(placed.map(({ order }) => order.total)).toEqual([full - 5000]);
    for (const refused of results.filter((result) => !result.ok)) {
      expect(refused).toMatchObject({
        refresh: true,
        problems: [{ code: 'ordering.problem.priceChanged' }],
      });
    }
    expect(await loadAllPayments(db, placed[0]?.order.id ?? 0)).toHaveLength(1);
    expect(await db.selectFrom('payments').select('id').execute()).toHaveLength(1);
    await checkLedger(db);
  });

  test('emptied since the basket was answered is refused once; seen, it is ordered', async () => {
    const gift = await card(4000);
    const ann = await shopper([gift.code]);
    await ordered([gift.code], 'bacs');
    const request = filledForm({ paymentMethod: 'fake', shownTotal: null });
    expect((await submitForm(ctx, ann, request)).ok).toBe(false);
    const full = await loadPrice();
    await showCartView(ctx, ann);
    expect(await submitForm(ctx, ann, request)).toMatchObject({
      ok: true,
      order: { total: full },
    });
    await checkLedger(db);
  });

  test('that is cancelled gives back, and taken up again takes again or is refused', async () => {
    const gift = await card(1000);
    const order = await ordered([gift.code], 'bacs');
    await changeStatus(ctx, order.id, 'cancelled');
    expect(await balance(gift.id)).toBe(1000);
    expect((await changeStatus(ctx, order.id, 'on-hold')).ok).toBe(true);
    expect(await balance(gift.id)).toBe(0);
    await changeStatus(ctx, order.id, 'cancelled');
    await ordered([gift.code], 'bacs');
    expect(await changeStatus(ctx, order.id, 'processing')).toMatchObject({
      ok: false,
      problems: [{ code: 'ordering.problem.giftCardSpent' }],
    });
    await checkLedger(db);
  });

  test('whose payment failed gives back, and is paid again with the card', async () => {
    const gift = await card(1000);
    const order = await ordered([gift.code]);
    await paymentNews(ctx, order.id, { state: 'failed' });
    expect(await balance(gift.id)).toBe(1000);
    const visitor = await buyer(ctx, []);
    expect((await payOrder(ctx, visitor, await found(order.id), 'bacs')).ok).toBe(true);
    expect(await balance(gift.id)).toBe(0);
    await checkLedger(db);
  });

  test('paid after the card was spent elsewhere waits for a manager', async () => {
    const gift = await card(1000);
    const order = await ordered([gift.code]);
    await db.updateTable('payments').set({ expired: 1 }).execute();
    await changeStatus(ctx, order.id, 'cancelled');
    await ordered([gift.code], 'bacs');
    await paymentNews(ctx, order.id);
    expect((await found(order.id)).status).toBe('on-hold');
    await checkLedger(db);
  });

  test('that is deleted while it waits gives back', async () => {
    const gift = await card(1000);
    const order = await ordered([gift.code]);
    await deleteOrder(ctx, order.id);
    expect(await balance(gift.id)).toBe(1000);
    await checkLedger(db);
  });
});

describe('refunds', () => {
  test('go back the way the money came, and the rest onto the card', async () => {
    const gift = await card(1000);
    const order = await ordered([gift.code]);
    await paymentNews(ctx, order.id);
    const paid = order.totals.total;
    const part = { amount: money(paid + 400), restock: false, byProvider: true };
    const result = await refundOrder(ctx, order.id, part);
    if (!result.ok) throw new Error(JSON.stringify(result));
    expect(await balance(gift.id)).toBe(0);
    expect(await sendRefund(ctx, result.id)).toBe('done');
    expect(requestCount).toEqual([paid]);
    expect(await balance(gift.id)).toBe(400);
    expect((await found(order.id)).status).toBe('processing');
    const rest = await refundOrder(ctx, order.id, { restock: false, byProvider: true });
    expect(rest).toMatchObject({ ok: true, amount: 600, isFull: true });
    expect(requestCount).toEqual([paid]);
    expect(await balance(gift.id)).toBe(1000);
    expect((await found(order.id)).status).toBe('refunded');
    const more = await refundOrder(ctx, order.id, { amount: money(1), restock: false });
    expect(more.ok).toBe(false);
    await checkLedger(db);
  });
});

test('after random steps the ledger is zero and every card has what its entries say', async () => {
  const random = lcg(20_261_116);
  const cards = [await card(3000), await card(9000), await card(20_000)];
  const orders: number[] = [];
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];
  for (let step = 0; step < 40; step += 1) {
    const order = pick(orders);
    const what = pick(['order', 'cancel', 'reopen', 'pay', 'refund', 'issue'] as const);
    if (what === 'issue') cards.push(await card(1 + Math.floor(random() * 5000)));
    if (what === 'order') {
      const visitor = await shopper([]);
      for (const { code } of cards.filter(() => random() < 0.5)) {
        await applyCoupon(ctx, visitor, code);
      }
      const method = pick(['bacs', 'fake']);
      const result = await submitForm(ctx, visitor, { paymentMethod: method ?? 'bacs' });
      if (result.ok) orders.push(result.order.id);
    }
    if (order === undefined) continue;
    if (what === 'cancel') await changeStatus(ctx, order, 'cancelled');
    if (what === 'reopen') await tryReopen(order);
    if (what === 'pay') await changeStatus(ctx, order, 'completed');
    if (what === 'refund') {
      const amount = money(1 + Math.floor(random() * 3000));
      await refundOrder(ctx, order, { amount, restock: false });
    }
    await checkLedger(db);
  }
  expect(orders.length).toBeGreaterThan(2);
});

async function tryReopen(order: number) {
  const { status } = await found(order);
  if (status === 'cancelled') await changeStatus(ctx, order, 'on-hold');
}

/** The same steps in every run. */
function lcg(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
