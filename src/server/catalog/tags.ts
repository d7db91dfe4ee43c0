/** Names of what a cached page was made from; a write invalidates the pages that carry one of its tags. */
export const CATALOG_TAG = 'catalog';

export function productTag(id: number): string {
  return `product:${id}`;
}

export function categoryTag(id: number): string {
  return `category:${id}`;
}

/** productTags(12) is ['product:12', 'catalog']: its own pages, and every listing it may be in. */
export function productTags(id: number): string[] {
  return [productTag(id), CATALOG_TAG];
}

export function categoryTags(id: number): string[] {
  return [categoryTag(id), CATALOG_TAG];
}
