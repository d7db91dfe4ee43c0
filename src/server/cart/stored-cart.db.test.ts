import { expect, test } from 'vitest';
import { encodeJson } from '#server/platform/database/codec.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { addLine } from './changing/add-line.ts';
import { showCart } from './changing/change-cart.ts';
import { findStoredCart, writeStoredCart } from './stored-cart.ts';
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

test('a file is claimed by the very write that puts it into the cart', async () => {
  const ann = visitor();
  await addLine(ctx, ann, { productId: shop.card });
  const stored = await findStoredCart(db, ann, NOW);
  const reference = 'a-file-of-the-cart';
  const owner = stored.session?.cartOwner ?? '';
  const file = { reference, owner, name: 'me.jpg', mime: 'image/jpeg', size: 1, has_preview: 0 };
  await db
    .insertInto('option_uploads')
    .values({ ...file, claimed: 0, order_id: null, created_at: NOW })
    .execute();
  const choices = { photo: `${reference}||me.jpg` };
  const state = {
    ...stored.state,
    lines: stored.state.lines.map((line) => ({ ...line, choices })),
  };
  const next = { state, text: encodeJson(state) };
  const claimed = async () =>
    (await db.selectFrom('option_uploads').select('claimed').executeTakeFirstOrThrow()).claimed;
  // Another tab has changed the cart: neither the line nor its file is taken.
  await addLine(ctx, ann, { productId: shop.card });
  expect(await writeStoredCart(db, ann, stored, next, NOW)).toBe(false);
  expect(await claimed()).toBe(0);
  const fresh = await findStoredCart(db, ann, NOW);
  expect(await writeStoredCart(db, ann, fresh, next, NOW)).toBe(true);
  expect(await claimed()).toBe(1);
});
