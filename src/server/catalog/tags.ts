/** Names of what a cached page was made from; a write invalidates the pages that carry one of its tags. */
export const CATALOG_TAG = 'catalog';
/** Attributes, their terms and tags: product pages name them, and do not go with every change of the catalogue. */
export const TERMS_TAG = 'terms';

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

/** After a change of an attribute, a term or a tag: listings, and the pages of the products that have it. */
export const TERM_TAGS: readonly string[] = [CATALOG_TAG, TERMS_TAG];
