import { LruCache } from '../cache/lru-cache.ts';

// A bucket of tokens for each key: each request takes some, time puts them back.
// Example: { capacity: 5, refillPerSecond: 1 } lets five log-ins through at once, then one a second.

export interface RateLimitChoices {
  readonly capacity: number;
  readonly refillPerSecond: number;
  /** How many keys are held; the least recently used one is dropped first. */
  readonly maxKeys?: number;
}

export type RateLimitResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly retryAfterSeconds: number };

export interface RateLimiter {
  take(key: string, now: number, tokens?: number): RateLimitResult;
  /** What `take` would answer; nothing is taken, and an unknown key is not added. */
  peek(key: string, now: number): RateLimitResult;
}

interface Bucket {
  tokens: number;
  at: number;
}

export function createRateLimiter({
  capacity,
  refillPerSecond,
  maxKeys = 50_000,
}: RateLimitChoices): RateLimiter {
  const buckets = new LruCache<string, Bucket>({ max: maxKeys });

  /** Also after a clock that was set back, from which time counts anew. */
  const refill = (bucket: Bucket, now: number): void => {
    const passedSeconds = Math.max(0, now - bucket.at) / 1000;
    bucket.tokens = Math.min(capacity, bucket.tokens + passedSeconds * refillPerSecond);
    bucket.at = now;
  };
  const respond = (left: number, cost: number): RateLimitResult =>
    left >= cost
      ? { ok: true }
      : { ok: false, retryAfterSeconds: Math.ceil((cost - left) / refillPerSecond) };

  return {
    take(key, now, tokens = 1) {
      const bucket = buckets.getOrSet(key, () => ({ tokens: capacity, at: now }));
      refill(bucket, now);
      const response = respond(bucket.tokens, tokens);
      if (response.ok) bucket.tokens -= tokens;
      return response;
    },
    peek(key, now) {
      const bucket = buckets.peek(key);
      if (!bucket) return { ok: true };
      refill(bucket, now);
      return respond(bucket.tokens, 1);
    },
  };
}
