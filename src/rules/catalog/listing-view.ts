// How a listing is laid out: as a grid or a list, with how many products on a page, and from which
// page on where more were loaded below the first.
// Example: with 12 on a page, page 3 from page 1 on shows the products 1 to 36.

export const LISTING_VIEWS = ['grid', 'list'] as const;
export type ListingView = (typeof LISTING_VIEWS)[number];

const PAGE_SIZES = [12, 24, 48];

/** What a shopper may choose; the shop's own number is always among it: pageSizes(20) is 12, 20, 24, 48. */
export function pageSizes(pageSize: number): number[] {
  return [...new Set([...PAGE_SIZES, pageSize])].sort((a, b) => a - b);
}

/** More than this is too much for one document: the first pages are left out. */
const MAX_VISIBLE = 240;

/** The first page shown together with `page`; `page` itself where nothing else is asked for. */
export function firstVisiblePage(requested: number | null, page: number, perPage: number): number {
  if (requested === null || requested > page) return page;
  const maxPages = Math.max(1, Math.floor(MAX_VISIBLE / perPage));
  return Math.max(1, requested, page - maxPages + 1);
}
