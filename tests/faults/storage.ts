import assert from 'node:assert/strict';
import sharp from 'sharp';
import { addMediaRow, originalName } from '#server/media/add-media.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { storageTarget } from '#server/platform/storage/storage-target.ts';
import { type S3Fault, startTestS3, TEST_KEYS } from '#server/platform/storage/testing/test-s3.ts';
import { type FaultShop, openFaultShop } from './fault-shop.ts';
import { shopperWith } from './shopper.ts';

const KEY = 'tray-0123456789';
/** Three attempts of 5 seconds without a byte, with room for a busy machine. */
const MAX_MS = 25_000;

/**
 * The bucket of a shop is slow, fails, is silent and is gone: what needs a file waits or is 503 in time,
 * pages and orders go on, and everything is there again afterwards.
 */
export async function storageFaults(): Promise<string> {
  Object.assign(process.env, TEST_KEYS);
  const s3 = await startTestS3();
  const shop = await openFaultShop({ stock: 10, env: { STORAGE_URL: s3.url, ...TEST_KEYS } });
  try {
    await addImage(shop, s3.url);
    await shop.start();
    assert.equal((await load(shop, '160')).status, 200, 'the image is served');
    s3.break('slow');
    assert.equal((await load(shop, '320')).status, 200, 'a slow bucket is waited for');
    const results: string[] = [];
    const faults: S3Fault[] = ['failing', 'gone', 'silent'];
    for (const fault of faults) {
      s3.break(fault);
      const [image, placed] = await Promise.all([load(shop, '480'), order(shop)]);
      assert.deepEqual([image.status, image.retryAfter], [503, '5'], fault);
      assert.ok(image.milliseconds < MAX_MS, `${fault}: ${image.milliseconds} ms`);
      assert.ok(placed, `${fault}: an order needs no file`);
      results.push(`${fault} ${image.milliseconds} ms`);
    }
    s3.break('none');
    assert.equal((await load(shop, '480')).status, 200, 'the image is there again');
    return `503 with Retry-After while the bucket is ${results.join(', ')}; 3 orders meanwhile`;
  } finally {
    await shop.close();
    await s3.close();
  }
}

async function addImage(shop: FaultShop, url: string): Promise<void> {
  const background = '#c86432';
  const rendered = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  const bytes = await rendered.jpeg().toBuffer();
  const image = { key: KEY, bytes, mime: 'image/jpeg', width: 900, height: 600 } as const;
  const storage = await openStorage(storageTarget(url));
  await storage.put(originalName(KEY), bytes);
  await shop.look(({ db }) =>
    addMediaRow(db, image, { slug: 'tray', alt: 'A tray', now: Date.now() }),
  );
}

async function load(shop: FaultShop, width: string) {
  const begun = performance.now();
  const response = await fetch(`${shop.addresses[0]}/media/${KEY}/${width}.webp`);
  await response.arrayBuffer();
  const milliseconds = Math.round(performance.now() - begun);
  return { status: response.status, retryAfter: response.headers.get('retry-after'), milliseconds };
}

async function order(shop: FaultShop): Promise<boolean> {
  const shopper = await shopperWith(shop.addresses[0] ?? '', shop.product);
  return (await shopper.order()).kind === 'placed';
}
