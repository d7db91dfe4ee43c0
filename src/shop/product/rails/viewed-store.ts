import { addViewed, readViewed, type ViewedItem } from '#rules/catalog/viewed-items.ts';

const KEY = 'vitrine_viewed';

/** The part of the browser it needs. */
export type ViewedStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Adds what is looked at now, and answers what was looked at before it. Nothing leaves the browser. */
export function recordViewed(open: () => ViewedStorage, item: ViewedItem): ViewedItem[] {
  try {
    const storage = open();
    const items = readViewed(storage.getItem(KEY));
    storage.setItem(KEY, JSON.stringify(addViewed(items, item)));
    return items.filter(({ productId }) => productId !== item.productId);
  } catch {
    // A browser may forbid or run out of storage; then nothing was looked at before.
    return [];
  }
}
