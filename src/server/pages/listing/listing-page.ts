import { knownFiltersOnly } from '#server/catalog/listing/known-filters.ts';
import { CATALOG_TAG } from '#server/catalog/tags.ts';
import { MENU_TAG } from '#server/content/tags.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { parseListingQuery, printListingQuery } from '#wire/forms/listing-address.ts';
import type { ListingPage, ListingQuery } from '#wire/listing.ts';
import { getExcerpt } from '../document/excerpt.ts';
import { breadcrumbJsonLd } from '../document/json-ld.ts';
import type { Head, PageDefinition } from '../page.ts';
import {
  addressAt,
  addressRules,
  type ListingPlace,
  SHOP_READS,
  shopLocation,
} from './listing-place.ts';
import { type ListingSubject, loadListing } from './load-listing.ts';

/** What one address of a listing is about: the whole shop, a category, a tag. */
export interface FoundSubject {
  subject: ListingSubject;
  path: string;
  /** The filter that the path names. */
  fixed: Partial<Pick<ListingQuery, 'category' | 'tag'>>;
  /** A plain text for search engines where the subject has no description. */
  description: string;
  bodyClasses: string[];
  tags: string[];
}

interface ListingRoute {
  route: PageDefinition['route'];
  find(ctx: ShopContext, params: Record<string, string>): Promise<FoundSubject | null>;
}

export function listingDefinition({ route, find }: ListingRoute): PageDefinition<'listing'> {
  return {
    route,
    canonicalQuery(query, settings) {
      const rules = addressRules(settings, SHOP_READS);
      return printListingQuery(parseListingQuery(query, rules), rules);
    },
    async load(ctx, request) {
      const found = await find(ctx, request.params);
      if (!found) return { kind: 'not-found' };
      const place = shopLocation(ctx.settings, found.path);
      const requested = { ...parseListingQuery(request.query, place.rules), ...found.fixed };
      const query = await knownFiltersOnly(ctx, requested);
      const loaded = await loadListing(ctx, found.subject, place, query);
      if (loaded.kind === 'elsewhere') return { kind: 'redirect', status: 302, to: loaded.to };
      const { data } = loaded;
      return {
        kind: 'page',
        page: 'listing',
        status: 200,
        data,
        head: listingHead(ctx.settings, found, data, (page) =>
          addressAt(place, plainQuery(place, page)),
        ),
        bodyClasses: ['woocommerce', 'woocommerce-page', 'archive', ...found.bodyClasses],
        tags: ['settings', MENU_TAG, CATALOG_TAG, ...found.tags],
      };
    },
  };
}

/** The listing as search engines know it: page after page, unfiltered, in the shop's own order. */
function plainQuery({ rules }: ListingPlace, page: number): ListingQuery {
  return { ...parseListingQuery(new URLSearchParams(), rules), page, from: page };
}

/**
 * A filtered, re-sorted or longer listing is a view of the plain one and points search engines
 * there.
 */
function listingHead(
  settings: Settings,
  found: FoundSubject,
  data: ListingPage,
  plainAddress: (page: number) => string,
): Head {
  const t = translator(settings);
  const { from: page, perPage } = data.query;
  const filtered = data.activeFilters.length > 0;
  const sorted = data.query.sort !== settings['catalog.defaultSort'];
  const resized = perPage !== settings['catalog.perPage'];
  const title = page > 1 ? t('head.pageOf', { title: data.title, page }) : data.title;
  return {
    title: t('head.title', { title, shop: settings['shop.name'] }),
    description: getExcerpt(data.description) || found.description,
    canonical: plainAddress(filtered || sorted || resized ? 1 : page),
    type: 'website',
    image: data.image ?? data.products[0]?.image ?? null,
    index: !filtered && data.pagination.total > 0,
    jsonLd: [breadcrumbJsonLd(data.breadcrumbs)],
    preload: null,
  };
}
