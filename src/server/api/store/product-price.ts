import { cachedPrice, priceNow } from '#server/catalog/price-record.ts';
import type { ProductRow } from '#server/catalog/tables.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { PriceRecord } from '#wire/product.ts';
import type { StorePrices } from '#wire/store/product.ts';
import { toStoreCurrency } from './store-currency.ts';

/** What the product costs at this moment; null where it has no price. */
export function productPrice(row: ProductRow, now: number): PriceRecord | null {
  const ofParts = row.kind === 'variable' || row.kind === 'grouped' || row.kind === 'bundle';
  return ofParts ? cachedPrice(row) : priceNow(row, now);
}

/** A range where there is one; the single prices are then its lower end. */
export function toStorePrices(price: PriceRecord | null, settings: Settings): StorePrices {
  return {
    price: String(price?.min ?? 0),
    regular_price: String(price?.regularMin ?? 0),
    sale_price: String(price?.min ?? 0),
    price_range:
      price === null || price.min === price.max
        ? null
        : { min_amount: String(price.min), max_amount: String(price.max) },
    ...toStoreCurrency(settings),
  };
}
