import type { CheckoutValues } from '#wire/checkout.ts';

// Typed values, stored for the tab so that a reload loses nothing. Passwords and accepted terms are
// never stored, and one customer's values are not shown to another.

const NAME = 'vitrine_checkout';

export interface TabStorage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

export type SavedCheckout = Omit<CheckoutValues, 'terms' | 'createAccount'>;

interface Kept {
  /** The customer's id, 0 for a guest. */
  who: number;
  values: SavedCheckout;
}

export function remember(shelf: TabStorage, who: number, values: CheckoutValues): void {
  const { billing, shipping, shipToDifferent, note } = values;
  const kept: Kept = { who, values: { billing, shipping, shipToDifferent, note } };
  try {
    shelf.setItem(NAME, JSON.stringify(kept));
  } catch {
    // Full or forbidden: the form works without it.
    forget(shelf);
  }
}

export function forget(shelf: TabStorage): void {
  try {
    shelf.removeItem(NAME);
  } catch {
    // A browser that forbids storage holds no copy either.
  }
}

export function recall(shelf: TabStorage, who: number): SavedCheckout | null {
  try {
    const kept = JSON.parse(shelf.getItem(NAME) ?? 'null') as Partial<Kept> | null;
    if (!kept || kept.who !== who || !kept.values?.billing || !kept.values.shipping) return null;
    return kept.values;
  } catch {
    // Not written by us, or truncated.
    return null;
  }
}
