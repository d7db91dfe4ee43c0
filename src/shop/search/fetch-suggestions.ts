import { OWN_DATA } from '#wire/forms/own-data.ts';
import { SEARCH_ACTION } from '#wire/generic-actions.ts';
import type { SuggestionsAnswer } from '#wire/search/suggestions.ts';
import type { ShopConfig } from '#wire/shop-config.ts';

export interface SuggestionsAsked {
  text: string;
  /** The slug of a category; '' for the whole shop. */
  category: string;
}

/** Null without an answer, for whatever reason: suggestions are a convenience. */
export async function fetchSuggestions(
  { ajax_url }: Pick<ShopConfig, 'ajax_url'>,
  { text, category }: SuggestionsAsked,
  signal: AbortSignal,
): Promise<SuggestionsAnswer | null> {
  const query = new URLSearchParams({ action: SEARCH_ACTION, [OWN_DATA]: '1', query: text });
  if (category !== '') query.set('product_cat', category);
  try {
    const answer = await fetch(`${ajax_url}?${query}`, { signal });
    // Our own data, so it is not validated.
    return answer.ok ? ((await answer.json()) as SuggestionsAnswer) : null;
  } catch {
    return null;
  }
}
