import { addRecent, readRecent } from '#rules/search/recent-searches.ts';

const KEY = 'vitrine_searches';

/** The browser APIs it needs. */
type RecentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

// Storage may be forbidden or full; then there are no recent searches.

export function recentSearches(open: () => RecentStorage = () => window.localStorage): string[] {
  try {
    return readRecent(open().getItem(KEY));
  } catch {
    return [];
  }
}

export function recordSearch(
  text: string,
  open: () => RecentStorage = () => window.localStorage,
): void {
  try {
    const storage = open();
    storage.setItem(KEY, JSON.stringify(addRecent(readRecent(storage.getItem(KEY)), text)));
  } catch {
    // Nothing is lost but a convenience.
  }
}

export function clearSearches(open: () => RecentStorage = () => window.localStorage): void {
  try {
    open().removeItem(KEY);
  } catch {
    // Then nothing was stored.
  }
}
