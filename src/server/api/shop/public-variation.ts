import { getDecimal } from '#rules/money/decimal.ts';
import type { Money } from '#rules/money/money.ts';
import { stockLeft } from '#rules/variations/stock-left.ts';
import type { FoundVariation } from '#server/catalog/reading/find-variation.ts';
import { escapeHtml } from '#server/language/escape.ts';
import { type Translate, translator } from '#server/language/translator.ts';
import type { MediaRow } from '#server/media/tables.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { VariationRecord } from '#wire/product.ts';
import type { PublicVariation } from '#wire/variation.ts';
import { priceHtml } from '../store/price-html.ts';
import { availability } from '../store/product-stock.ts';
import { sizeRecord } from '../store/size-record.ts';
import { toVariationImage } from './variation-image.ts';

/** A variation in the format of `get_variation`; `media` is its image, or the product's. */
export function getPublicVariation(
  { product, row, record }: FoundVariation,
  media: MediaRow | null,
  settings: Settings,
  origin: string,
): PublicVariation {
  const t = translator(settings);
  const { price, stock, quantity } = record;
  const size = sizeRecord(row, product, settings, t);
  // Programs want a plain number; a decimal text of a whole number of cents reads back exactly.
  const major = (amount: Money | undefined) =>
    amount === undefined ? 0 : Number(getDecimal(amount, settings['currency.decimals']));
  return {
    attributes: record.attributes,
    availability_html: availabilityHtml(record, settings, t),
    backorders_allowed: stock.backorders !== 'no',
    dimensions: size.dimensions,
    dimensions_html: escapeHtml(size.formatted_dimensions),
    display_price: major(price?.min),
    display_regular_price: major(price?.regularMin),
    gallery_image_ids: [],
    gallery_images_html: '',
    image: toVariationImage(media, origin),
    image_id: media?.id ?? 0,
    is_downloadable: row.downloadable === 1,
    is_in_stock: stock.status !== 'outofstock',
    is_purchasable: price !== null,
    is_sold_individually: product.sold_individually === 1 ? 'yes' : 'no',
    is_virtual: row.virtual === 1,
    max_qty: quantity.max ?? '',
    min_qty: quantity.min,
    price: major(price?.min),
    price_html: price ? `<span class="price">${priceHtml(price, settings)}</span>` : '',
    sku: record.sku || product.sku,
    variation_description: record.description,
    variation_id: record.id,
    variation_is_active: true,
    variation_is_visible: price !== null,
    variation_stock_left: leftText(record, settings, t),
    weight: size.weight,
    weight_html: escapeHtml(size.formatted_weight),
  };
}

function leftText({ stock, quantity }: VariationRecord, settings: Settings, t: Translate): string {
  const count = stockLeft(stock, quantity.max, settings['swatches.stockThreshold']);
  return count === null ? '' : t('product.swatchLeft', { count });
}

function availabilityHtml({ stock }: VariationRecord, settings: Settings, t: Translate): string {
  const { text, class: name } = availability(stock, settings, t);
  return text === '' ? '' : `<p class="stock ${name}">${escapeHtml(text)}</p>`;
}
