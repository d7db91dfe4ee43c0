// Answers to what was typed, as long as the page is open. An answer without a result also answers
// every longer text that begins like it: what does not exist does not exist with more letters either.

export interface SuggestionCache<Answer> {
  /** The stored answer, or that of a shorter text that found nothing; undefined where none is. */
  find(text: string, scope: string): Answer | undefined;
  store(text: string, scope: string, response: Answer, isEmpty: boolean): void;
}

export function createSuggestionCache<Answer>(maxEntries = 100): SuggestionCache<Answer> {
  const responses = new Map<string, Answer>();
  const empty = new Map<string, Answer>();
  return {
    find(text, scope) {
      const key = toKey(text, scope);
      const cached = responses.get(key);
      if (cached !== undefined) return cached;
      for (const [begun, response] of empty) if (key.startsWith(begun)) return response;
      return undefined;
    },
    store(text, scope, response, isEmpty) {
      const key = toKey(text, scope);
      responses.set(key, response);
      if (isEmpty) empty.set(key, response);
      for (const cached of [responses, empty]) {
        const [oldest] = cached.keys();
        if (cached.size > maxEntries && oldest !== undefined) cached.delete(oldest);
      }
    },
  };
}

/** The scope stands in front, so that nothing found in one category says nothing of another. */
function toKey(text: string, scope: string): string {
  return `${scope} ${text.trim().replace(/\s+/g, ' ').toLowerCase()}`;
}
