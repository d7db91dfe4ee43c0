import { expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { addLine } from './changing/add-line.ts';
import { emptyCart, undoLine } from './changing/change-lines.ts';
import { fillCartShop, shopContext, visitor } from './testing/cart-shop.ts';
import { showCartView } from './view/show-cart-view.ts';

// An emptied cart can be had back whole by the keys of its lines, in one call.
const database = await testDatabase();
const ctx = shopContext(database.db);
const shop = await fillCartShop(database.db);

test('an emptied cart comes back whole and in its order [CT-53] [CT-54]', async () => {
  const ann = visitor();
  await addLine(ctx, ann, { productId: shop.tray, quantity: 2 });
  await addLine(ctx, ann, { productId: shop.lights });
  const before = await showCartView(ctx, ann);
  await emptyCart(ctx, ann);
  expect((await showCartView(ctx, ann)).items).toEqual([]);
  const keys = before.items.map(({ key }) => key).join(',');
  const result = await undoLine(ctx, ann, keys);
  expect(result.notices.map(({ text }) => text)).toEqual(['Everything is back in your basket.']);
  const after = await showCartView(ctx, ann);
  expect(after.items).toEqual(before.items);
  expect(after.totals).toEqual(before.totals);
  expect(await undoLine(ctx, ann, keys)).toMatchObject({ ok: false });
});

test('unknown keys among them are passed over; none known is reported', async () => {
  const ann = visitor();
  await addLine(ctx, ann, { productId: shop.tray });
  const [item] = (await showCartView(ctx, ann)).items;
  await emptyCart(ctx, ann);
  expect((await undoLine(ctx, ann, `x,${item?.key},,x`)).ok).toBe(true);
  expect((await showCartView(ctx, ann)).count).toBe(1);
  expect((await undoLine(ctx, ann, ',,')).ok).toBe(false);
});
