import { LruCache } from '#server/platform/cache/lru-cache.ts';
import { MAX_CACHE_AGE_MS } from '#server/platform/cache/read-cache.ts';
import { defineService } from '#server/platform/services.ts';
import type { InvalidatedTags } from '#server/platform/tag-bus.ts';
import type { ProductCard } from '#wire/product.ts';
import { CATALOG_TAG } from './tags.ts';

// A page shows a dozen cards of other products, and the same cards stand on many pages; a list of the
// Store API has a dozen products as JSON. Each process caches those it read last until a write names
// them, as it caches finished pages.
//
// Example: an order takes the last mug and invalidates ['product:7', 'catalog']: every card goes. One
// that leaves eighty of them invalidates ['product:7']: the mug's own card goes.

interface Entry<Value> {
  value: Value;
  /** When it would be wrong by the passing of time alone; null for never. */
  until: number | null;
}

export interface CachedCard {
  card: ProductCard;
  until: number | null;
}

/** A product as the Store API sends it, in UTF-8. */
export interface StoreJson {
  id: number;
  json: Buffer;
  /** False where it tells of other products too, whose changes do not name this one. */
  cacheable: boolean;
}

export interface CatalogCache {
  /** Cards by product: the cached ones, and the others as `load` reads them now. */
  cards(
    ids: readonly number[],
    now: number,
    load: (missing: number[]) => Promise<CachedCard[]>,
  ): Promise<Map<number, ProductCard>>;
  /**
   * The same for the Store API. Addresses in it begin with the origin. A change by plain SQL, which
   * names no product, counts after a few seconds.
   */
  storeJson(
    ids: readonly number[],
    origin: string,
    now: number,
    load: (missing: number[]) => Promise<StoreJson[]>,
  ): Promise<Map<number, Buffer>>;
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
/** About 6 MB. */
const MAX_JSON = 1000;
const ALL_GO = new Set([CATALOG_TAG, 'settings']);
const PRODUCT = /^product:(\d+)$/;

/** A shop without an address of its own is asked at several; one of them is cached. */
interface OfOrigin {
  origin: string;
  bytes: Buffer;
}

export function createCatalogCache(maxCached = MAX_CACHED): CatalogCache {
  const cards = new LruCache<number, Entry<ProductCard>>({ max: maxCached });
  const json = new LruCache<number, Entry<OfOrigin>>({ max: MAX_JSON });
  const entries = new LruCache<string, Promise<unknown>>({ max: maxCached });
  let nextChange: number | null | undefined;
  let invalidations = 0;

  function purgeAll(): void {
    invalidations += 1;
    cards.clear();
    json.clear();
    entries.clear();
  }

  async function through<Value>(
    known: LruCache<number, Entry<Value>>,
    ids: readonly number[],
    isValid: (entry: Entry<Value>) => boolean,
    load: (missing: number[]) => Promise<(Entry<Value> & { id: number; cacheable: boolean })[]>,
  ): Promise<Map<number, Value>> {
    const found = new Map<number, Value>();
    const missing: number[] = [];
    for (const id of new Set(ids)) {
      const entry = known.get(id);
      if (entry && isValid(entry)) found.set(id, entry.value);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    const start = invalidations;
    for (const { id, value, until, cacheable } of await load(missing)) {
      found.set(id, value);
      // Invalidated while it was being read, it may be the state before the write.
      if (cacheable && invalidations === start) known.set(id, { value, until });
    }
    return found;
  }

  return {
    cards(ids, now, load) {
      const isValid = ({ until }: Entry<ProductCard>) => until === null || until > now;
      return through(cards, ids, isValid, async (missing) =>
        (await load(missing)).map(({ card, until }) => {
          return { id: card.id, value: card, until, cacheable: true };
        }),
      );
    },
    async storeJson(ids, origin, now, load) {
      const isValid = ({ value, until }: Entry<OfOrigin>) =>
        value.origin === origin && until !== null && until > now;
      const found = await through(json, ids, isValid, async (missing) =>
        (await load(missing)).map((read) => {
          const value = { origin, bytes: read.json };
          return { id: read.id, value, until: now + MAX_CACHE_AGE_MS, cacheable: read.cacheable };
        }),
      );
      return new Map([...found].map(([id, { bytes }]) => [id, bytes]));
    },
    cached<T>(key: string, load: () => Promise<T>): Promise<T> {
      // Each key belongs to one kind of reading, so that what comes out is what went in.
      const known = entries.get(key) as Promise<T> | undefined;
      // The failure of another's reading is not this one's: it may read from another server.
      if (known) return known.catch(load);
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
        json.delete(Number(id));
      }
    },
  };
}

/** Caches nothing: for callers that must read the current catalogue. */
const uncachedCatalog: CatalogCache = {
  cards: async (ids, _now, load) =>
    new Map((await load([...new Set(ids)])).map(({ card }) => [card.id, card])),
  storeJson: async (ids, _origin, _now, load) =>
    new Map((await load([...new Set(ids)])).map(({ id, json }) => [id, json])),
  cached: (_key, load) => load(),
  noteNextChange: () => undefined,
  invalidate: () => undefined,
};

/** Pages and calls have one; everything else reads the catalogue as it is now. */
export const catalogCache = defineService<CatalogCache>(() => uncachedCatalog);
