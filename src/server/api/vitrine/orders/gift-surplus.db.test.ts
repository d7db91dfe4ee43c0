import { beforeEach, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { applyCoupon } from '#server/cart/changing/apply-coupon.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { placeTestOrder } from '#server/checkout/testing/place-test-order.ts';
import { issueCard } from '#server/gift-cards/issue-card.ts';
import { checkLedger } from '#server/gift-cards/testing/check-ledger.ts';
import { buyer, orderContext } from '#server/orders/testing/test-order.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { managerClient } from '../../wc/testing/manager-client.ts';

// On PostgreSQL in every run: two who save the same order at once.

const database = await testDatabase();
const { db } = database;
const ctx = orderContext(db, {});
let shop: CartShop;
beforeEach(async () => {
  shop = await database.filled(fillCartShop);
});

/** Three trays of 48.00, of which the cards pay what is on them; the rest by bank transfer. */
async function ordered(...amounts: readonly number[]) {
  const visitor = await buyer(ctx, [{ productId: shop.tray, quantity: 3 }]);
  const cards: number[] = [];
  for (const amount of amounts) {
    const recipient = 'ada@example.com';
    const card = await issueCard(db, ctx, {
      ...{ amount: money(amount), currency: 'USD', recipient, orderId: null },
    });
    cards.push(card.id);
    await applyCoupon(ctx, visitor, card.code);
  }
  const { order } = await placeTestOrder(ctx, visitor, { paymentMethod: 'bacs' });
  const client = await managerClient(db, { by: 'person' });
  const { body } = await client.send('GET', `/orders/${order.id}`);
  const [line] = body.line_items;
  const pieces = (quantity: number) => ({ line_items: [{ id: line.id, quantity }] });
  return { id: order.id, cards, client, pieces, all: body };
}

const row = (id: number) =>
  db
    .selectFrom('orders')
    .select(['total', 'gift_amount as gift', 'gift_cards as cards'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function balances(ids: readonly number[]): Promise<number[]> {
  const rows = await db.selectFrom('gift_cards').select(['id', 'balance']).execute();
  return ids.map((id) => Number(rows.find((each) => each.id === id)?.balance));
}

test.each<[string, number[], { paid: number[]; back: number[]; total: (goods: number) => number }]>(
  [
    ['less than is left', [3000], { paid: [3000], back: [0], total: (all) => all - 3000 }],
    ['more than is left', [9000], { paid: [9000], back: [-1], total: () => 0 }],
    ['of two cards', [2000, 9000], { paid: [2000, 9000], back: [0, -1], total: () => 0 }],
  ],
)('a card that has paid %s', async (_, amounts, expected) => {
  const { id, cards, client, pieces } = await ordered(...amounts);
  expect(await balances(cards)).toEqual(amounts.map(() => 0));
  const preview = await client.send('POST', `/wp-json/vitrine/v1/orders/${id}/price`, {
    order: pieces(1),
  });
  const goods: number = preview.body.total;
  const paid = expected.paid.reduce((sum, amount) => sum + amount, 0);
  const surplus = Math.max(0, paid - goods);
  expect(preview.body.paid).toBe(paid);
  expect(preview.body.gift_back.map(({ amount }: { amount: number }) => amount)).toEqual(
    surplus > 0 ? [surplus] : [],
  );
  // Nothing is written by looking at it.
  expect(await balances(cards)).toEqual(amounts.map(() => 0));

  const saved = await client.send('PUT', `/orders/${id}`, pieces(1));
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect(await balances(cards)).toEqual(expected.back.map((back) => (back < 0 ? surplus : back)));
  const { total, gift } = await row(id);
  expect([Number(total), Number(gift)]).toEqual([expected.total(goods), paid - surplus]);
  await checkLedger(db);
});

test('the same change again and from another tab gives nothing back twice', async () => {
  const { id, cards, client, pieces } = await ordered(9000);
  const change = () => client.send('PUT', `/orders/${id}`, pieces(1));
  const saved = await Promise.all([change(), change()]);
  expect(saved.map(({ status }) => status)).toContain(200);
  await change();
  const { gift, total } = await row(id);
  expect(await balances(cards)).toEqual([9000 - Number(gift)]);
  expect(Number(total)).toBe(0);
  const notes = await db.selectFrom('order_notes').select('text').execute();
  expect(notes.filter(({ text }) => text.includes('went back'))).toHaveLength(1);
  await checkLedger(db);
});

test('what is refused gives nothing back', async () => {
  const { id, cards, client, pieces } = await ordered(9000);
  const extensions = { vitrine: { expected_total: 1 } };
  const refused = await client.send('PUT', `/orders/${id}`, { ...pieces(1), extensions });
  expect(refused.status).toBe(400);
  expect(await balances(cards)).toEqual([0]);
  await checkLedger(db);
});

test('an order that is cancelled afterwards gives back the rest, and takes it again', async () => {
  const { id, cards, client, pieces } = await ordered(9000);
  await client.send('PUT', `/orders/${id}`, pieces(1));
  const { gift } = await row(id);
  await client.send('PUT', `/orders/${id}`, { status: 'cancelled' });
  expect(await balances(cards)).toEqual([9000]);
  await client.send('PUT', `/orders/${id}`, { status: 'on-hold' });
  expect(await balances(cards)).toEqual([9000 - Number(gift)]);
  await checkLedger(db);
});
