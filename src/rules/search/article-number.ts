import { parseSearch, type SearchQuery } from './search-query.ts';

// Article numbers are stored with and without their signs. One that is typed with signs is looked for
// without them, as one word: as two, 'SKU' and '777' would each be compared with every product that
// has either.

/**
 * The search for a text that may be an article number: letters and digits with signs between them,
 * and no space. articleNumberSearch('SKU-777') looks for 'sku777' and what begins so.
 */
export function articleNumberSearch(text: string): SearchQuery | null {
  const typed = text.trim();
  const isNumber = /\p{L}/u.test(typed) && /\p{N}/u.test(typed) && /^\S+$/u.test(typed);
  const joined = typed.replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
  if (!isNumber || joined === typed) return null;
  const query = parseSearch(joined);
  return query && { ...query, articleNumber: true };
}
