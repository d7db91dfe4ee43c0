import { useEffect, useEffectEvent, useState } from 'react';
import { createSuggestionCache } from '#rules/search/suggestion-cache.ts';
import { MIN_SEARCH_LENGTH, NO_SUGGESTION } from '#wire/search/suggestion-limits.ts';
import type { Suggestion, SuggestionsResponse } from '#wire/search/suggestions.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { fetchSuggestions, type SuggestionsRequest } from './fetch-suggestions.ts';

/** The debounce before a request. */
const TYPING_MS = 150;

/** As long as the page is open. */
const cache = createSuggestionCache<SuggestionsResponse>();

export interface FoundSuggestions extends SuggestionsRequest {
  answer: SuggestionsResponse;
}

export function isSelectable({ id }: Suggestion): boolean {
  return id !== NO_SUGGESTION;
}

/** Suggestions for what was typed, and whether a request runs; a superseded request is aborted. */
export function useSuggestions(
  config: Pick<ShopConfig, 'ajax_url'>,
  { text, category }: SuggestionsRequest,
): { found: FoundSuggestions | null; busy: boolean } {
  const [found, setFound] = useState<FoundSuggestions | null>(null);
  const [busy, setBusy] = useState(false);

  const load = useEffectEvent(async (requested: SuggestionsRequest, signal: AbortSignal) => {
    setBusy(true);
    const result = await fetchSuggestions(config, requested, signal);
    if (signal.aborted) return;
    setBusy(false);
    setFound(result && { ...requested, answer: result });
    if (!result) return;
    const isEmpty = !result.suggestions.some(isSelectable);
    cache.store(requested.text, requested.category, result, isEmpty);
  });

  useEffect(() => {
    if ([...text].length < MIN_SEARCH_LENGTH) {
      setFound(null);
      return;
    }
    const cached = cache.find(text, category);
    if (cached) {
      setFound({ text, category, answer: cached });
      return;
    }
    // Earlier suggestions stay until the next answer, so that the list does not flicker.
    const superseded = new AbortController();
    const timer = setTimeout(() => void load({ text, category }, superseded.signal), TYPING_MS);
    return () => {
      clearTimeout(timer);
      superseded.abort();
      setBusy(false);
    };
  }, [text, category]);

  return { found, busy };
}
