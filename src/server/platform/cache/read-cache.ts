import type { InvalidatedTags } from '../tag-bus.ts';
import { LruCache } from './lru-cache.ts';

// What requests read again and again and a manager changes now and then, such as shipping zones and
// tax rates. Each process caches it until a write names its tag, and for a few seconds at most, so
// that a change by plain SQL counts soon too. What must be of this moment (prices, stock) is not cached.
//
// Example: the manager saves a zone and invalidates ['shipping']: the next request reads the zones again.

/** No entry is used for longer, even without an invalidation. */
export const MAX_CACHE_AGE_MS = 10_000;
const MAX_CACHED = 5_000;

interface Entry {
  value: unknown;
  tags: readonly string[];
  at: number;
}

/** Cached already, or still being read. */
export type Cached<T> = T | Promise<T>;

export interface ReadCache {
  /** True where the entries are known to be what would be read now. */
  readonly proven: boolean;
  /** What was read under this key before, or what `load` reads now. */
  one<T>(key: string, tags: readonly string[], now: number, load: () => Promise<T>): Cached<T>;
  /** The same by number for many; `load` reads all that are missing at once. */
  each<T>(
    kind: string,
    ids: readonly number[],
    now: number,
    load: (missing: number[]) => Promise<ReadonlyMap<number, T>>,
    toTags: (id: number) => readonly string[],
  ): Cached<ReadonlyMap<number, T>>;
  invalidate(tags: InvalidatedTags): void;
}

export function createReadCache({ maxCached = MAX_CACHED, proven = false } = {}): ReadCache {
  const entries = new LruCache<string, Entry>({ max: maxCached });
  let invalidations = 0;

  const known = (key: string, now: number): Entry | undefined => {
    const entry = entries.get(key);
    // A clock that was set back would otherwise make entries last.
    return entry && now >= entry.at && now - entry.at < MAX_CACHE_AGE_MS ? entry : undefined;
  };

  return {
    proven,
    one<T>(key: string, tags: readonly string[], now: number, load: () => Promise<T>) {
      const entry = known(key, now);
      // Each key belongs to one kind of reading, so that what comes out is what went in.
      if (entry) return entry.value as T;
      const start = invalidations;
      return load().then((value) => {
        // Invalidated while it was being read, it may be the state before the write.
        if (invalidations === start) entries.set(key, { value, tags, at: now });
        return value;
      });
    },
    each<T>(
      kind: string,
      ids: readonly number[],
      now: number,
      load: (missing: number[]) => Promise<ReadonlyMap<number, T>>,
      toTags: (id: number) => readonly string[],
    ) {
      const found = new Map<number, T>();
      const missing: number[] = [];
      for (const id of ids) {
        const entry = known(`${kind}:${id}`, now);
        if (!entry) missing.push(id);
        else if (entry.value !== undefined) found.set(id, entry.value as T);
      }
      if (missing.length === 0) return found;
      const start = invalidations;
      return load(missing).then((read) => {
        for (const id of missing) {
          const value = read.get(id);
          if (value !== undefined) found.set(id, value);
          if (invalidations !== start) continue;
          entries.set(`${kind}:${id}`, { value, tags: toTags(id), at: now });
        }
        return found;
      });
    },
    invalidate(tags) {
      invalidations += 1;
      if (tags === 'all' || tags.includes('settings')) return entries.clear();
      const gone = new Set(tags);
      for (const [key, entry] of entries.entries()) {
        if (entry.tags.some((tag) => gone.has(tag))) entries.delete(key);
      }
    },
  };
}

/** Caches nothing: every reading asks the database. */
export const uncached: ReadCache = {
  proven: false,
  one: (_key, _tags, _now, load) => load(),
  each: (_kind, ids, _now, load) => load([...ids]),
  invalidate: () => undefined,
};

export interface CachingContext {
  now: number;
  readCache: ReadCache;
}

export function cached<T>(
  { readCache, now }: CachingContext,
  key: string,
  tags: readonly string[],
  load: () => Promise<T>,
): Cached<T> {
  return readCache.one(key, tags, now, load);
}

export function cachedEach<T>(
  { readCache, now }: CachingContext,
  kind: string,
  ids: readonly number[],
  load: (missing: number[]) => Promise<ReadonlyMap<number, T>>,
  toTags: (id: number) => readonly string[],
): Cached<ReadonlyMap<number, T>> {
  return ids.length === 0 ? new Map() : readCache.each(kind, ids, now, load, toTags);
}
