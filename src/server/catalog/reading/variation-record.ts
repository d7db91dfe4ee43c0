import { stockState, variationStock } from '#rules/catalog/stock.ts';
import { type ContentParts, productContent } from '#rules/catalog/unit-price.ts';
import { quantityLimits, stockLimit } from '#rules/quantities/limits.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ImageRecord } from '#wire/image.ts';
import type { QuantityLimits, StockRecord, VariationRecord } from '#wire/product.ts';
import { dimensionsText, weightText } from '../measures.ts';
import { priceNow } from '../price-record.ts';
import { stockDetails } from '../price-tag.ts';
import type { ProductRow } from '../tables.ts';
import { onePrice, unitPriceText } from '../unit-price-text.ts';
import type { VariationData } from './load-variations.ts';

/** What is in a piece of the variation, and of its product where the variation leaves it open. */
export interface Contents {
  variation: ContentParts;
  product: ContentParts;
}

/** A variation as pages and calls carry it; `product` is the row it belongs to. */
export function variationRecord(
  { settings, now }: ShopContext,
  product: ProductRow,
  { row, attributes }: VariationData,
  images: ReadonlyMap<number, ImageRecord>,
  contents: Contents,
): VariationRecord {
  const threshold = settings['stock.lowThreshold'];
  const details = variationStock(stockDetails(row, threshold), stockDetails(product, threshold));
  const stock = stockState(details);
  const price = priceNow(row, now);
  const unitPrice = unitPriceText(
    onePrice(price),
    productContent(contents.variation, contents.product),
    'product',
    settings,
  );
  return {
    id: row.id,
    attributes,
    price,
    ...(unitPrice && { unitPrice }),
    stock,
    quantity: getLimits(product, row, stock),
    image: images.get(row.image_id ?? 0) ?? null,
    sku: row.sku,
    description: row.description,
    weight: weightText(row, settings),
    dimensions: dimensionsText(row, settings),
  };
}

/** `rule` has the limits; being sold one at a time is the product's to say. */
export function getLimits(
  product: ProductRow,
  rule: ProductRow,
  stock: StockRecord | null,
): QuantityLimits {
  return quantityLimits(
    {
      soldIndividually: product.sold_individually === 1,
      min: rule.min_quantity,
      max: rule.max_quantity,
      step: rule.quantity_step,
    },
    stock ? stockLimit(stock) : null,
  );
}
