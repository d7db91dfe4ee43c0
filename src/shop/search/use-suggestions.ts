import { useEffect, useEffectEvent, useState } from 'react';
import { createSuggestionCache } from '#rules/search/suggestion-cache.ts';
import { MIN_SEARCH_LENGTH, NO_SUGGESTION } from '#wire/search/suggestion-limits.ts';
import type { Suggestion, SuggestionsAnswer } from '#wire/search/suggestions.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { fetchSuggestions, type SuggestionsAsked } from './fetch-suggestions.ts';

/** The debounce before a request. */
const TYPING_MS = 150;

/** As long as the page is open. */
const cache = createSuggestionCache<SuggestionsAnswer>();

export interface FoundSuggestions extends SuggestionsAsked {
  answer: SuggestionsAnswer;
}

export function isSelectable({ id }: Suggestion): boolean {
  return id !== NO_SUGGESTION;
}

/** Suggestions for what was typed, and whether a request runs; a superseded request is aborted. */
export function useSuggestions(
  config: Pick<ShopConfig, 'ajax_url'>,
  { text, category }: SuggestionsAsked,
): { found: FoundSuggestions | null; busy: boolean } {
  const [found, setFound] = useState<FoundSuggestions | null>(null);
  const [busy, setBusy] = useState(false);

  const load = useEffectEvent(async (asked: SuggestionsAsked, signal: AbortSignal) => {
    setBusy(true);
    const answer = await fetchSuggestions(config, asked, signal);
    if (signal.aborted) return;
    setBusy(false);
    setFound(answer && { ...asked, answer });
    if (!answer) return;
    const isEmpty = !answer.suggestions.some(isSelectable);
    cache.store(asked.text, asked.category, answer, isEmpty);
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
