import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expiredBackups, parseRetention, type Retention } from './retention.ts';

const NONE: Retention = { last: 0, daily: 0, weekly: 0, monthly: 0 };
const dated = (...names: string[]) => names.map((name) => ({ name, at: Date.parse(name) }));

test.each<[string, Partial<Retention>, string[], string[]]>([
  ['none', { last: 3 }, [], []],
  ['fewer than may stay', { last: 3 }, ['2026-11-18'], []],
  [
    'the newest stay, in whatever order they are listed',
    { last: 2 },
    ['2026-11-16', '2026-11-18', '2026-11-15', '2026-11-17'],
    ['2026-11-15', '2026-11-16'],
  ],
  ['the newest stays without any rule', {}, ['2026-11-17', '2026-11-18'], ['2026-11-17']],
  [
    'the newest of each day',
    { daily: 2 },
    ['2026-11-17T03:00Z', '2026-11-17T23:59Z', '2026-11-18T00:00Z', '2026-11-18T03:00Z'],
    ['2026-11-17T03:00Z', '2026-11-18T00:00Z'],
  ],
  [
    'days without a backup do not count',
    { daily: 2 },
    ['2026-08-01', '2026-09-01', '2026-11-18'],
    ['2026-08-01'],
  ],
  [
    'a week ends on Sunday',
    { weekly: 2 },
    // Monday, Sunday, Monday, Wednesday.
    ['2026-11-09', '2026-11-15', '2026-11-16', '2026-11-18'],
    ['2026-11-09', '2026-11-16'],
  ],
  [
    'a week goes on in the new year',
    { weekly: 1 },
    // Thursday and Friday of one week.
    ['2026-12-31', '2027-01-01'],
    ['2026-12-31'],
  ],
  [
    'the newest of each month, and January is not the January before',
    { monthly: 3 },
    ['2026-01-31', '2026-12-01', '2026-12-31', '2027-01-01', '2027-01-02'],
    ['2026-12-01', '2027-01-01'],
  ],
  [
    'what one rule leaves stays, whatever the others say',
    { last: 1, daily: 2, weekly: 2, monthly: 2 },
    ['2026-09-30', '2026-10-31', '2026-11-08', '2026-11-14', '2026-11-17', '2026-11-18'],
    ['2026-09-30', '2026-11-08'],
  ],
  [
    'two of the same moment',
    { last: 1 },
    ['2026-11-18T08:00:00Z', '2026-11-18T08:00:00Z'],
    ['2026-11-18T08:00:00Z'],
  ],
])('%s', (_, retention, backups, expired) => {
  expect(expiredBackups(dated(...backups), { ...NONE, ...retention })).toEqual(expired);
});

test('the newest stays, and deleting again deletes nothing', () => {
  const backups = fc.uniqueArray(fc.integer({ min: 0, max: 4e12 }), { minLength: 1 });
  const count = fc.integer({ min: 0, max: 5 });
  const retention = fc.record({ last: count, daily: count, weekly: count, monthly: count });
  fc.assert(
    fc.property(backups, retention, (times, rules) => {
      const all = times.map((at) => ({ name: String(at), at }));
      const expired = new Set(expiredBackups(all, rules));
      const staying = all.filter(({ name }) => !expired.has(name));
      expect(expired).not.toContain(String(Math.max(...times)));
      expect(staying.length).toBeGreaterThanOrEqual(Math.min(times.length, rules.last));
      expect(expiredBackups(staying, rules)).toEqual([]);
    }),
  );
});

test.each<[string, Partial<Retention> | null]>([
  ['14', { last: 14 }],
  ['last=7,daily=14,weekly=8,monthly=12', { last: 7, daily: 14, weekly: 8, monthly: 12 }],
  ['monthly=3, last=1', { last: 1, monthly: 3 }],
  ['0', null],
  ['last=0,daily=0', null],
  ['-1', null],
  ['1.5', null],
  ['12345', null],
  ['yearly=3', null],
  ['daily', null],
  ['daily=2,daily=3', null],
  ['daily=2,', null],
  ['', null],
])('"%s"', (text, retention) => {
  expect(parseRetention(text)).toEqual(retention && { ...NONE, ...retention });
});
