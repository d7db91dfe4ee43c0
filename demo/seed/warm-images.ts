import type { ImageVariants } from '#server/media/image-variant.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The widths of a product card on a desktop and on a phone with a high-density screen. */
const CARD_WIDTHS = [480, 640];
const HERO_WIDTHS = [960, 1280, 640];

/**
 * Renders the images a first visitor sees before they are requested: those of the home page, then
 * the first image of each product, in the format current browsers choose. One at a time, so that
 * requests of visitors go first.
 */
export async function warmImages(db: Db, variants: ImageVariants): Promise<void> {
  const heroes = await db
    .selectFrom('media')
    .select('key')
    .where('slug', 'like', 'slow-mornings%')
    .orderBy('id')
    .execute();
  for (const { key } of heroes) {
    for (const width of HERO_WIDTHS) await variants({ key, width, format: 'avif' });
  }
  const cards = await db
    .selectFrom('product_images')
    .innerJoin('media', 'media.id', 'product_images.media_id')
    .innerJoin('products', 'products.id', 'product_images.product_id')
    .select('media.key')
    .where('product_images.position', '=', 0)
    .orderBy('products.menu_order')
    .orderBy('products.id')
    .execute();
  const tiles = await db
    .selectFrom('categories')
    .innerJoin('media', 'media.id', 'categories.image_id')
    .select('media.key')
    .execute();
  for (const width of CARD_WIDTHS) {
    for (const { key } of [...tiles, ...cards]) await variants({ key, width, format: 'avif' });
  }
}
