import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLimits } from './local-limits.ts';

const LIMIT = { name: 'log-ins', max: 3, windowMs: 3000 };

test('a burst passes, then one a second', () => {
  const limits = createLimits();
  const take = (now: number) => limits.take(LIMIT, 'visitor', now).ok;
  expect([take(0), take(0), take(0), take(0)]).toEqual([true, true, true, false]);
  expect([take(999), take(1000), take(1000)]).toEqual([false, true, false]);
  expect(limits.take(LIMIT, 'visitor', 1500)).toEqual({ ok: false, retryAfterSeconds: 1 });
  expect(limits.take(LIMIT, 'another', 1500)).toEqual({ ok: true });
  expect(limits.take({ ...LIMIT, name: 'uploads' }, 'visitor', 1500)).toEqual({ ok: true });
});

test('a clock set back gives nothing away, and a second later there is room again', () => {
  const limits = createLimits();
  const limit = { name: 'a', max: 1, windowMs: 1000 };
  const take = (now: number) => limits.take(limit, 'a', now).ok;
  expect([take(10_000), take(0), take(999), take(1000)]).toEqual([true, false, false, true]);
});

test('checking counts nothing, and sees what time has refilled', () => {
  const limits = createLimits();
  const limit = { name: 'a', max: 1, windowMs: 1000 };
  const check = (now: number) => limits.check(limit, 'a', now);
  expect([check(0), check(0)]).toEqual([{ ok: true }, { ok: true }]);
  expect(limits.take(limit, 'a', 50_000).ok).toBe(true);
  expect(check(50_000)).toEqual({ ok: false, retryAfterSeconds: 1 });
  expect(check(51_000)).toEqual({ ok: true });
  expect(limits.take(limit, 'a', 51_000).ok).toBe(true);
  // The clock is set back: a second later there is room again.
  expect([check(0).ok, check(1000).ok]).toEqual([false, true]);
});

test('the keys remembered are bounded', () => {
  const limits = createLimits({ maxKeys: 2 });
  const limit = { name: 'a', max: 1, windowMs: 1_000_000 };
  const take = (key: string) => limits.take(limit, key, 0).ok;
  expect(['a', 'b', 'c', 'c', 'a'].map(take)).toEqual([true, true, true, false, true]);
});

test('never more than the limit plus what time has refilled', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 50 }),
      fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 200 }),
      (max, perSecond, pauses) => {
        const limits = createLimits();
        const limit = { name: 'a', max, windowMs: (max / perSecond) * 1000 };
        let now = 0;
        let passed = 0;
        for (const pause of pauses) {
          now += pause;
          if (limits.take(limit, 'k', now).ok) passed += 1;
        }
        expect(passed).toBeLessThanOrEqual(max + (now / 1000) * perSecond + 1e-3);
      },
    ),
  );
});

test('who stays far below a limit is not sent to other processes', () => {
  let calls = 0;
  const limits = createLimits({ onUnsent: () => (calls += 1) });
  const limit = { name: 'reads', max: 160, windowMs: 16_000 };
  for (let second = 0; second < 60; second += 1) limits.take(limit, 'ann', second * 1000, 9);
  expect([calls, limits.takeUnsent()]).toEqual([0, []]);
  for (let use = 0; use < 12; use += 1) limits.take(limit, 'bob', 0);
  expect([calls, limits.takeUnsent(), limits.takeUnsent()]).toEqual([
    1,
    [['reads', 'bob', 1200]],
    [],
  ]);
});

test('what another process counted is used up here, and what was too much is waited for', () => {
  const limits = createLimits();
  limits.addUses([['log-ins', 'ann', 2000]], 0);
  expect([limits.take(LIMIT, 'ann', 0).ok, limits.take(LIMIT, 'ann', 0).ok]).toEqual([true, false]);
  limits.addUses([['log-ins', 'ann', 3000]], 0);
  expect(limits.take(LIMIT, 'ann', 0)).toEqual({ ok: false, retryAfterSeconds: 4 });
  expect([limits.take(LIMIT, 'ann', 3999).ok, limits.take(LIMIT, 'ann', 4000).ok]).toEqual([
    false,
    true,
  ]);
});

test('processes that exchange what they counted let through the limit and a sixteenth more each', () => {
  const limit = { name: 'reads', max: 160, windowMs: 16_000 };
  const processes = [createLimits(), createLimits(), createLimits()];
  let passed = 0;
  let now = 0;
  for (; now < 60_000; now += 10) {
    for (const each of processes) if (each.take(limit, 'ann', now).ok) passed += 1;
    for (const from of processes) {
      const uses = from.takeUnsent();
      for (const to of processes) if (to !== from) to.addUses(uses, now);
    }
  }
  const exact = limit.max + (now / limit.windowMs) * limit.max;
  expect(passed).toBeGreaterThan(exact * 0.99);
  expect(passed).toBeLessThanOrEqual(exact + 2 * (limit.max / 16 + 1));
});
