import type { ViewedItem } from '#rules/catalog/viewed-items.ts';
import type { ProductRecord } from '#wire/product.ts';
import { viewedItem } from '../product/viewed-item.ts';

/** With the variation that is chosen now, which the address of the page may have named. */
export function viewedProduct(product: ProductRecord): ViewedItem {
  const field = document.querySelector<HTMLInputElement>('form.cart [name="variation_id"]');
  return { ...viewedItem(product), variantId: Number(field?.value) || null };
}
