import { beforeEach, describe, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { addLine } from '#server/cart/changing/add-line.ts';
import { setQuantity } from '#server/cart/changing/change-lines.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { showCartView } from '#server/cart/view/show-cart-view.ts';
import { saveProduct, trySaveProduct } from '#server/catalog/saving/save-product.ts';
import { countSales } from '#server/orders/count-sales.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { changeStatus, refundOrder } from '#server/orders/testing/change-order.ts';
import { buyer, loadStock, NOW, orderContext } from '#server/orders/testing/test-order.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { placeTestOrder } from '../testing/place-test-order.ts';

// Cloth by the tenth of a metre: none of these figures is one that binary numbers can hold exactly.

const database = await testDatabase();
const { db } = database;
const ctx = orderContext(db);
let shop: CartShop;
let cloth: number;

const draft = {
  kind: 'simple' as const,
  slug: 'linen-by-the-metre',
  name: 'Linen by the metre',
  regularPrice: money(2815),
  manageStock: true,
  stockQuantity: 1.7,
  minQuantity: 0.1,
  quantityStep: 0.1,
};

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
  cloth = await saveProduct(db, draft, NOW);
});

async function placed(quantity: number) {
  const ann = await buyer(ctx, [{ productId: cloth, quantity }]);
  return (await placeTestOrder(ctx, ann)).order.id;
}

describe('a quantity with decimals', () => {
  test('is priced once, ordered and taken from the stock exactly [CT-26]', async () => {
    const ann = await buyer(ctx, [{ productId: cloth, quantity: 1.5 }]);
    const { items, count } = await showCartView(ctx, ann);
    expect([items[0]?.quantity, items[0]?.subtotal, count]).toEqual([1.5, 4223, 1]);
    expect(items[0]?.limits).toEqual({ min: 0.1, max: 1.7, step: 0.1 });
    const result = await placeTestOrder(ctx, ann);
    const order = await findOrder(ctx, result.order.id);
    expect(order?.lines).toMatchObject([{ quantity: 1.5, total: 4223, stockTaken: 1.5 }]);
    expect(await loadStock(db, cloth)).toBe(0.2);
  });

  test('adds up in the cart, in the stock and in the sales without an error', async () => {
    const ann = await buyer(ctx, [{ productId: cloth, quantity: 0.1 }]);
    await addLine(ctx, ann, { productId: cloth, quantity: 0.2 });
    expect((await showCartView(ctx, ann)).items[0]?.quantity).toBe(0.3);
    await placed(0.1);
    await placed(0.2);
    expect(await loadStock(db, cloth)).toBe(1.4);
    await countSales(ctx);
    const row = await db
      .selectFrom('products')
      .select('total_sales')
      .where('id', '=', cloth)
      .executeTakeFirstOrThrow();
    expect(row.total_sales).toBe(0.3);
    expect(await countSales(ctx)).toBe(0);
  });

  test.each([
    [1.55, 'product.problem.quantityStep'],
    [1.8, 'product.problem.stock'],
    [0, 'product.problem.quantityMin'],
    [Number.NaN, 'product.problem.quantityStep'],
  ])('%d of it is refused: %s', async (quantity, code) => {
    const ann = await buyer(ctx, []);
    const result = await addLine(ctx, ann, { productId: cloth, quantity });
    expect(result.problems.map((problem) => problem.code)).toEqual([code]);
  });

  test('of a product sold by the piece is refused, in the cart too', async () => {
    const ann = await buyer(ctx, [{ productId: shop.tray, quantity: 2 }]);
    const added = await addLine(ctx, ann, { productId: shop.tray, quantity: 1.5 });
    const key = (await showCartView(ctx, ann)).items[0]?.key ?? '';
    const set = await setQuantity(ctx, ann, key, 1.5);
    for (const { problems } of [added, set]) {
      expect(problems.map(({ code }) => code)).toEqual(['product.problem.quantityNumber']);
    }
    expect((await showCartView(ctx, ann)).items[0]?.quantity).toBe(2);
  });

  test('goes back to the stock by refund and by cancelling, to the last tenth', async () => {
    const id = await placed(1.7);
    expect(await loadStock(db, cloth)).toBe(0);
    await changeStatus(ctx, id, 'processing');
    const line = (await findOrder(ctx, id))?.lines[0];
    const part = await refundOrder(ctx, id, {
      lines: [{ lineId: line?.id ?? 0, quantity: 0.6 }],
      restock: true,
    });
    expect(part).toMatchObject({ ok: true });
    expect(await loadStock(db, cloth)).toBe(0.6);
    const rest = await findOrder(ctx, id);
    expect(rest?.lines).toMatchObject([{ refundedQuantity: 0.6, stockTaken: 1.1 }]);
    await changeStatus(ctx, id, 'cancelled');
    expect(await loadStock(db, cloth)).toBe(1.7);
  });
});

test.each([
  [{ quantityStep: 0.0005 }, 'quantityStep'],
  [{ quantityStep: 0 }, 'quantityStep'],
  [{ stockQuantity: 1.00001 }, 'stockQuantity'],
  [{ kind: 'bundle' as const }, 'quantityStep'],
])('a product with %j is not saved', async (change, field) => {
  const saved = await trySaveProduct(db, { ...draft, slug: 'another', ...change }, NOW);
  expect(saved.ok ? [] : saved.problems.map((problem) => problem.field)).toContain(field);
});
