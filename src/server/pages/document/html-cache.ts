import { LruCache } from '#server/platform/cache/lru-cache.ts';

/** Enough for the carts of a busy minute; an entry is a few kilobytes. */
const MAX_ENTRIES = 500;

export interface HtmlCache {
  /** `from` is everything the HTML is rendered from, as data. */
  get(name: string, from: unknown, render: () => string): string;
  purge(): void;
}

/** HTML by the data it was rendered from; the least recently used entry is evicted first. */
export function createHtmlCache(maxEntries = MAX_ENTRIES): HtmlCache {
  const entries = new LruCache<string, string>({ max: maxEntries });
  return {
    get(name, from, render) {
      return entries.getOrSet(`${name} ${JSON.stringify(from)}`, render);
    },
    purge: () => entries.clear(),
  };
}
