import type { InvalidatedTags } from '../tag-bus.ts';
import { createReadCache, type ReadCache, uncached } from './read-cache.ts';

// A cache for readers that must see the state of this moment. Every write to what is cached raises one
// number in the database; the reader reads that number first, and entries count only under the number
// they were read under.
//
// Example: at 7 the zones were read and cached; an order finds 7 and uses them. A manager saves a rate
// in another process, the next order finds 8 and reads everything again.

export interface VersionedCache {
  /** The entries read under this version; without a version everything is read again. */
  at(version: number | null): ReadCache;
  /** Keyed by the settings only: the version covers everything else. */
  invalidate(tags: InvalidatedTags): void;
}

export function createVersionedCache(): VersionedCache {
  let known: { version: number; cache: ReadCache } | null = null;
  return {
    at(version) {
      if (version === null) return uncached;
      // A reader that comes late with an older version gets entries of its own.
      if (known?.version !== version) known = { version, cache: createReadCache({ proven: true }) };
      return known.cache;
    },
    invalidate(tags) {
      if (tags === 'all' || tags.includes('settings')) known = null;
    },
  };
}

/** Caches nothing. */
export const unversioned: VersionedCache = { at: () => uncached, invalidate: () => undefined };
