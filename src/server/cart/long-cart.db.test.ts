import { expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { addLines } from './changing/add-line.ts';
import { applyCoupon } from './changing/apply-coupon.ts';
import { setDestination } from './changing/set-destination.ts';
import { fillCartShop, NOW, shopContext, visitor } from './testing/cart-shop.ts';
import { showCartView } from './view/show-cart-view.ts';

const database = await testDatabase();
const { db } = database;
await fillCartShop(db);

test('two hundred lines cost no more queries than two', async () => {
  const ids: number[] = [];
  for (let number = 0; number < 200; number += 1) {
    const product = { slug: `p-${number}`, name: `P ${number}`, regularPrice: 100 + number };
    ids.push(await saveProduct(db, product, NOW));
  }
  let queries = 0;
  const counted = await openDatabase(database.target, { onQuery: () => (queries += 1) });
  try {
    const ctx = shopContext(counted.db);
    const reading = async (productIds: readonly number[]) => {
      const ann = visitor();
      await addLines(
        ctx,
        ann,
        productIds.map((productId) => ({ productId })),
      );
      await applyCoupon(ctx, ann, 'TEN');
      await setDestination(ctx, ann, { country: 'US', state: 'NY' });
      queries = 0;
      const view = await showCartView(ctx, ann);
      return { lines: view.items.length, queries };
    };
    const short = await reading(ids.slice(0, 2));
    const long = await reading(ids);
    expect(long).toEqual({ lines: 200, queries: short.queries });
  } finally {
    await counted.close();
  }
});
