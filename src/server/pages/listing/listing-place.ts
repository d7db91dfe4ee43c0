import type { Settings } from '#server/settings/defaults.ts';
import { address } from '#server/settings/routes.ts';
import { type ListingAddressRules, listingAddress } from '#wire/forms/listing-address.ts';
import type { ListingQuery } from '#wire/listing.ts';

/** A listing's path and what its query may say; every link on the page is printed from here. */
export interface ListingPlace {
  path: string;
  rules: ListingAddressRules;
  /** Where the same listing is found with another category, or with none. */
  inCategory(query: ListingQuery, slug: string): string;
}

type Reads = Pick<ListingAddressRules, 'readsSearch' | 'readsCategory'>;

export const SHOP_READS: Reads = { readsSearch: false, readsCategory: false };
export const SEARCH_READS: Reads = { readsSearch: true, readsCategory: true };

export function addressRules(settings: Settings, reads: Reads): ListingAddressRules {
  return {
    ...reads,
    defaultSort: settings['catalog.defaultSort'],
    defaultPerPage: settings['catalog.perPage'],
    decimals: settings['currency.decimals'],
  };
}

/** Shop, category and tag: a category has a page of its own. */
export function shopLocation(settings: Settings, path: string): ListingPlace {
  const rules = addressRules(settings, SHOP_READS);
  return {
    path,
    rules,
    inCategory(query, slug) {
      const there = slug
        ? address(settings, 'routes.category', { slug })
        : address(settings, 'routes.shop');
      return listingAddress(there, { ...query, page: 1 }, rules);
    },
  };
}

/** Search results keep the search text and take the category into the query. */
export function searchPlace(settings: Settings): ListingPlace {
  const rules = addressRules(settings, SEARCH_READS);
  const path = address(settings, 'routes.search');
  return {
    path,
    rules,
    inCategory: (query, slug) => listingAddress(path, { ...query, category: slug, page: 1 }, rules),
  };
}

export function addressAt(place: ListingPlace, query: ListingQuery): string {
  return listingAddress(place.path, query, place.rules);
}
