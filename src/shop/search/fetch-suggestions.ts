import { hasFields } from '#rules/input/has-fields.ts';
import { VITRINE_DATA } from '#wire/forms/vitrine-data.ts';
import { SEARCH_ACTION } from '#wire/generic-actions.ts';
import type { SuggestionsResponse } from '#wire/search/suggestions.ts';
import type { ShopConfig } from '#wire/shop-config.ts';

export interface SuggestionsRequest {
  text: string;
  /** The slug of a category; '' for the whole shop. */
  category: string;
}

/** Null without an answer, for whatever reason: suggestions are a convenience. */
export async function fetchSuggestions(
  { ajax_url }: Pick<ShopConfig, 'ajax_url'>,
  { text, category }: SuggestionsRequest,
  signal: AbortSignal,
): Promise<SuggestionsResponse | null> {
  const query = new URLSearchParams({ action: SEARCH_ACTION, [VITRINE_DATA]: '1', query: text });
  if (category !== '') query.set('product_cat', category);
  try {
    const response = await fetch(`${ajax_url}?${query}`, { signal });
    const body: unknown = response.ok ? await response.json() : null;
    return isSuggestions(body) ? body : null;
  } catch {
    return null;
  }
}

const isSuggestions = (body: unknown) =>
  hasFields<SuggestionsResponse>(body, { suggestions: 'list', total: 'number', more: 'boolean' });
