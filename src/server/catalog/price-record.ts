import { priceRange } from '#rules/catalog/price.ts';
import { money } from '#rules/money/money.ts';
import type { PriceRecord } from '#wire/product.ts';
import { priceTag } from './price-tag.ts';
import type { ProductRow } from './tables.ts';

/** The price as it was derived; listings bring what is due up to date before they read it. */
export function cachedPrice(
  row: Pick<
    ProductRow,
    'price_min' | 'price_max' | 'regular_min' | 'regular_max' | 'on_sale' | 'sale_ends_at'
  >,
): PriceRecord | null {
  const { price_min, price_max, regular_min, regular_max } = row;
  if (price_min === null || price_max === null) return null;
  return {
    min: money(price_min),
    max: money(price_max),
    regularMin: money(regular_min ?? price_min),
    regularMax: money(regular_max ?? price_max),
    onSale: row.on_sale === 1,
    saleEndsAt: row.sale_ends_at,
  };
}

/** The price of one row by itself at this moment. */
export function priceNow(row: ProductRow, now: number): PriceRecord | null {
  return priceRange([priceTag(row)], now);
}
