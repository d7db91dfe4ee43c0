import type { SearchQuery } from '#rules/search/search-query.ts';
import { findCategory } from '#server/catalog/categories/find-category.ts';
import { matchCategories } from '#server/catalog/categories/match-categories.ts';
import { productCards } from '#server/catalog/listing/product-cards.ts';
import { searchDocuments } from '#server/content/search-documents.ts';
import { translator } from '#server/language/translator.ts';
import { findProducts } from '#server/search/search-products.ts';
import { understandSearch } from '#server/search/understand-search.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { searchCall } from '#wire/forms/catalog-calls.ts';
import { type ImageRecord, imageAddress } from '#wire/image.ts';
import type { ProductCard } from '#wire/product.ts';
import {
  MAX_COUNTED,
  MAX_SUGGESTED,
  MIN_SEARCH_LENGTH,
  NO_SUGGESTION,
} from '#wire/search/suggestion-limits.ts';
import type { Suggestion, SuggestionsResponse } from '#wire/search/suggestions.ts';
import { type CallRequest, defineCall } from '../call.ts';
import { priceHtml } from '../store/price-html.ts';

/** A person types a few letters a second, and several may share an address; more is a program. */
const LIMIT = { name: 'suggestions', max: 60, windowMs: 6000 };

const MAX_OTHERS = 2;
const IMAGE_WIDTH = 160;
const NOTHING: SuggestionsResponse = { suggestions: [], total: 0, more: false };

function guard({ ctx, visitor }: CallRequest): Response | null {
  const quota = ctx.limits.take(LIMIT, visitor.address || visitor.newSession, ctx.now);
  if (quota.ok) return null;
  const headers = { 'retry-after': String(quota.retryAfterSeconds) };
  return Response.json(NOTHING, { status: 429, headers });
}

/**
 * Products, categories and pages for what was typed so far in `query`, products within the category
 * `product_cat` where one is named; a category the shop does not have is no limit.
 */
export const searchSuggestions = defineCall({
  readOnly: true,
  guard,
  input: searchCall,
  async handle({ query, product_cat }, { ctx, withVitrineData }) {
    const result = await suggestionsFor(ctx, query, product_cat);
    return Response.json(withVitrineData ? result : { suggestions: result.suggestions.map(bare) });
  },
});

export async function suggestionsFor(
  ctx: ShopContext,
  text: string,
  slug = '',
): Promise<SuggestionsResponse> {
  if ([...text].length < MIN_SEARCH_LENGTH) return NOTHING;
  const query = await understandSearch(ctx, text);
  if (!query) return { ...NOTHING, suggestions: [nothingFound(ctx)] };
  const category = slug === '' ? null : await findCategory(ctx, slug);
  return suggest(ctx, { text, query, category: category?.id });
}

interface Requested {
  text: string;
  query: SearchQuery;
  category: number | undefined;
}

async function suggest(
  ctx: ShopContext,
  { text, query, category }: Requested,
): Promise<SuggestionsResponse> {
  const ids = await findProducts(ctx, query, { limit: MAX_COUNTED + 1, category });
  const cards = await productCards(ctx, ids.slice(0, MAX_SUGGESTED));
  // Within a category only its products are asked for.
  const others = category === undefined ? await otherSuggestions(ctx, text, query) : [];
  const suggestions = [...cards.map((card) => productSuggestion(ctx, card)), ...others];
  return {
    suggestions: suggestions.length > 0 ? suggestions : [nothingFound(ctx)],
    total: Math.min(ids.length, MAX_COUNTED),
    more: ids.length > MAX_COUNTED,
  };
}

async function otherSuggestions(
  ctx: ShopContext,
  text: string,
  query: SearchQuery,
): Promise<Suggestion[]> {
  const categories = await matchCategories(ctx, query, MAX_OTHERS);
  const documents = await searchDocuments(ctx, text, query, MAX_OTHERS);
  return [
    ...categories.map(
      ({ id, name, url }): Suggestion => ({ type: 'Category', id, value: name, url }),
    ),
    ...documents.map(({ name, url }): Suggestion => ({ type: 'Page', id: 0, value: name, url })),
  ];
}

function productSuggestion({ settings }: ShopContext, card: ProductCard): Suggestion {
  const price = priceHtml(card.price, settings);
  return {
    type: 'Product',
    id: card.id,
    value: card.name,
    url: card.url,
    ...(card.image && { img: photoAddress(card.image) }),
    ...(price !== '' && { price }),
  };
}

/** The keys that scripts of others read. */
function bare({ type: _, ...row }: Suggestion): Omit<Suggestion, 'type'> {
  return row;
}

function photoAddress({ key, width }: ImageRecord): string {
  return imageAddress(key, Math.min(IMAGE_WIDTH, width), 'webp');
}

function nothingFound({ settings }: ShopContext): Suggestion {
  return { id: NO_SUGGESTION, value: translator(settings)('suggestions.none'), url: '' };
}
