import type { Money } from '../money/money.ts';

/* Products viewed in this browser, newest first and each once: addViewed([mug, tray], tray) is
   [tray, mug]. */

export interface ViewedItem {
  title: string;
  productId: number;
  /** The chosen variation, where one was chosen. */
  variantId: number | null;
  categories: readonly string[];
  imageUrl: string;
  url: string;
  /** Minor units; null where the product has no price. */
  price: Money | null;
}

export const MOST_VIEWED = 12;

export function addViewed(items: readonly ViewedItem[], item: ViewedItem): ViewedItem[] {
  const others = items.filter(({ productId }) => productId !== item.productId);
  return [item, ...others].slice(0, MOST_VIEWED);
}

/** Stored data of any origin, parsed as far as it is valid. */
export function readViewed(stored: string | null): ViewedItem[] {
  const found = parsed(stored);
  return Array.isArray(found) ? found.filter(isViewedItem).slice(0, MOST_VIEWED) : [];
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '[]');
  } catch {
    // Not written by us, or truncated.
    return [];
  }
}

function isViewedItem(value: unknown): value is ViewedItem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'productId' in value &&
    Number.isSafeInteger(value.productId) &&
    'title' in value &&
    typeof value.title === 'string' &&
    'url' in value &&
    typeof value.url === 'string'
  );
}
