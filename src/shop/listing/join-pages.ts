import type { ListingPage } from '#wire/listing.ts';

/** displayAddress('/shop?page=3', 1) is the address of the pages 1 to 3. A second page always has a query. */
export function displayAddress(last: string, first: number): string {
  return `${last}&from=${first}`;
}

/**
 * The listing with the next page below it. A product that has moved to the next page since the first
 * was rendered is shown once.
 */
export function addPage<Listing extends ListingPage>(listing: Listing, next: ListingPage): Listing {
  const known = new Set(listing.products.map(({ id }) => id));
  const { from } = listing.pagination;
  return {
    ...listing,
    products: [...listing.products, ...next.products.filter(({ id }) => !known.has(id))],
    pagination: { ...next.pagination, from, previous: listing.pagination.previous },
  };
}
