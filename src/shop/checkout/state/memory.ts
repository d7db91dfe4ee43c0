import type { CheckoutValues } from '#wire/checkout.ts';

// Typed values, stored for the tab so that a reload loses nothing. Passwords and accepted terms are
// never stored, and one customer's values are not shown to another.

const NAME = 'vitrine_checkout';

export interface Shelf {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

export type Remembered = Omit<CheckoutValues, 'terms' | 'createAccount'>;

interface Kept {
  /** The customer's id, 0 for a guest. */
  who: number;
  values: Remembered;
}

export function remember(shelf: Shelf, who: number, values: CheckoutValues): void {
  const { billing, shipping, shipToDifferent, note } = values;
  const kept: Kept = { who, values: { billing, shipping, shipToDifferent, note } };
  try {
    shelf.setItem(NAME, JSON.stringify(kept));
  } catch {
    // Full or forbidden: the form works without it.
    forget(shelf);
  }
}

export function forget(shelf: Shelf): void {
  try {
    shelf.removeItem(NAME);
  } catch {
    // A browser that forbids storage holds no copy either.
  }
}

export function recall(shelf: Shelf, who: number): Remembered | null {
  try {
    const kept = JSON.parse(shelf.getItem(NAME) ?? 'null') as Partial<Kept> | null;
    if (!kept || kept.who !== who || !kept.values?.billing || !kept.values.shipping) return null;
    return kept.values;
  } catch {
    // Not written by us, or truncated.
    return null;
  }
}
