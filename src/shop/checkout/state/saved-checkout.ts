import { hasFields } from '#rules/input/has-fields.ts';
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

type Addresses = Pick<SavedCheckout, 'billing' | 'shipping'>;
const ADDRESSES = { billing: 'object', shipping: 'object' } as const;

interface StoredCheckout {
  /** The customer's id, 0 for a guest. */
  who: number;
  values: SavedCheckout;
}

export function writeSaved(storage: TabStorage, who: number, values: CheckoutValues): void {
  const { billing, shipping, shipToDifferent, note } = values;
  const saved: StoredCheckout = { who, values: { billing, shipping, shipToDifferent, note } };
  try {
    storage.setItem(NAME, JSON.stringify(saved));
  } catch {
    // Full or forbidden: the form works without it.
    removeSaved(storage);
  }
}

export function removeSaved(storage: TabStorage): void {
  try {
    storage.removeItem(NAME);
  } catch {
    // A browser that forbids storage holds no copy either.
  }
}

export function readSaved(storage: TabStorage, who: number): SavedCheckout | null {
  try {
    const saved: unknown = JSON.parse(storage.getItem(NAME) ?? 'null');
    if (!hasFields<StoredCheckout>(saved, { who: 'number', values: 'object' })) return null;
    return saved.who === who && hasFields<Addresses>(saved.values, ADDRESSES) ? saved.values : null;
  } catch {
    // Not written by us, or truncated.
    return null;
  }
}
