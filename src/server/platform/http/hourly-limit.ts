import { createRateLimiter, type RateLimiter } from './rate-limit.ts';

/** Takes one turn for each key; false where one of them had so many in the last hour. */
export type HourlyLimit = (perHour: number, keys: readonly string[], now: number) => boolean;

/** For forms that anyone can send; each process counts on its own. A limit of 0 is none, a key of '' is not counted. */
export function createHourlyLimit(): HourlyLimit {
  /** One for each limit a shop has set. */
  const limiters = new Map<number, RateLimiter>();
  return (perHour, keys, now) => {
    if (perHour === 0) return true;
    const limiter =
      limiters.get(perHour) ??
      createRateLimiter({ capacity: perHour, refillPerSecond: perHour / 3600 });
    limiters.set(perHour, limiter);
    const results = keys.filter((key) => key !== '').map((key) => limiter.take(key, now).ok);
    return !results.includes(false);
  };
}
