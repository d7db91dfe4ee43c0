import { expect, test } from 'vitest';
import { hasKnownYear, isKnownMoment } from './year-limits.ts';
import { toMoment } from './zone-time.ts';

test.each([
  ['1970-01-01', true],
  ['2200-12-31T23:59:59', true],
  [' 2026-11-18', true],
  ['1969-12-31', false],
  ['2201-01-01', false],
  ['9999-12-31T23:59:59', false],
  ['0000-01-01', false],
  ['+012026-01-01T00:00:00Z', false],
  ['-000001-01-01T00:00:00Z', false],
  ['soon', false],
  ['', false],
])('%j has a year that dates may have: %s', (date, known) => {
  expect(hasKnownYear(date)).toBe(known);
});

test('a date of another year is no moment, in any time zone', () => {
  for (const zone of ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    expect(toMoment('1970-01-01', zone)).not.toBeNull();
    expect(toMoment('2200-12-31T23:59:59', zone)).not.toBeNull();
    for (const far of ['9999-12-31', '0001-01-01', '+275760-09-12T00:00:00Z', '2300-01-01']) {
      expect(toMoment(far, zone)).toBeNull();
    }
  }
  expect([Number.NaN, Number.POSITIVE_INFINITY, -8.64e15].some(isKnownMoment)).toBe(false);
});
