/** Enough for the carts of a busy minute; an entry is a few kilobytes. */
const MAX_ENTRIES = 500;

export interface HtmlCache {
  /** `from` is everything the HTML is rendered from, as data. */
  get(name: string, from: unknown, render: () => string): string;
  purge(): void;
}

/** HTML by the data it was rendered from; the least recently used entry is evicted first. */
export function createHtmlCache(maxEntries = MAX_ENTRIES): HtmlCache {
  const entries = new Map<string, string>();
  return {
    get(name, from, render) {
      const key = `${name} ${JSON.stringify(from)}`;
      const cached = entries.get(key);
      const html = cached ?? render();
      entries.delete(key);
      entries.set(key, html);
      if (cached === undefined && entries.size > maxEntries) {
        const [oldest] = entries.keys();
        if (oldest !== undefined) entries.delete(oldest);
      }
      return html;
    },
    purge: () => entries.clear(),
  };
}
