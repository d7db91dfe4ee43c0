import { type PriceRange, priceRange } from '#rules/catalog/price.ts';
import { money } from '#rules/money/money.ts';
import { priceTag } from '#server/catalog/price-tag.ts';
import type { ProductRow } from '#server/catalog/tables.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { StorePrices } from '#wire/store/product.ts';
import { storeCurrencyOf } from './store-currency.ts';

/** What the product costs at this moment; null where it has no price. */
export function productPrice(row: ProductRow, now: number): PriceRange | null {
  if (row.kind !== 'variable' && row.kind !== 'grouped') {
    return priceRange([priceTag(row)], now);
  }
  const { price_min: min, price_max: max, regular_min: low, regular_max: high } = row;
  if (min === null || max === null || low === null || high === null) return null;
  return {
    min: money(min),
    max: money(max),
    regularMin: money(low),
    regularMax: money(high),
    onSale: row.on_sale === 1,
    saleEndsAt: row.sale_ends_at,
  };
}

/** A range is told where there is one; the single prices are then its lower end. */
export function storePricesOf(price: PriceRange | null, settings: Settings): StorePrices {
  return {
    price: String(price?.min ?? 0),
    regular_price: String(price?.regularMin ?? 0),
    sale_price: String(price?.min ?? 0),
    price_range:
      price === null || price.min === price.max
        ? null
        : { min_amount: String(price.min), max_amount: String(price.max) },
    ...storeCurrencyOf(settings),
  };
}
