import { correctedText } from '#rules/search/search-query.ts';
import { findCategory } from '#server/catalog/categories/find-category.ts';
import { knownFiltersOnly } from '#server/catalog/listing/known-filters.ts';
import { CATALOG_TAG } from '#server/catalog/tags.ts';
import { searchDocuments } from '#server/content/search-documents.ts';
import { DOCUMENTS_TAG, MENU_TAG } from '#server/content/tags.ts';
import { translator } from '#server/language/translator.ts';
import { countMiss } from '#server/search/count-miss.ts';
import { understandSearch } from '#server/search/understand-search.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { parseListingQuery, printListingQuery } from '#wire/forms/listing-address.ts';
import type { SearchPage } from '#wire/listing.ts';
import type { PageDefinition } from '../page.ts';
import { addressRules, SEARCH_READS, searchPlace } from './listing-place.ts';
import { loadListing } from './load-listing.ts';
import { offeredInstead } from './offered-instead.ts';

/** Until when a page without results is cached: the same search counts once in that time. */
const MISS_CACHED_MS = 60_000;

export const searchPage: PageDefinition<'search'> = {
  route: 'routes.search',
  canonicalQuery(query, settings) {
    const rules = addressRules(settings, SEARCH_READS);
    return printListingQuery(parseListingQuery(query, rules), rules);
  },
  async load(ctx, request) {
    const { settings } = ctx;
    const t = translator(settings);
    const place = searchPlace(settings);
    const requested = await knownFiltersOnly(ctx, parseListingQuery(request.query, place.rules));
    const known =
      requested.category === '' || (await findCategory(ctx, requested.category)) !== null;
    const query = known ? requested : { ...requested, category: '' };
    const term = query.search;
    const title = term ? t('search.title', { term }) : t('search.titleEmpty');
    const subject = {
      title,
      description: '',
      image: null,
      breadcrumbs: [
        { name: t('layout.home'), url: settings['routes.home'] },
        { name: t('search.titleEmpty'), url: place.path },
      ],
      childCategories: [],
    };
    const loaded = await loadListing(ctx, subject, place, query);
    if (loaded.kind === 'elsewhere') return { kind: 'redirect', status: 302, to: loaded.to };
    const understood = await understandSearch(ctx, term);
    const meant = understood ? correctedText(understood) : '';
    const documents = await searchDocuments(ctx, term, understood);
    const { pagination, activeFilters } = loaded.data;
    const isEmpty = pagination.total === 0 && activeFilters.length === 0;
    const instead = isEmpty ? await offeredInstead(ctx, query, understood) : null;
    const data = { ...loaded.data, term, meant, documents, instead };
    const missed = isMiss(data);
    if (missed) await noteMiss(ctx, term);
    return {
      kind: 'page',
      page: 'search',
      status: 200,
      data,
      head: {
        title: t('head.title', { title, shop: settings['shop.name'] }),
        description: t('head.searchDescription', { shop: settings['shop.name'] }),
        canonical: place.path,
        type: 'website',
        image: null,
        index: false,
        jsonLd: [],
        preload: null,
      },
      bodyClasses: [
        'search',
        loaded.data.pagination.total > 0 ? 'search-results' : 'search-no-results',
        'woocommerce',
        'woocommerce-page',
      ],
      tags: ['settings', MENU_TAG, CATALOG_TAG, DOCUMENTS_TAG],
      freshUntil: missed ? ctx.now + MISS_CACHED_MS : null,
    };
  },
};

/** With a filter it may be the filter that leaves nothing. */
function isMiss({ term, pagination, documents, activeFilters, query }: SearchPage): boolean {
  const found = pagination.total + documents.length + activeFilters.length;
  return term !== '' && found === 0 && query.category === '';
}

/** A visitor gets the page whether or not the search could be counted. */
async function noteMiss(ctx: ShopContext, term: string): Promise<void> {
  try {
    await countMiss(ctx.db, term, ctx.now);
  } catch (error) {
    ctx.report(error, { task: 'count-miss' });
  }
}
