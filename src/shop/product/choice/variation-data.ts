import { getDecimal } from '#rules/money/decimal.ts';
import { formatMoney } from '#rules/money/format.ts';
import { stockLeft } from '#rules/variations/stock-left.ts';
import type { ProductRecord, VariationRecord } from '#wire/product.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import type { PublicVariation } from '#wire/variation.ts';
import { translateWith } from '../../ui/translate.ts';

/** What scripts of other makers read of a variation, by the names they know. */
export type VariationData = Pick<
  PublicVariation,
  | 'attributes'
  | 'is_in_stock'
  | 'max_qty'
  | 'variation_stock_left'
  | 'variation_id'
  | 'price'
  | 'price_html'
>;

export function variationData(config: ShopConfig, record: VariationRecord): VariationData {
  const { attributes, stock, quantity, id, price } = record;
  const { currency, swatches } = config;
  const left = stockLeft(stock, quantity.max, swatches.stockThreshold);
  return {
    attributes,
    is_in_stock: stock.status !== 'outofstock',
    max_qty: quantity.max ?? '',
    variation_stock_left:
      left === null ? '' : translateWith(config)('product.swatchLeft', { count: left }),
    variation_id: id,
    price: price ? Number(getDecimal(price.min, currency.decimals)) : 0,
    price_html: price ? priceHtml(config, price) : '',
  };
}

/** The same elements as in the answer of `get_variation`, for pasting into a page. */
function priceHtml({ currency }: ShopConfig, price: NonNullable<VariationRecord['price']>): string {
  const amount = (value: typeof price.min) =>
    `<span class="woocommerce-Price-amount amount"><bdi>${escaped(formatMoney(value, currency))}</bdi></span>`;
  const now = amount(price.min);
  const was = price.onSale ? `<del>${amount(price.regularMin)}</del> <ins>${now}</ins>` : now;
  return `<span class="price">${was}</span>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The attribute `data-product_variations` of a form; "false" where they are asked for one by one. */
export function variationsData(config: ShopConfig, { variations }: ProductRecord): string {
  const all = variations.map((record) => variationData(config, record));
  return all.length > 0 ? JSON.stringify(all) : 'false';
}
