import { beforeEach, expect, test } from 'vitest';
import { addLine } from './cart/changing/add-line.ts';
import { findStoredCart } from './cart/stored-cart.ts';
import { fillCartShop, NOW, shopContext, visitor } from './cart/testing/cart-shop.ts';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { createLog } from './platform/logging/log.ts';
import { NO_TRACER } from './platform/tracing/tracer.ts';
import { shopJobs } from './shop-jobs.ts';

const database = await testDatabase();
const { db } = database;
const ctx = shopContext(db);
const DAY = 24 * 60 * 60 * 1000;
const { recurring } = shopJobs({
  config: { dataDir: '/nowhere', smtpUrl: undefined, backup: undefined, cdn: undefined },
  tracer: NO_TRACER,
  origin: 'https://shop.example',
  log: createLog({ level: 'error', write: () => undefined }),
});

beforeEach(() => database.reset());

async function linesAfter(...days: number[]): Promise<number> {
  const { tray } = await fillCartShop(db);
  const guest = visitor();
  await addLine(ctx, guest, { productId: tray, quantity: 1 });
  for (const day of [0, ...days]) {
    await recurring['purge-ended']?.run({ ...ctx, now: NOW + day * DAY });
  }
  return (await findStoredCart(db, guest, NOW + 1)).state.lines.length;
}

test('a clock that was 40 days ahead for half a day and is right again cost no cart', async () => {
  expect(await linesAfter(40, 40.5, 0.5)).toBe(1);
});

test('40 days that have really passed end a guest’s cart, a day later than usual', async () => {
  expect(await linesAfter(40, 41)).toBe(0);
});
