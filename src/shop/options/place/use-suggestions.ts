import { useEffect, useEffectEvent, useState } from 'react';
import { type LocationHit, MAX_LOCATION_QUERY, MIN_LOCATION_QUERY } from '#wire/locations.ts';
import type { LocationClient } from './location-client.ts';

/** The debounce before a request. */
export const TYPING_MS = 250;

export type Suggestions =
  | { state: 'idle' }
  | { state: 'searching'; query: string }
  | { state: 'found'; query: string; hits: readonly LocationHit[]; note: string; by: string }
  | { state: 'failed'; query: string; message: string };

/** Suggestions for the typed text; an answer to an earlier text is never shown. */
export function useSuggestions(
  client: LocationClient,
  text: string,
  failureText: string,
): Suggestions {
  const [suggestions, setSuggestions] = useState<Suggestions>({ state: 'idle' });
  const query = text.trim();
  const load = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const response = await client.suggest(query, signal);
      if (signal.aborted) return;
      setSuggestions(
        response.status
          ? {
              state: 'found',
              query,
              hits: response.results,
              note: response.message,
              by: response.attribution,
            }
          : { state: 'failed', query, message: response.message },
      );
    } catch {
      // Any error is shown as a missing answer.
      if (!signal.aborted) setSuggestions({ state: 'failed', query, message: failureText });
    }
  });
  useEffect(() => {
    const { length } = [...query];
    if (length < MIN_LOCATION_QUERY || length > MAX_LOCATION_QUERY) {
      setSuggestions({ state: 'idle' });
      return;
    }
    setSuggestions((before) =>
      // Earlier suggestions stay until the next answer, so that the list does not flicker.
      before.state === 'found' && before.hits.length > 0 ? before : { state: 'searching', query },
    );
    const controller = new AbortController();
    const timer = setTimeout(() => void load(controller.signal), TYPING_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  return suggestions;
}
