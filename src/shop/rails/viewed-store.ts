import { addViewed, readViewed, type ViewedItem } from '#rules/catalog/viewed-items.ts';

const KEY = 'vitrine_viewed';

/** The browser APIs it needs. */
export type ViewedStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Stores the current product and returns the ones viewed before. Nothing leaves the browser. */
export function recordViewed(open: () => ViewedStorage, item: ViewedItem): ViewedItem[] {
  try {
    const storage = open();
    const items = readViewed(storage.getItem(KEY));
    storage.setItem(KEY, JSON.stringify(addViewed(items, item)));
    return items.filter(({ productId }) => productId !== item.productId);
  } catch {
    // Storage may be forbidden or full; then there is no history.
    return [];
  }
}
