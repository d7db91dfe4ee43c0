import { LruCache } from '#server/platform/cache/lru-cache.ts';
import { defineService } from '#server/platform/services.ts';
import type { OrderRecord } from '../order-record.ts';

// The admin and programs that look for changes read the same orders again and again. Each process caches
// those it listed last, with the moment of their last change: a list asks the database for that moment
// alone, and reads an order again where it is another.
//
// Example: order 12, changed at 9:00, is listed at 9:05 and cached. It is shipped at 9:06 by another
// process; the list of 9:07 finds 9:06 at the order and reads it.

export interface OrderVersion {
  id: number;
  updatedAt: number;
}

export interface OrderCache {
  /** The orders of these versions, in any order; `load` reads those that are not cached. */
  orders(
    versions: readonly OrderVersion[],
    now: number,
    load: (missing: number[]) => Promise<OrderRecord[]>,
  ): Promise<OrderRecord[]>;
}

/** About 7 MB with what lists make of them. */
const MAX_CACHED = 500;
/** Two changes within one millisecond look like one: an order is cached when it has been left alone. */
const SETTLED_MS = 10_000;

export function createOrderCache(): OrderCache {
  const cached = new LruCache<number, OrderRecord>({ max: MAX_CACHED });
  return {
    async orders(versions, now, load) {
      const found: OrderRecord[] = [];
      const missing: number[] = [];
      for (const { id, updatedAt } of versions) {
        const known = cached.get(id);
        if (known?.updatedAt === updatedAt) found.push(known);
        else missing.push(id);
      }
      if (missing.length === 0) return found;
      const read = await load(missing);
      for (const order of read) {
        if (now - order.updatedAt > SETTLED_MS) cached.set(order.id, order);
      }
      return [...found, ...read];
    },
  };
}

/** Caches nothing. */
const uncachedOrders: OrderCache = {
  orders: (versions, _now, load) => load(versions.map(({ id }) => id)),
};

/** Calls have one; everything else reads orders as they are now. */
export const orderCache = defineService<OrderCache>(() => uncachedOrders);
