import { LISTING_VIEWS, pageSizes } from '#rules/catalog/listing-view.ts';
import { listProducts } from '#server/catalog/listing/list-products.ts';
import { listingFacets } from '#server/catalog/listing/listing-facets.ts';
import { toCurrency } from '#server/language/currency.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { printListingQuery } from '#wire/forms/listing-address.ts';
import type { ListingPage, ListingQuery } from '#wire/listing.ts';
import { activeFilters, linkFacets, withoutFilters } from './listing-filters.ts';
import { addressAt, type ListingPlace } from './listing-place.ts';
import { paginate } from './pagination.ts';

/** What a listing is about, beside the products in it. */
export type ListingSubject = Pick<
  ListingPage,
  'title' | 'description' | 'image' | 'breadcrumbs' | 'childCategories'
>;

export type LoadedListing =
  | { kind: 'listing'; data: ListingPage }
  /** The page asked for does not exist; this is the nearest that does. */
  | { kind: 'elsewhere'; to: string };

export async function loadListing(
  ctx: ShopContext,
  subject: ListingSubject,
  place: ListingPlace,
  query: ListingQuery,
): Promise<LoadedListing> {
  const [listing, counted] = await Promise.all([
    listProducts(ctx, query, query),
    listingFacets(ctx, query),
  ]);
  if (query.page > 1 && listing.page !== query.page) {
    const { page, first: from } = listing;
    return { kind: 'elsewhere', to: addressAt(place, { ...query, page, from }) };
  }
  const t = translator(ctx.settings);
  const facets = linkFacets(counted, query, place, t);
  return {
    kind: 'listing',
    data: {
      ...subject,
      action: place.path,
      query,
      fields: [...printListingQuery({ ...query, page: 1 }, place.rules)],
      products: listing.cards,
      facets,
      activeFilters: activeFilters(facets, query, place, t, toCurrency(ctx.settings)),
      clearUrl: addressAt(place, withoutFilters(query, place)),
      pagination: paginate(listing, (page) => addressAt(place, { ...query, page, from: page })),
      ...layoutLinks(query, place),
    },
  };
}

/** The same products as a grid or a list, and more or fewer of them; each starts at the first page. */
function layoutLinks(
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
