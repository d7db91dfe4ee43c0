import { expect, test } from 'vitest';
import { ageInUnits } from '../dates/age.ts';
import { money } from '../money/money.ts';
import { shippingHint } from './shipping-hint.ts';
import { shopTime, untilNextSecond } from './shop-clock.ts';
import { addDays, getNoon, isDay, shopDay, weekday } from './shop-day.ts';
import { stockBar } from './stock-bar.ts';

test.each([
  [null, 10, null],
  [0, 10, null],
  [-2, 10, null],
  [11, 10, null],
  [10, 10, { left: 10, percent: 100 }],
  [3, 10, { left: 3, percent: 30 }],
  [1, 500, { left: 1, percent: 1 }],
])('%s left, shown up to %i: %o', (left, upTo, bar) => {
  expect(stockBar(left, upTo)).toEqual(bar);
});

test.each([
  // price, left, hint
  [4800, null, { kind: 'from' }],
  [8000, null, { kind: 'withThis' }],
  [4800, 7500, { kind: 'from' }],
  [4800, 4800, { kind: 'withThis' }],
  [4800, 4801, { kind: 'more', left: 4801 }],
  [null, 100, { kind: 'more', left: 100 }],
  [4800, 0, { kind: 'reached' }],
  [4800, -1, { kind: 'reached' }],
])('free delivery from 75.00, a product of %s, %s short: %o', (price, left, hint) => {
  const displayed = shippingHint(
    money(7500),
    price === null ? null : money(price),
    left === null ? null : money(left),
  );
  expect(displayed).toEqual(hint);
});

test('the shop said the time half way between question and answer', () => {
  const reading = { said: 5000, askedAt: 100, answeredAt: 300 };
  expect([shopTime(reading, 200), shopTime(reading, 450)]).toEqual([5000, 5250]);
  expect([0, 1, 999, 1000, 1250].map(untilNextSecond)).toEqual([1000, 999, 1, 1000, 750]);
});

test.each([
  [0, [1, 'minute']],
  [-5000, [1, 'minute']],
  [59 * 60_000, [59, 'minute']],
  [60 * 60_000, [1, 'hour']],
  [23.9 * 3_600_000, [23, 'hour']],
  [24 * 3_600_000, [1, 'day']],
  [70 * 3_600_000, [2, 'day']],
])('bought %i ms ago is %o', (age, visible) => {
  expect(ageInUnits(1_000_000_000, 1_000_000_000 + age)).toEqual(visible);
});

test('days of the calendar', () => {
  expect(shopDay(Date.parse('2026-12-31T23:30Z'), 'Europe/Paris')).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(weekday('2026-11-15')).toBe(0);
  expect(new Date(getNoon('2026-11-15')).toISOString()).toBe('2026-11-15T12:00:00.000Z');
  const days = ['2026-11-15', '2026-02-29', '2026-13-01', '2026-1-1', '', 'today'];
  expect(days.map(isDay)).toEqual([true, false, false, false, false, false]);
});
