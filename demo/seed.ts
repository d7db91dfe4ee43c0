import { availableParallelism } from 'node:os';
import type { Storage } from '#server/media/storage.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import { addAttributes } from './seed/add-attributes.ts';
import { addCategories, addTags } from './seed/add-categories.ts';
import { addContent, addSettings } from './seed/add-content.ts';
import { addProducts } from './seed/add-products.ts';
import { addReviews } from './seed/add-reviews.ts';
import { pictureOrders } from './seed/picture-orders.ts';
import { storePictures } from './seed/store-pictures.ts';

export interface SeedOptions {
  /** Moves dates and nothing else. */
  now: number;
  log?(line: string): void;
  /** Draws every picture at most this wide, for tests that do not look at them. */
  maxPictureWidth?: number;
}

/**
 * Fills an empty shop with the demo shop; a shop with products is left as it is. Pictures are stored
 * first, then everything else in one transaction: a start killed in between leaves no products, and
 * the next start does it again.
 */
export async function seedDemo(
  database: Database,
  storage: Storage,
  { now, log = () => undefined, maxPictureWidth }: SeedOptions,
): Promise<void> {
  if (await hasProducts(database.db)) return;
  const orders = pictureOrders();
  log(`Drawing the ${orders.length} pictures of the demo shop…`);
  const pictures = await storePictures(database, storage, orders, {
    now,
    atOnce: Math.max(2, availableParallelism()),
    ...(maxPictureWidth === undefined ? {} : { maxWidth: maxPictureWidth }),
  });
  log('Filling the shelves…');
  await database.transaction(async (trx) => {
    // Another process may have been quicker while this one was drawing.
    if (await hasProducts(trx)) return;
    await addSettings(trx, now);
    await addAttributes(trx, pictures);
    const categories = await addCategories(trx, pictures);
    const tags = await addTags(trx);
    const products = await addProducts(trx, { categories, tags }, pictures, now);
    const reviews = await addReviews(trx, products, pictures, now);
    await addContent(trx, pictures, now);
    log(`The demo shop is ready: ${products.size} products, ${reviews} reviews.`);
  });
}

async function hasProducts(db: Db): Promise<boolean> {
  const row = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}
