import { expect, test } from 'vitest';
import { addLine } from '#server/cart/changing/add-line.ts';
import { applyCoupon } from '#server/cart/changing/apply-coupon.ts';
import { fillCartShop, NOW, shopContext, visitor } from '#server/cart/testing/cart-shop.ts';
import { saveCoupon } from '#server/coupons/save-coupon.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { logIn } from './access/log-in.ts';
import { addPerson, TEST_PASSWORD } from './testing/test-people.ts';

const { db } = await testDatabase();
const ctx = shopContext(db);
const { tray } = await fillCartShop(db);

test('a coupon for a role counts for those who have it, not for other customers', async () => {
  const conditions = { roles: { roles: ['editor'] } };
  const coupon = { code: 'STAFF', kind: 'percent', amount: 1000, conditions } as const;
  expect(await saveCoupon(db, coupon, NOW)).toMatchObject({ ok: true });
  await addPerson(db, 'ed@example.com', NOW, { role: 'editor' });
  await addPerson(db, 'ann@example.com', NOW);
  const discounts: [string, boolean, number][] = [];
  for (const email of ['ed@example.com', 'ann@example.com']) {
    const shopper = visitor();
    await addLine(ctx, shopper, { productId: tray, quantity: 1 });
    await logIn(ctx, shopper, email, TEST_PASSWORD);
    const result = await applyCoupon(ctx, shopper, 'staff');
    discounts.push([email, result.ok, result.cart.state.coupons.length]);
  }
  expect(discounts).toEqual([
    ['ed@example.com', true, 1],
    ['ann@example.com', false, 0],
  ]);
});
