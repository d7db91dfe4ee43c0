import type { InvalidatedTags } from '#server/platform/tag-bus.ts';
import type { ProductCard } from '#wire/product.ts';
import { CATALOG_TAG } from './tags.ts';

// A page shows a dozen boxes of other products, and the same boxes stand on many pages. Each process
// keeps those it read last until a write names them, as it keeps finished pages.
//
// Example: an order takes the last mug and clears ['product:7', 'catalog']: every box goes. One that
// leaves eighty of them clears ['product:7']: the mug's own box goes.

export interface CachedCard {
  card: ProductCard;
  /** When the box would be wrong by the passing of time alone; null for never. */
  until: number | null;
}

export interface CatalogCache {
  /** The boxes by product number: those kept, and the others as `load` reads them now. */
  cards(
    ids: readonly number[],
    now: number,
    load: (missing: number[]) => Promise<CachedCard[]>,
  ): Promise<Map<number, ProductCard>>;
  /** Which products stand beside which, and the like: kept until the catalogue changes at all. */
  remember<T>(key: string, load: () => Promise<T>): Promise<T>;
  /**
   * The next moment at which a price changes by itself. Once it is another than before, prices were
   * derived anew, here or in another process, and nothing kept counts any more.
   */
  noteNextChange(next: number | null): void;
  invalidate(tags: InvalidatedTags): void;
}

/** About 20 MB of boxes. */
const MAX_CACHED = 10_000;
const ALL_GO = new Set([CATALOG_TAG, 'settings']);
const PRODUCT = /^product:(\d+)$/;

export function createCatalogCache(maxCached = MAX_CACHED): CatalogCache {
  const kept = new Map<number, CachedCard>();
  const remembered = new Map<string, Promise<unknown>>();
  let nextChange: number | null | undefined;
  let invalidations = 0;

  function purgeAll(): void {
    invalidations += 1;
    kept.clear();
    remembered.clear();
  }

  return {
    async cards(ids, now, load) {
      const found = new Map<number, ProductCard>();
      const missing: number[] = [];
      for (const id of new Set(ids)) {
        const known = kept.get(id);
        if (known && (known.until === null || known.until > now)) found.set(id, known.card);
        else missing.push(id);
      }
      if (missing.length === 0) return found;
      const start = invalidations;
      for (const read of await load(missing)) {
        found.set(read.card.id, read.card);
        // What was cleared while it was being read may be what it was before the write.
        if (invalidations === start) keep(kept, read.card.id, read, maxCached);
      }
      return found;
    },
    remember<T>(key: string, load: () => Promise<T>): Promise<T> {
      // Each key belongs to one kind of reading, so that what comes out is what went in.
      const known = remembered.get(key) as Promise<T> | undefined;
      if (known) return known;
      const started = load();
      keep(remembered, key, started, maxCached);
      started.catch(() => {
        if (remembered.get(key) === started) remembered.delete(key);
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
        kept.delete(Number(id));
      }
    },
  };
}

/** The oldest goes first: what is wanted often is soon back. */
function keep<K, V>(map: Map<K, V>, key: K, value: V, most: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= most) return;
  const oldest = map.keys().next();
  if (!oldest.done) map.delete(oldest.value);
}
