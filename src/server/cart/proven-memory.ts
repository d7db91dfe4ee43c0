import type { ClearedTags } from '#server/platform/tag-bus.ts';
import { type CartMemory, createCartMemory } from './cart-memory.ts';

// An order is priced by products, zones, tax rates, coupons, option forms and categories as they are
// now. Every write to them moves one number in the database on; the order reads that number together
// with its cart, and what was read under the same number is what it would read again. Orders
// themselves change the stock and the uses of coupons: uses are read for each order, and the stock that
// is kept along is only a guess, which the taking of it and every refusal look at anew.
//
// Example: at 7 the zones were read and kept; an order finds 7 and takes them, the manager saves a
// rate in another process, the next order finds 8 and reads everything anew.

export interface ProvenMemory {
  /** What was read since the facts stood at this number; nothing where there is no number. */
  at(facts: number | null): CartMemory | undefined;
  /** By the settings only: of all else the number tells, and every order clears what it sells. */
  clear(tags: ClearedTags): void;
}

export function createProvenMemory(): ProvenMemory {
  let known: { facts: number; memory: CartMemory } | null = null;
  return {
    at(facts) {
      if (facts === null) return undefined;
      // One that comes late with an older number gets its own: it may be asked for, never believed.
      if (known?.facts !== facts) known = { facts, memory: createCartMemory({ proven: true }) };
      return known.memory;
    },
    clear(tags) {
      if (tags === 'all' || tags.includes('settings')) known = null;
    },
  };
}
