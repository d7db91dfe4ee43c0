import { productContent, unitPrice } from '#rules/catalog/unit-price.ts';
import { storedContent } from '#server/catalog/reading/stored-content.ts';
import type { StoreProductParts } from '#server/catalog/store/load-store-products.ts';
import { onePrice } from '#server/catalog/unit-price-text.ts';
import type { PriceRecord } from '#wire/product.ts';
import type { StoreProduct } from '#wire/store/product.ts';

type StoreUnitPrice = NonNullable<StoreProduct['extensions']['vitrine']>['unit_price'];

/** By the content of the variation, or that of its product; null where there is none, or prices differ. */
export function storeUnitPrice(
  { extras, owner }: Pick<StoreProductParts, 'extras' | 'owner'>,
  price: PriceRecord | null,
): StoreUnitPrice {
  const one = onePrice(price);
  const content = productContent(storedContent(extras), storedContent(owner));
  const found = one === undefined || !content ? null : unitPrice(one, content);
  return found && { amount: String(found.amount), base: found.base, unit: found.unit };
}
