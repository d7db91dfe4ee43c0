import { CATALOG_TAG, productTag } from '#server/catalog/tags.ts';
import type { InvalidatedTags } from '../tag-bus.ts';
import type { ShopContext } from '#server/settings/context.ts';

// Every change to a cart asks for the same zones, tax rates, coupons, option forms, categories and
// pictures, which a manager changes now and then. Each process keeps them until a write names their
// tag, and a few seconds at most, so that a line of SQL by hand counts soon too. Prices, stock and the
// uses of coupons are not kept, and an order has a memory of its own (proven-memory.ts).
//
// Example: the manager saves a zone and clears ['shipping']: the next add reads the zones again.

export const SHIPPING_TAG = 'shipping';
export const TAX_TAG = 'tax';
export const COUPONS_TAG = 'coupons';

/** Nothing is kept for longer, whether news of it came or not. */
export const MAX_CACHE_AGE_MS = 10_000;
const MAX_CACHED = 5_000;

interface Entry {
  value: unknown;
  tags: readonly string[];
  at: number;
}

/** At hand already, or to be waited for. */
export type Kept<T> = T | Promise<T>;

export interface CartCache {
  /** What is in it, but for stock, is known to be what would be read now. */
  readonly proven: boolean;
  /** What was read under this key before, or what `load` reads now. */
  one<T>(key: string, tags: readonly string[], now: number, load: () => Promise<T>): Kept<T>;
  /** The same by number for many; `load` reads all that are missing at once. */
  each<T>(
    kind: string,
    ids: readonly number[],
    now: number,
    load: (missing: number[]) => Promise<ReadonlyMap<number, T>>,
    tagsOf: (id: number) => readonly string[],
  ): Kept<Map<number, T>>;
  invalidate(tags: InvalidatedTags): void;
}

export function createCartCache({ maxCached = MAX_CACHED, proven = false } = {}): CartCache {
  const entries = new Map<string, Entry>();
  let invalidations = 0;

  const known = (key: string, now: number): Entry | undefined => {
    const entry = entries.get(key);
    // A clock that was set back would otherwise keep it for long.
    return entry && now >= entry.at && now - entry.at < MAX_CACHE_AGE_MS ? entry : undefined;
  };
  const keep = (key: string, entry: Entry): void => {
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size <= maxCached) return;
    const oldest = entries.keys().next();
    if (!oldest.done) entries.delete(oldest.value);
  };

  return {
    proven,
    one<T>(key: string, tags: readonly string[], now: number, load: () => Promise<T>) {
      const entry = known(key, now);
      // Each key belongs to one kind of reading, so that what comes out is what went in.
      if (entry) return entry.value as T;
      const start = invalidations;
      return load().then((value) => {
        // What was cleared while it was being read may be what it was before the write.
        if (invalidations === start) keep(key, { value, tags, at: now });
        return value;
      });
    },
    each<T>(
      kind: string,
      ids: readonly number[],
      now: number,
      load: (missing: number[]) => Promise<ReadonlyMap<number, T>>,
      tagsOf: (id: number) => readonly string[],
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
          if (invalidations === start) keep(`${kind}:${id}`, { value, tags: tagsOf(id), at: now });
        }
        return found;
      });
    },
    invalidate(tags) {
      invalidations += 1;
      if (tags === 'all' || tags.includes('settings')) return entries.clear();
      const gone = new Set(tags);
      for (const [key, entry] of entries) {
        if (entry.tags.some((tag) => gone.has(tag))) entries.delete(key);
      }
    },
  };
}

export type RememberingContext = Pick<ShopContext, 'db' | 'now' | 'cartCache'>;

/** From memory where there is one, and then without waiting. */
export function remembered<T>(
  { cartCache, now }: RememberingContext,
  key: string,
  tags: readonly string[],
  load: () => Promise<T>,
): Kept<T> {
  return cartCache ? cartCache.one(key, tags, now, load) : load();
}

export function rememberedEach<T>(
  { cartCache, now }: RememberingContext,
  kind: string,
  ids: readonly number[],
  load: (missing: number[]) => Promise<ReadonlyMap<number, T>>,
  tagsOf: (id: number) => readonly string[] = ofProduct,
): Kept<ReadonlyMap<number, T>> {
  if (ids.length === 0) return new Map();
  return cartCache ? cartCache.each(kind, ids, now, load, tagsOf) : load([...ids]);
}

/** What is known of a product goes with it, and with every change to the catalogue. */
function ofProduct(id: number): readonly string[] {
  return [productTag(id), CATALOG_TAG];
}
