import { stockState, variationStock } from '#rules/catalog/stock.ts';
import { stockDetails } from '#server/catalog/price-tag.ts';
import type { ProductWith } from '#server/catalog/reading/product-parts.ts';
import { getExtras, getMeta } from '#server/catalog/saving/load-drafts.ts';
import type { ProductRow } from '#server/catalog/tables.ts';
import type { MediaRow } from '#server/media/tables.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { ProductImage } from '#wire/wc/product.ts';
import { toStoreImage } from '../../store/to-store-image.ts';
import { writtenDates } from '../shared/dates.ts';
import { priceText } from './product-codec.ts';

// The parts of a product's and a variation's JSON that are the same for both.

export interface JsonDetails {
  settings: Settings;
  now: number;
  origin: string;
  /** Ids of shipping classes by slug. */
  shippingClasses: ReadonlyMap<string, number>;
}

export function imageJson(media: MediaRow, { origin, settings }: JsonDetails): ProductImage {
  const { id, src, name, alt, srcset, sizes, thumbnail } = toStoreImage(media, origin);
  return {
    id,
    ...writtenDates('date_created', media.created_at, settings),
    ...writtenDates('date_modified', media.created_at, settings),
    src,
    name,
    alt,
    srcset,
    sizes,
    thumbnail,
  };
}

/** When it was published and changed. */
export function datesJson(row: ProductRow, settings: Settings) {
  return {
    ...writtenDates('date_created', row.published_at, settings),
    ...writtenDates('date_modified', row.updated_at, settings),
  };
}

/** What is in a piece of it. */
export function contentJson({ extras }: ProductWith<'extras'>) {
  const { unit, unitContent, unitBase } = getExtras(extras);
  return { unit, unit_content: unitContent, unit_base: unitBase };
}

/** What the shop knows it by and pays for it. */
export function costJson({ extras }: ProductWith<'extras'>, settings: Settings) {
  const { mpn, cost } = getExtras(extras);
  return { mpn, cost: priceText(cost, settings) };
}

export function downloadsJson({ extras }: ProductWith<'extras'>) {
  const { downloads, downloadLimit, downloadExpiry } = getExtras(extras);
  return {
    downloads,
    download_limit: downloadLimit,
    download_expiry: downloadExpiry,
  };
}

/** What is managed here; a variation may be counted by its product, which its status follows. */
export function stockJson(row: ProductRow, parent: ProductRow | null, settings: Settings) {
  const threshold = settings['stock.lowThreshold'];
  const stock = stockDetails(row, threshold);
  const ofParts = row.kind === 'variable' || row.kind === 'grouped' || row.kind === 'bundle';
  const { status } = stockState(
    parent ? variationStock(stock, stockDetails(parent, threshold)) : stock,
  );
  const stock_status = ofParts ? row.stock_state : status;
  return {
    stock_quantity: row.manage_stock === 1 ? row.stock_quantity : null,
    stock_status,
    backorders_allowed: row.backorders !== 'no',
    backordered: stock_status === 'onbackorder',
  };
}

export function metaJson({ meta }: ProductWith<'meta'>) {
  return getMeta(meta).map(({ id, key, value }) => ({ id: id ?? 0, key, value }));
}
