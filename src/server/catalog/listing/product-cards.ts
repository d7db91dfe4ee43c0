import { stockState } from '#rules/catalog/stock.ts';
import { productContent } from '#rules/catalog/unit-price.ts';
import { findImages } from '#server/media/find-images.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import type { ImageRecord } from '#wire/image.ts';
import type { ProductCard, RatingRecord, StockRecord } from '#wire/product.ts';
import { cardOptions } from '../card-options.ts';
import { loadCardSwatches } from '../card-swatches.ts';
import { type CachedCard, catalogCache } from '../catalog-cache.ts';
import { cachedPrice } from '../price-record.ts';
import { stockDetails } from '../price-tag.ts';
import type { GalleryPart } from '../reading/product-parts.ts';
import { readProducts } from '../reading/read-products.ts';
import { storedContent } from '../reading/stored-content.ts';
import { getSwatch } from '../swatches.ts';
import type { ProductRow } from '../tables.ts';
import { onePrice, unitPriceText } from '../unit-price-text.ts';
import { bringUpToDate } from './refresh-listings.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Product cards for a grid, in the order of the ids; what is not published is left out. */
export async function productCards(
  ctx: ShopContext,
  ids: readonly number[],
): Promise<ProductCard[]> {
  await bringUpToDate(ctx);
  return loadCards(ctx, ids);
}

/** The same number of queries for one card as for fifty. */
export async function loadCards(ctx: ShopContext, ids: readonly number[]): Promise<ProductCard[]> {
  const load = (missing: number[]) => readCards(ctx, missing);
  const cards = await catalogCache.of(ctx).cards(ids, ctx.now, load);
  return ids.flatMap((id) => cards.get(id) ?? []);
}

async function readCards(ctx: ShopContext, ids: readonly number[]): Promise<CachedCard[]> {
  const read: CachedCard[] = [];
  for (const part of chunks(ids, 500)) read.push(...(await loadBatch(ctx, part)));
  return read;
}

async function loadBatch(ctx: ShopContext, ids: readonly number[]): Promise<CachedCard[]> {
  const { db, settings } = ctx;
  const [products, swatches, options] = await Promise.all([
    readProducts(db, ids, ['gallery', 'categories', 'extras']),
    loadCardSwatches(db, ids),
    cardOptions.of(ctx).among(ctx, ids),
  ]);
  const published = products.filter(
    ({ row }) => row.status === 'publish' && row.kind !== 'variation',
  );
  const images = await findImages(db, [
    ...published.flatMap(({ gallery }) => getCovers(gallery).map(({ media_id }) => media_id)),
    ...[...swatches.values()].flatMap(({ terms }) =>
      terms.flatMap(({ image_id, picture_id }) => [image_id, picture_id]),
    ),
  ]);
  return published.map(({ row, gallery, categories, extras }) => {
    const [image = null, hoverImage = null] = getCovers(gallery).map(({ media_id, alt }) => {
      const cover = images.get(media_id);
      return cover ? { ...cover, alt: alt || cover.alt } : null;
    });
    const home = categories.find(({ position }) => position === 0);
    const news = getNews(row, ctx);
    const price = cachedPrice(row);
    const content = productContent(storedContent(extras));
    const unitPrice = unitPriceText(onePrice(price), content, 'card', settings);
    const card: ProductCard = {
      id: row.id,
      kind: row.kind,
      slug: row.slug,
      url: address(settings, 'routes.product', { slug: row.slug }),
      name: row.name,
      image,
      hoverImage: decorative(hoverImage),
      price,
      ...(unitPrice && { unitPrice }),
      stock: cachedStock(row, settings['stock.lowThreshold']),
      rating: getRating(row, settings),
      category: home
        ? { name: home.name, url: address(settings, 'routes.category', { slug: home.slug }) }
        : null,
      isNew: news.isNew,
      swatchField: swatches.get(row.id)?.field ?? '',
      swatches: (swatches.get(row.id)?.terms ?? []).map((term) => ({
        ...getSwatch(term, images),
        picture: images.get(term.picture_id ?? 0) ?? null,
      })),
      options: options.has(row.id),
    };
    return { card, until: news.until };
  });
}

/** Whether it is new, and until when that answer holds. */
function getNews(
  { published_at }: ProductRow,
  { now, settings }: ShopContext,
): { isNew: boolean; until: number | null } {
  const end = published_at + settings['catalog.newDays'] * DAY;
  if (now < published_at) return { isNew: false, until: published_at };
  return now < end ? { isNew: true, until: end } : { isNew: false, until: null };
}

export function getRating(
  row: Pick<ProductRow, 'rating_sum' | 'rating_count'>,
  settings: ShopContext['settings'],
): RatingRecord {
  if (!settings['reviews.enabled']) return { average: 0, count: 0, off: true };
  const { rating_sum, rating_count } = row;
  const average = rating_count === 0 ? 0 : Math.round((rating_sum / rating_count) * 100) / 100;
  return { average, count: rating_count };
}

/** A product made of others has their state and no number of its own, unless it counts for them. */
export function cachedStock(row: ProductRow, shopThreshold: number): StockRecord {
  const state = stockState(stockDetails(row, shopThreshold));
  if (row.kind === 'grouped')
    return { status: row.stock_state, left: null, backorders: 'no', low: false };
  return { ...state, status: row.stock_state };
}

/** The first two of the gallery: the card's image and the one shown on hover. */
function getCovers(gallery: readonly GalleryPart[]): GalleryPart[] {
  return gallery.filter(({ position }) => position < 2);
}

/** Shown over the first picture on hover, whose alternative text stays the card's. */
function decorative(image: ImageRecord | null): ImageRecord | null {
  return image && { ...image, alt: '' };
}
