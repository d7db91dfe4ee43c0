import { LISTING_VIEWS, pageSizes } from '#rules/catalog/listing-view.ts';
import type { ListingPage, ListingQuery } from '#wire/listing.ts';
import { addressAt, type ListingPlace } from './listing-place.ts';

/** The same products as a grid or a list, and more or fewer of them; each starts at the first page. */
export function layoutLinks(
  query: ListingQuery,
  place: ListingPlace,
): Pick<ListingPage, 'views' | 'sizes'> {
  const at = (change: Partial<ListingQuery>) => addressAt(place, { ...query, ...change, page: 1 });
  return {
    views: LISTING_VIEWS.map((view) => ({ view, url: at({ view }) })),
    sizes: pageSizes(place.rules.defaultPerPage).map((size) => ({
      size,
      url: at({ perPage: size }),
    })),
  };
}
