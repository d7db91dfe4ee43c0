import type { InvalidatedTags } from '#server/platform/tag-bus.ts';
import { type CartCache, createCartCache } from '#server/platform/cache/cart-cache.ts';

// An order is priced by products, zones, tax rates, coupons, option forms and categories as they are
// now. Every write to them moves one number in the database on; the order reads that number together
// with its cart, and what was read under the same number is what it would read again. Orders
// themselves change the stock and the uses of coupons: uses are read for each order, and the stock that
// is kept along is only a guess, which the taking of it and every refusal look at anew.
//
// Example: at 7 the zones were read and kept; an order finds 7 and takes them, the manager saves a
// rate in another process, the next order finds 8 and reads everything anew.

export interface ProvenCache {
  /** What was read since the facts stood at this number; nothing where there is no number. */
  at(facts: number | null): CartCache | undefined;
  /** By the settings only: of all else the number tells, and every order clears what it sells. */
  invalidate(tags: InvalidatedTags): void;
}

export function createProvenCache(): ProvenCache {
  let known: { facts: number; memory: CartCache } | null = null;
  return {
    at(facts) {
      if (facts === null) return undefined;
      // One that comes late with an older number gets its own: it may be asked for, never believed.
      if (known?.facts !== facts) known = { facts, memory: createCartCache({ proven: true }) };
      return known.memory;
    },
    invalidate(tags) {
      if (tags === 'all' || tags.includes('settings')) known = null;
    },
  };
}
