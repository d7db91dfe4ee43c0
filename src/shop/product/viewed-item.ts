import type { ViewedItem } from '#rules/catalog/viewed-items.ts';
import { imageUrl } from '#wire/image.ts';
import type { ProductRecord } from '#wire/product.ts';

/** The product of this page as it is remembered and reported to trackers, before a variation is chosen. */
export function viewedItem(product: ProductRecord): ViewedItem {
  const [first] = product.gallery;
  return {
    title: product.name,
    productId: product.id,
    variantId: null,
    categories: product.categories.map(({ name }) => name),
    imageUrl: first ? imageUrl(first) : '',
    url: product.url,
    price: product.price?.min ?? null,
  };
}
