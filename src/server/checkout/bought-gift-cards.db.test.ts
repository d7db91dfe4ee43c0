import { beforeEach, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { applyCoupon } from '#server/cart/changing/apply-coupon.ts';
import { readCart } from '#server/cart/changing/change-cart.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { GIFT_CODE, readQueuedEmail } from '#server/emails/email.ts';
import { issueCard } from '#server/gift-cards/issue-card.ts';
import { sendGiftCards } from '#server/gift-cards/send-cards.ts';
import { changeStatus } from '#server/orders/testing/change-order.ts';
import { buyer, NOW, orderContext } from '#server/orders/testing/test-order.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { placeTestOrder } from './testing/place-test-order.ts';

// Everything of this shop is a gift card.
const database = await testDatabase();
const { db } = database;
let shop: CartShop;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
});

const selling = orderContext(db, { 'giftCards.category': 'table' });
const emails = async () => {
  const jobs = await db.selectFrom('jobs').select('payload').orderBy('id').execute();
  return jobs
    .map(({ payload }) => readQueuedEmail(JSON.parse(payload)))
    .filter((email) => email.kind === 'gift-card');
};

async function bought(quantity: number) {
  const visitor = await buyer(selling, [{ productId: shop.tray, quantity }]);
  return (await placeTestOrder(selling, visitor)).order.id;
}

test('each piece is made once its order is paid, and its code opens it', async () => {
  const order = await bought(2);
  expect(await sendGiftCards(selling)).toBe(0);
  await changeStatus(selling, order, 'processing');
  expect(await sendGiftCards(selling)).toBe(2);
  expect(await sendGiftCards(selling)).toBe(0);
  const [first] = await emails();
  expect(first).toMatchObject({ to: 'ada@example.com', data: { amount: 4800, sender: '' } });
  const code = selling.encryption.decrypt(first?.data.code ?? '', GIFT_CODE) ?? '';
  const visitor = await buyer(selling, [{ productId: shop.card, quantity: 1 }]);
  expect((await applyCoupon(selling, visitor, code)).ok).toBe(true);
});

test('on the day that was chosen, and not for an order that was cancelled', async () => {
  const order = await bought(1);
  const day = NOW + 3 * 24 * 60 * 60 * 1000;
  await db.updateTable('gift_card_lines').set({ send_at: day }).execute();
  await changeStatus(selling, order, 'processing');
  expect(await sendGiftCards(selling)).toBe(0);
  const later = { ...selling, now: day };
  await changeStatus(selling, order, 'cancelled');
  expect(await sendGiftCards(later)).toBe(0);
  await changeStatus(selling, order, 'processing');
  expect(await sendGiftCards(later)).toBe(1);
});

test('is not paid for by another card', async () => {
  const requested = { amount: money(50_000), currency: 'USD', recipient: '', orderId: null };
  const gift = await issueCard(db, selling, requested);
  const visitor = await buyer(selling, [{ productId: shop.tray, quantity: 1 }]);
  await applyCoupon(selling, visitor, gift.code);
  const { cart } = await readCart(selling, visitor);
  const [line] = cart.totals.lines;
  expect(cart.totals.total).toBe(Number(line?.total) + Number(line?.totalTax));
});

test('is not made cheaper by a coupon', async () => {
  const visitor = await buyer(selling, [{ productId: shop.tray, quantity: 1 }]);
  await applyCoupon(selling, visitor, 'TEN');
  expect((await readCart(selling, visitor)).cart.totals.discount).toBe(0);
  const goods = orderContext(db);
  expect((await readCart(goods, visitor)).cart.totals.discount).toBe(480);
});
