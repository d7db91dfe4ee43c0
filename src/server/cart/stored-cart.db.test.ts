import { expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { addLine } from './add-line.ts';
import { showCart } from './change-cart.ts';
import { fillCartShop, NOW, shopContext, visitor } from './testing/cart-shop.ts';

const DAY = 24 * 60 * 60 * 1000;
const { db } = await testDatabase();
const shop = await fillCartShop(db);
const ctx = shopContext(db);

async function ends() {
  const session = await db.selectFrom('sessions').select('expires_at').executeTakeFirstOrThrow();
  const cart = await db.selectFrom('carts').select('expires_at').executeTakeFirstOrThrow();
  return [session.expires_at, cart.expires_at].map((at) => (at - NOW) / DAY);
}

test('a cart ends with its session and is prolonged with it, by a change or by a look', async () => {
  const ann = visitor();
  await addLine(ctx, ann, { productId: shop.card });
  expect(await ends()).toEqual([30, 30]);
  await addLine({ ...ctx, now: NOW + DAY / 2 }, ann, { productId: shop.card });
  expect(await ends()).toEqual([30, 30]);
  await addLine({ ...ctx, now: NOW + 2 * DAY }, ann, { productId: shop.card });
  expect(await ends()).toEqual([32, 32]);
  await showCart({ ...ctx, now: NOW + 5 * DAY }, ann);
  expect(await ends()).toEqual([35, 35]);
});
