import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limit.ts';

test('a burst passes, then one a second', () => {
  const limiter = createRateLimiter({ capacity: 3, refillPerSecond: 1 });
  const take = (now: number) => limiter.take('visitor', now).ok;
  expect([take(0), take(0), take(0), take(0)]).toEqual([true, true, true, false]);
  expect([take(999), take(1000), take(1000)]).toEqual([false, true, false]);
  expect(limiter.take('visitor', 1500)).toEqual({ ok: false, retryAfterSeconds: 1 });
  expect(limiter.take('another', 1500)).toEqual({ ok: true });
});

test('a clock set back gives nothing away and breaks nothing', () => {
  const limiter = createRateLimiter({ capacity: 1, refillPerSecond: 1 });
  expect(limiter.take('a', 10_000).ok).toBe(true);
  expect(limiter.take('a', 0).ok).toBe(false);
});

test('looking takes nothing, and sees what time has refilled', () => {
  const limiter = createRateLimiter({ capacity: 1, refillPerSecond: 1 });
  expect([limiter.peek('a', 0), limiter.peek('a', 0)]).toEqual([{ ok: true }, { ok: true }]);
  expect(limiter.take('a', 50_000).ok).toBe(true);
  expect(limiter.peek('a', 50_000)).toEqual({ ok: false, retryAfterSeconds: 1 });
  expect(limiter.peek('a', 51_000)).toEqual({ ok: true });
  expect(limiter.take('a', 51_000).ok).toBe(true);
  // The clock is set back: a second later there is room again.
  expect([limiter.peek('a', 0).ok, limiter.peek('a', 1000).ok]).toEqual([false, true]);
});

test('the keys remembered are bounded', () => {
  const limiter = createRateLimiter({ capacity: 1, refillPerSecond: 0.001, maxKeys: 2 });
  expect(['a', 'b', 'c'].map((key) => limiter.take(key, 0).ok)).toEqual([true, true, true]);
  expect([limiter.take('c', 0).ok, limiter.take('a', 0).ok]).toEqual([false, true]);
});

test('never more than the capacity plus what time has refilled', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 50 }),
      fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 200 }),
      (capacity, refillPerSecond, pauses) => {
        const limiter = createRateLimiter({ capacity, refillPerSecond });
        let now = 0;
        let passed = 0;
        for (const pause of pauses) {
          now += pause;
          if (limiter.take('k', now).ok) passed += 1;
        }
        expect(passed).toBeLessThanOrEqual(capacity + (now / 1000) * refillPerSecond + 1e-6);
      },
    ),
  );
});
