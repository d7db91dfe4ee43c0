import { LruCache } from '#server/platform/cache/lru-cache.ts';
import { defineService } from '#server/platform/services.ts';
import type { InvalidatedTags } from '#server/platform/tag-bus.ts';
import type { ProductCard } from '#wire/product.ts';
import { CATALOG_TAG } from './tags.ts';

// A page shows a dozen cards of other products, and the same cards stand on many pages. Each process
// caches those it read last until a write names them, as it caches finished pages.
//
// Example: an order takes the last mug and invalidates ['product:7', 'catalog']: every card goes. One
// that leaves eighty of them invalidates ['product:7']: the mug's own card goes.

export interface CachedCard {
  card: ProductCard;
  /** When the card would be wrong by the passing of time alone; null for never. */
  until: number | null;
}

export interface CatalogCache {
  /** Cards by product: the cached ones, and the others as `load` reads them now. */
  cards(
    ids: readonly number[],
    now: number,
    load: (missing: number[]) => Promise<CachedCard[]>,
  ): Promise<Map<number, ProductCard>>;
  /** Which products are related to which, and the like: cached until the catalogue changes at all. */
  cached<T>(key: string, load: () => Promise<T>): Promise<T>;
  /**
   * The next moment at which a price changes by itself. Once it is another than before, prices were
   * derived again, here or in another process, and no entry counts any more.
   */
  noteNextChange(next: number | null): void;
  invalidate(tags: InvalidatedTags): void;
}

/** About 20 MB of cards. */
const MAX_CACHED = 10_000;
const ALL_GO = new Set([CATALOG_TAG, 'settings']);
const PRODUCT = /^product:(\d+)$/;

export function createCatalogCache(maxCached = MAX_CACHED): CatalogCache {
  const cards = new LruCache<number, CachedCard>({ max: maxCached });
  const entries = new LruCache<string, Promise<unknown>>({ max: maxCached });
  let nextChange: number | null | undefined;
  let invalidations = 0;

  function purgeAll(): void {
    invalidations += 1;
    cards.clear();
    entries.clear();
  }

  return {
    async cards(ids, now, load) {
      const found = new Map<number, ProductCard>();
      const missing: number[] = [];
      for (const id of new Set(ids)) {
        const known = cards.get(id);
        if (known && (known.until === null || known.until > now)) found.set(id, known.card);
        else missing.push(id);
      }
      if (missing.length === 0) return found;
      const start = invalidations;
      for (const read of await load(missing)) {
        found.set(read.card.id, read.card);
        // Invalidated while it was being read, it may be the state before the write.
        if (invalidations === start) cards.set(read.card.id, read);
      }
      return found;
    },
    cached<T>(key: string, load: () => Promise<T>): Promise<T> {
      // Each key belongs to one kind of reading, so that what comes out is what went in.
      const known = entries.get(key) as Promise<T> | undefined;
      if (known) return known;
      const started = load();
      entries.set(key, started);
      started.catch(() => {
        if (entries.peek(key) === started) entries.delete(key);
      });
      return started;
    },
    noteNextChange(next) {
      if (nextChange !== undefined && next !== nextChange) purgeAll();
      nextChange = next;
    },
    invalidate(tags) {
      if (tags === 'all' || tags.some((tag) => ALL_GO.has(tag))) return purgeAll();
      for (const tag of tags) {
        const id = PRODUCT.exec(tag)?.[1];
        if (id === undefined) continue;
        invalidations += 1;
        cards.delete(Number(id));
      }
    },
  };
}

/** Caches nothing: for callers that must read the current catalogue. */
const uncachedCatalog: CatalogCache = {
  cards: async (ids, _now, load) =>
    new Map((await load([...new Set(ids)])).map(({ card }) => [card.id, card])),
  cached: (_key, load) => load(),
  noteNextChange: () => undefined,
  invalidate: () => undefined,
};

/** Pages have one; everything else reads the catalogue as it is now. */
export const catalogCache = defineService<CatalogCache>(() => uncachedCatalog);
