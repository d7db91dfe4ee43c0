import { priceRange } from '#rules/catalog/price.ts';
import { combinedStatus } from '#rules/catalog/stock.ts';
import { productContent } from '#rules/catalog/unit-price.ts';
import { videoKind } from '#rules/media/video-kind.ts';
import { getCombinations } from '#rules/variations/combinations.ts';
import { termImages } from '#rules/variations/term-images.ts';
import { findImages } from '#server/media/find-images.ts';
import { pageReads } from '#server/platform/cache/page-reads.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isPreview } from '#server/platform/sessions/preview-link.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import type { ImageRecord } from '#wire/image.ts';
import type {
  GalleryRecord,
  PriceRecord,
  ProductRecord,
  StockRecord,
  VariationRecord,
} from '#wire/product.ts';
import { cachedStock, getRating, productCards } from '../listing/product-cards.ts';
import { bringUpToDate } from '../listing/refresh-listings.ts';
import { dimensionsText, weightText } from '../measures.ts';
import { cachedPrice, priceNow } from '../price-record.ts';
import { priceTag } from '../price-tag.ts';
import { attributeRecords } from '../reading/attribute-records.ts';
import { loadVariations, type VariationData } from '../reading/load-variations.ts';
import { withGalleryTexts } from '../reading/product-gallery.ts';
import { readParts, readProductParts, readRows } from '../reading/read-products.ts';
import { storedContent } from '../reading/stored-content.ts';
import { getLimits, variationRecord } from '../reading/variation-record.ts';
import type { ProductRow } from '../tables.ts';
import { productTags } from '../tags.ts';
import { onePrice, unitPriceText } from '../unit-price-text.ts';

/** A published product by its slug, whatever its visibility. */
export async function findProduct(ctx: ShopContext, slug: string): Promise<ProductRecord | null> {
  if (slug === '') return null;
  const [row] = await bySlug(ctx.db, slug);
  return row ? productRecord(ctx, row) : null;
}

/** The same as its page shows it, where it may have been read before. */
export async function findDisplayedProduct(
  ctx: ShopContext,
  slug: string,
): Promise<ProductRecord | null> {
  if (slug === '') return null;
  // Once a price has changed by its date, the next such moment is another, and so is the key.
  const nextChange = await bringUpToDate(ctx);
  const [row] = await bySlug(ctx.db, slug);
  if (!row) return null;
  // A group has the cards of its members, whose changes do not name it.
  if (row.kind === 'grouped') return productRecord(ctx, row);
  return pageReads
    .of(ctx)
    .one(`product ${row.id} ${nextChange}`, productTags(row.id), ctx.now, () =>
      productRecord(ctx, row),
    );
}

const bySlug = compiledQuery((db, slug: string) =>
  db.selectFrom('products').selectAll().where('slug', '=', slug).where('status', '=', 'publish'),
);

/** One that is not public yet, by a link that has not ended; null where the link is for another. */
export async function findPreviewed(
  ctx: ShopContext,
  slug: string,
  { token, sign }: { token: string; sign: Visitor['sign'] },
): Promise<ProductRecord | null> {
  const row = await ctx.db
    .selectFrom('products')
    .selectAll()
    .where('slug', '=', slug)
    .where('kind', '<>', 'variation')
    .where('status', '<>', 'trash')
    .executeTakeFirst();
  if (!row || !isPreview(sign, `product ${row.id}`, token, ctx.now)) return null;
  return productRecord(ctx, row);
}

/** A published product by its number; the number of a variation finds nothing here. */
export async function findProductById(ctx: ShopContext, id: number): Promise<ProductRecord | null> {
  const row = await ctx.db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '<>', 'variation')
    .where('status', '=', 'publish')
    .executeTakeFirst();
  return row ? productRecord(ctx, row) : null;
}

async function productRecord(ctx: ShopContext, row: ProductRow): Promise<ProductRecord> {
  const { db, settings } = ctx;
  const [variations, parts, memberIds] = await Promise.all([
    row.kind === 'variable' ? loadVariations(db, row.id) : [],
    readProductParts(db, row.id, ['attributes', 'gallery', 'categories', 'tags', 'extras']),
    row.kind === 'grouped' ? loadMemberIds(db, row.id) : [],
  ]);
  const { gallery } = parts;
  const inline = variations.length <= settings['variations.inlineMost'];
  const found = await findImages(db, [
    ...gallery.map((one) => one.media_id),
    ...(inline ? variations.map((one) => one.row.image_id) : []),
    ...parts.attributes.flatMap(({ terms }) => terms.map((term) => term.image_id)),
  ]);
  const images = withGalleryTexts(found, gallery, row.name);
  const cards = row.kind === 'grouped' ? await productCards(ctx, memberIds) : [];
  const attributes = attributeRecords(parts.attributes, found);
  const content = storedContent(parts.extras);
  const extras = await readParts(
    db,
    variations.map((one) => one.row.id),
    ['extras'],
  );
  const records = variations.map((one) => {
    const contents = { variation: storedContent(extras.get(one.row.id)?.extras), product: content };
    return variationRecord(ctx, row, one, images, contents);
  });
  // Members were brought up to date just now, and the group with them.
  const group = cards.length > 0 ? ((await readRows(db, [row.id])).get(row.id) ?? row) : row;
  const stock = getStock(ctx, group, records);
  const price = getPrice(ctx, group, variations);
  const unitPrice = unitPriceText(onePrice(price), productContent(content), 'product', settings);
  return {
    id: row.id,
    kind: row.kind,
    slug: row.slug,
    url: address(settings, 'routes.product', { slug: row.slug }),
    name: row.name,
    sku: row.sku,
    price,
    stock,
    rating: getRating(row, settings),
    quantity: getLimits(row, row, row.kind === 'variable' ? null : stock),
    soldIndividually: row.sold_individually === 1,
    virtual: row.virtual === 1,
    downloadable: row.downloadable === 1,
    shortDescription: row.short_description,
    description: row.description,
    gallery: gallery.flatMap((one) => gallerySlide(images.get(one.media_id), one.video)),
    attributes,
    variations: inline ? records : [],
    combinations: inline
      ? null
      : getCombinations(attributes, records, settings['swatches.stockThreshold']),
    termPictures: termImages(
      variations.map((one, at) => ({
        attributes: records[at]?.attributes ?? {},
        imageId: one.row.image_id,
      })),
    ),
    members: cards,
    external:
      row.kind === 'external' && row.external_url !== ''
        ? { url: row.external_url, buttonText: row.button_text }
        : null,
    categories: parts.categories.map(({ name, slug }) => ({
      name,
      url: address(settings, 'routes.category', { slug }),
    })),
    tags: parts.tags.map(({ name, slug }) => ({
      name,
      url: address(settings, 'routes.tag', { slug }),
    })),
    weight: weightText(row, settings),
    dimensions: dimensionsText(row, settings),
    ...(unitPrice && { unitPrice }),
    publishedAt: row.published_at,
  };
}

function gallerySlide(image: ImageRecord | undefined, url: string): GalleryRecord[] {
  const video = videoKind(url);
  if (!image || !video) return image ? [image] : [];
  if (video.kind === 'embed') return [{ ...image, video: { url, player: video.player } }];
  // Whether there is sound is not known, so the visitor starts it.
  return [{ ...image, video: { url, type: video.type, audio: true } }];
}

async function loadMemberIds(db: Db, id: number): Promise<number[]> {
  const { links } = await readProductParts(db, id, ['links']);
  return links.flatMap(({ kind, target_id }) => (kind === 'member' ? target_id : []));
}

function getPrice(
  ctx: ShopContext,
  row: ProductRow,
  variations: readonly VariationData[],
): PriceRecord | null {
  if (row.kind === 'grouped' || row.kind === 'bundle') return cachedPrice(row);
  if (row.kind !== 'variable') return priceNow(row, ctx.now);
  return priceRange(
    variations.map((one) => priceTag(one.row)),
    ctx.now,
  );
}

function getStock(
  ctx: ShopContext,
  row: ProductRow,
  variations: readonly VariationRecord[],
): StockRecord {
  const stock = cachedStock(row, ctx.settings['stock.lowThreshold']);
  if (row.kind !== 'variable') return stock;
  return { ...stock, status: combinedStatus(variations.map((one) => one.stock.status)) };
}
