import type { Database, Db } from '#server/platform/database/database.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { markDemoShop } from '#server/settings/demo-shop.ts';
import { makePdf } from './downloads/make-pdf.ts';
import { recipeBook } from './downloads/recipe-book.ts';
import { addAttributes } from './seed/add-attributes.ts';
import { addBoosters } from './seed/add-boosters.ts';
import { addBundles } from './seed/add-bundles.ts';
import { addCategories, addTags } from './seed/add-categories.ts';
import { addContent, addSettings } from './seed/add-content.ts';
import { addCoupons } from './seed/add-coupons.ts';
import { addOptions } from './seed/add-options.ts';
import { addOrders } from './seed/add-orders.ts';
import { addProducts } from './seed/add-products.ts';
import { addReviews } from './seed/add-reviews.ts';
import { addShippingAndTax } from './seed/add-shipping-tax.ts';
import type { StoredImages } from './seed/image-order.ts';
import { imageOrders } from './seed/image-orders.ts';
import { storeImages } from './seed/store-images.ts';
import { type StoredVideos, storeVideos } from './seed/store-videos.ts';

export interface SeedOptions {
  /** Moves dates and nothing else. */
  now: number;
  log?(line: string): void;
}

/**
 * Fills an empty shop with the demo shop; a shop with products is left as it is. Images are stored
 * first, then everything else in one transaction: a start killed in between leaves no products, and
 * the next start does it again.
 */
export async function seedDemo(
  database: Database,
  storage: Storage,
  { now, log = () => undefined }: SeedOptions,
): Promise<void> {
  if (await hasProducts(database.db)) return;
  log('Drawing the pictures of the demo shop…');
  const orders = imageOrders();
  const images = await storeImages(database, storage, orders, now);
  const videos = await storeVideos(storage, orders);
  await storage.put('downloads/slow-sundays.pdf', makePdf(recipeBook));
  log('Filling the shelves…');
  // The engine may run the transaction again, so it returns only what it wrote last.
  const filled = await database.transaction((trx) => seedCatalog(trx, images, videos, now));
  if (filled)
    log(`The demo shop is ready: ${filled.products} products, ${filled.reviews} reviews.`);
}

async function seedCatalog(
  trx: Db,
  images: StoredImages,
  videos: StoredVideos,
  now: number,
): Promise<{ products: number; reviews: number } | null> {
  // Another process may have been faster while this one was drawing.
  if (await hasProducts(trx)) return null;
  await markDemoShop(trx, now);
  await addSettings(trx, now);
  await addAttributes(trx, images);
  const categories = await addCategories(trx, images);
  const tags = await addTags(trx);
  const products = await addProducts(trx, { categories, tags }, images, now);
  await addCoupons(trx, { categories, products }, now);
  await addOptions(trx, { products }, images, now);
  await addBundles(trx, products, now);
  const reviews = await addReviews(trx, products, { images: images, videos }, now);
  await addContent(trx, { images: images, videos }, now);
  await addShippingAndTax(trx);
  await addOrders(trx, products, now);
  await addBoosters(trx, products, now);
  return { products: products.size, reviews };
}

async function hasProducts(db: Db): Promise<boolean> {
  const row = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}
