import { beforeEach, expect, test } from 'vitest';
import { deleteAccount } from '#server/accounts/privacy/delete-account.ts';
import { inside } from '#server/accounts/testing/test-account.ts';
import { addPerson, TEST_PASSWORD } from '#server/accounts/testing/test-people.ts';
import { lastSale } from '#server/boosters/last-sale.ts';
import { addLine } from '#server/cart/changing/add-line.ts';
import { fillCartShop, NOW } from '#server/cart/testing/cart-shop.ts';
import { productTag } from '#server/catalog/tags.ts';
import { orderContext } from '#server/orders/testing/test-order.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { placeTestOrder } from '../testing/place-test-order.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

test('who deletes the account is named by no page that is cached', async () => {
  const invalidated: string[] = [];
  const ctx = orderContext(
    db,
    {},
    {
      async invalidate(tags: readonly string[]) {
        invalidated.push(...tags);
      },
    },
  );
  const { tray, lights } = await fillCartShop(db);
  await addPerson(db, 'ann@shop.example', NOW);
  const { browser, logged } = await inside(ctx, 'ann@shop.example');
  await addLine(ctx, browser, { productId: tray });
  await placeTestOrder(ctx, browser);
  await db.updateTable('orders').set({ status: 'completed' }).execute();
  const sale = () => lastSale(ctx, tray, { where: 'all', days: 30, who: 'name-and-town' });
  expect((await sale())?.name).not.toBe('');
  invalidated.length = 0;
  expect(await deleteAccount(ctx, browser, logged.customer, TEST_PASSWORD)).toEqual({ ok: true });
  expect(await sale()).toMatchObject({ name: '', town: '' });
  expect(invalidated).toContain(productTag(tray));
  expect(invalidated).not.toContain(productTag(lights));
});
