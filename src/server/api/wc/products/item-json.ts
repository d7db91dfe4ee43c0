import { stockState, variationStock } from '#rules/catalog/stock.ts';
import { getDecimal } from '#rules/money/decimal.ts';
import { money } from '#rules/money/money.ts';
import { stockDetails } from '#server/catalog/price-tag.ts';
import type { ProductWith } from '#server/catalog/reading/product-parts.ts';
import { getExtras, getMeta } from '#server/catalog/saving/load-drafts.ts';
import type { ProductRow } from '#server/catalog/tables.ts';
import { toCurrency } from '#server/language/currency.ts';
import type { MediaRow } from '#server/media/tables.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { ProductImage } from '#wire/wc/product.ts';
import { toStoreImage } from '../../store/to-store-image.ts';
import { writtenMoment } from '../shared/dates.ts';

// The parts of a product's and a variation's JSON that are the same for both.

export interface JsonDetails {
  settings: Settings;
  now: number;
  origin: string;
  /** Ids of shipping classes by slug. */
  shippingClasses: ReadonlyMap<string, number>;
}

/** '' for none. */
export function priceText(amount: number | null, settings: Settings): string {
  return amount === null ? '' : getDecimal(money(amount), toCurrency(settings).decimals);
}

export function imageJson(media: MediaRow, { origin, settings }: JsonDetails): ProductImage {
  const created = writtenMoment(media.created_at, settings);
  const { id, src, name, alt, srcset, sizes, thumbnail } = toStoreImage(media, origin);
  return {
    id,
    date_created: created.local,
    date_created_gmt: created.gmt,
    date_modified: created.local,
    date_modified_gmt: created.gmt,
    src,
    name,
    alt,
    srcset,
    sizes,
    thumbnail,
  };
}

/** When it was published, changed, and is on sale. */
export function datesJson(row: ProductRow, settings: Settings) {
  const created = writtenMoment(row.published_at, settings);
  const modified = writtenMoment(row.updated_at, settings);
  const saleFrom = writtenMoment(row.sale_from, settings);
  const saleTo = writtenMoment(row.sale_to, settings);
  return {
    published: {
      date_created: created.local,
      date_created_gmt: created.gmt,
      date_modified: modified.local,
      date_modified_gmt: modified.gmt,
    },
    sale: {
      date_on_sale_from: saleFrom.local,
      date_on_sale_from_gmt: saleFrom.gmt,
      date_on_sale_to: saleTo.local,
      date_on_sale_to_gmt: saleTo.gmt,
    },
  };
}

const sizeText = (value: number | null) => (value === null ? '' : String(value));

export function sizesJson({ weight, length, width, height }: ProductRow) {
  return {
    weight: sizeText(weight),
    dimensions: {
      length: sizeText(length),
      width: sizeText(width),
      height: sizeText(height),
    },
  };
}

export function downloadsJson({ row, extras }: ProductWith<'extras'>) {
  const { downloads, downloadLimit, downloadExpiry } = getExtras(extras);
  return {
    virtual: row.virtual === 1,
    downloadable: row.downloadable === 1,
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
  const managed = row.manage_stock === 1;
  return {
    manage_stock: managed,
    stock_quantity: managed ? row.stock_quantity : null,
    stock_status,
    backorders: row.backorders,
    backorders_allowed: row.backorders !== 'no',
    backordered: stock_status === 'onbackorder',
    low_stock_amount: row.low_stock,
  };
}

export function limitsJson(row: ProductRow) {
  return {
    min_quantity: row.min_quantity,
    max_quantity: row.max_quantity,
    quantity_step: row.quantity_step,
  };
}

export function metaJson({ meta }: ProductWith<'meta'>) {
  return getMeta(meta).map(({ id, key, value }) => ({ id: id ?? 0, key, value }));
}
