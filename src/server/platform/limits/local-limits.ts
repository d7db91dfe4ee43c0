import { LruCache } from '../cache/lru-cache.ts';
import { checkLimit, costMs, type Limit, type LimitResult } from './limit.ts';

// Limits of what is asked often, such as reading calls: counted in memory, without a query. Processes that
// serve one shop exchange what they have counted (`exchange-limits.ts`), so the limit holds for all of them
// together, but a moment late.

/** For each limit; the least recently used key leaves first. */
const MAX_KEYS = 50_000;

/** What one process has counted and the others do not know yet is at most this share of a limit. */
const UNSENT_SHARE = 1 / 16;

export interface Limits {
  /** Counts a use of so many; nothing where it is refused. */
  take(limit: Limit, key: string, now: number, count?: number): LimitResult;
  /** What `take` would return; nothing is counted, and an unknown key is not added. */
  check(limit: Limit, key: string, now: number): LimitResult;
}

/** What another process counted: under which limit and key, and how much of the window. */
export type CountedUse = readonly [limit: string, key: string, usedMs: number];

export interface LocalLimits extends Limits {
  /** What the other processes need to know; it is returned once. */
  takeUnsent(): CountedUse[];
  addUses(uses: readonly CountedUse[], now: number): void;
}

interface Bucket {
  /** At that time. */
  usedMs: number;
  at: number;
  unsentMs: number;
}

export interface LocalLimitOptions {
  readonly maxKeys?: number;
  /** Called when something has to be sent to the other processes, and nothing had to before. */
  readonly onUnsent?: () => void;
}

export function createLimits({
  maxKeys = MAX_KEYS,
  onUnsent = () => undefined,
}: LocalLimitOptions = {}): LocalLimits {
  const limits = new Map<string, LruCache<string, Bucket>>();
  const unsent = new Map<Bucket, readonly [limit: string, key: string]>();

  const findBucket = (name: string, key: string, now: number): Bucket => {
    const buckets = limits.get(name) ?? new LruCache<string, Bucket>({ max: maxKeys });
    limits.set(name, buckets);
    const bucket = buckets.getOrSet(key, () => ({ usedMs: 0, at: now, unsentMs: 0 }));
    refill(bucket, now);
    return bucket;
  };

  return {
    take(limit, key, now, count = 1) {
      const bucket = findBucket(limit.name, key, now);
      const used = costMs(limit) * count;
      const result = checkLimit(bucket.usedMs, used, limit.windowMs);
      if (!result.ok) return result;
      bucket.usedMs += used;
      bucket.unsentMs += used;
      if (bucket.unsentMs >= limit.windowMs * UNSENT_SHARE) {
        if (unsent.size === 0) onUnsent();
        unsent.set(bucket, [limit.name, key]);
      }
      return result;
    },
    check(limit, key, now) {
      const bucket = limits.get(limit.name)?.peek(key);
      if (!bucket) return { ok: true };
      refill(bucket, now);
      return checkLimit(bucket.usedMs, costMs(limit), limit.windowMs);
    },
    takeUnsent() {
      const uses = [...unsent].map(([bucket, [name, key]]): CountedUse => {
        const { unsentMs } = bucket;
        bucket.unsentMs = 0;
        return [name, key, unsentMs];
      });
      unsent.clear();
      return uses.filter(([, , usedMs]) => usedMs > 0);
    },
    addUses(uses, now) {
      // Also beyond the limit: what all processes together let through too much is waited for later.
      for (const [name, key, usedMs] of uses) findBucket(name, key, now).usedMs += usedMs;
    },
  };
}

/** Also after a clock that was set back, from which time counts anew. */
function refill(bucket: Bucket, now: number): void {
  bucket.usedMs = Math.max(0, bucket.usedMs - Math.max(0, now - bucket.at));
  bucket.at = now;
  if (bucket.usedMs === 0) bucket.unsentMs = 0;
}
