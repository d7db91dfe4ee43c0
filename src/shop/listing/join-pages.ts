import type { ListingPage } from '#wire/listing.ts';

/** shownAddress('/shop?page=3', 1) is the address of the pages 1 to 3. A second page always has a query. */
export function shownAddress(last: string, first: number): string {
  return `${last}&from=${first}`;
}

/**
 * The listing with the next page below it. A product that has moved to the next page since the first
 * was rendered is shown once.
 */
export function addPage<Listing extends ListingPage>(shown: Listing, next: ListingPage): Listing {
  const known = new Set(shown.products.map(({ id }) => id));
  const { from } = shown.pagination;
  return {
    ...shown,
    products: [...shown.products, ...next.products.filter(({ id }) => !known.has(id))],
    pagination: { ...next.pagination, from, previous: shown.pagination.previous },
  };
}
