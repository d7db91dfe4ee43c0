import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { managerClient } from '#server/api/wc/testing/manager-client.ts';
import { addLine } from '#server/cart/changing/add-line.ts';
import { fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { placeTestOrder } from '#server/checkout/testing/place-test-order.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { changeStatus } from '#server/orders/testing/change-order.ts';
import { NOW, orderContext } from '#server/orders/testing/test-order.ts';
import { loadOrderView } from '#server/orders/view/order-view.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { createLog } from '#server/platform/logging/log.ts';
import { testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { storageTarget } from '#server/platform/storage/storage-target.ts';
import { startTestS3, TEST_KEYS } from '#server/platform/storage/testing/test-s3.ts';
import { type ServedShop, serveShop } from './testing/serve-shop.ts';

// Two processes of one shop with a data folder each, which share nothing but the database and a bucket.

const database = await testDatabase();
const { db } = database;
for (const [name, value] of Object.entries(TEST_KEYS)) vi.stubEnv(name, value);
const s3 = await startTestS3();
const storage = await openStorage(storageTarget(s3.url));
const logged: string[] = [];
const log = createLog({ level: 'error', write: (line) => logged.push(line) });
let shops: ServedShop[] = [];

beforeAll(async () => {
  await fillCartShop(db);
  const serve = async () =>
    serveShop({
      database,
      storage: await openStorage(storageTarget(s3.url)),
      now: () => NOW,
      log,
    });
  shops = [await serve(), await serve()];
});
beforeEach(() => {
  s3.break('none');
  logged.length = 0;
});
afterAll(async () => {
  for (const shop of shops) await shop.close();
  await s3.close();
  vi.unstubAllEnvs();
});

const request = (at: number, path: string) =>
  fetch(`${shops[at]?.origin}${path}`, { headers: { connection: 'close' } });

async function uploadImage(name: string, background: string): Promise<string> {
  const { ask, authorization } = await managerClient(db, { role: 'editor', parts: { storage } });
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  const response = await ask('/wp-json/wp/v2/media', {
    method: 'POST',
    headers: {
      authorization,
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="${name}.png"`,
    },
    body: new Uint8Array(await image.png().toBuffer()),
  });
  expect(response.status).toBe(201);
  const { source_url } = z.object({ source_url: z.string() }).parse(await response.json());
  return new URL(source_url).pathname.replace(/\/[^/]+$/, '');
}

test('an uploaded image is served in its sizes by every process, rendered once', async () => {
  const path = await uploadImage('clay', '#c86432');
  const first = await request(0, `${path}/320.webp`);
  expect(first.status).toBe(200);
  expect(first.headers.get('cache-control')).toContain('immutable');
  const bytes = Buffer.from(await first.arrayBuffer());
  expect((await sharp(bytes).metadata()).width).toBe(320);
  s3.break('none');
  const second = await request(1, `${path}/320.webp`);
  expect(Buffer.from(await second.arrayBuffer()).equals(bytes)).toBe(true);
  // What the first process has stored, and no original.
  expect(s3.requests()).toBe(1);
  expect(logged).toEqual([]);
});

test('a bucket that is gone is 503 for what needs it, and pages go on', async () => {
  const path = await uploadImage('oak', '#32c864');
  expect((await request(0, '/')).status).toBe(200);
  s3.break('gone');
  const image = await request(0, `${path}/320.webp`);
  expect([image.status, image.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await request(0, '/')).status).toBe(200);
  expect(logged.join('')).toContain('"event":"storage-unavailable"');
  s3.break('none');
  expect((await request(0, `${path}/320.webp`)).status).toBe(200);
});

test('a sold download is sent from the bucket and counted when it is', async () => {
  const file = Buffer.alloc(300_000, 'recipes ');
  await storage.put('downloads/recipes.pdf', file);
  const ctx = orderContext(db, {}, { storage });
  const productId = await saveProduct(
    db,
    {
      slug: 'book',
      name: 'Slow Sundays',
      regularPrice: 1200,
      virtual: true,
      downloadable: true,
      downloads: [{ id: 'pdf', name: 'Recipes (PDF)', file: '/downloads/recipes.pdf' }],
    },
    NOW,
  );
  const visitor = testVisitor(NOW);
  const added = await addLine(ctx, visitor, { productId, quantity: 1 });
  expect(added.ok).toBe(true);
  const { order } = await placeTestOrder(ctx, visitor);
  await changeStatus(ctx, order.id, 'processing');
  const record = await findOrder(ctx, order.id);
  if (!record) throw new Error('no order');
  const link = (await loadOrderView(ctx, record)).downloads[0]?.url ?? '';
  const counted = () => db.selectFrom('order_downloads').select('count').execute();

  s3.break('failing');
  expect((await request(1, link)).status).toBe(503);
  expect(await counted()).toEqual([]);
  s3.break('none');
  const response = await request(1, link);
  expect([response.status, response.headers.get('content-length')]).toEqual([200, '300000']);
  expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true);
  expect(await counted()).toEqual([{ count: 1 }]);
});
