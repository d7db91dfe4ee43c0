import { describe, expect, test } from 'vitest';
import { gmtText, localText, momentOf } from './shop-moment.ts';

describe('a moment', () => {
  test.each([
    ['2026-05-01T23:30:00Z', 'Europe/Paris', '2026-05-02T01:30:00'],
    ['2026-01-01T12:00:00Z', 'Europe/Paris', '2026-01-01T13:00:00'],
    ['2026-05-01T23:30:00Z', 'UTC', '2026-05-01T23:30:00'],
    ['2026-05-01T23:30:00Z', 'America/New_York', '2026-05-01T19:30:00'],
    // Clocks go forward at 01:00 and back at 01:00 UTC.
    ['2026-03-29T00:59:59Z', 'Europe/Paris', '2026-03-29T01:59:59'],
    ['2026-03-29T01:00:00Z', 'Europe/Paris', '2026-03-29T03:00:00'],
    ['2026-10-25T01:00:00Z', 'Europe/Paris', '2026-10-25T02:00:00'],
  ])('%s in %s is %s', (at, timeZone, text) => {
    const moment = Date.parse(at);
    expect(localText(moment, timeZone)).toBe(text);
    expect(gmtText(moment)).toBe(at.slice(0, 19));
  });

  test.each([
    ['2026-05-02T01:30:00', 'Europe/Paris', '2026-05-01T23:30:00.000Z'],
    ['2026-05-02 01:30:00', 'Europe/Paris', '2026-05-01T23:30:00.000Z'],
    ['2026-05-02', 'Europe/Paris', '2026-05-01T22:00:00.000Z'],
    ['2026-05-02T01:30:00Z', 'Europe/Paris', '2026-05-02T01:30:00.000Z'],
    ['2026-05-02T01:30:00+05:30', 'UTC', '2026-05-01T20:00:00.000Z'],
    ['2026-03-29T03:00:00', 'Europe/Paris', '2026-03-29T01:00:00.000Z'],
    ['2026-05-02T01:30:00', 'UTC', '2026-05-02T01:30:00.000Z'],
  ])('%s in %s is read as %s', (text, timeZone, at) => {
    expect(momentOf(text, timeZone)).toBe(Date.parse(at));
  });

  test('that is none is null', () => {
    expect(momentOf('yesterday', 'UTC')).toBeNull();
    expect(momentOf('2026-13-01', 'UTC')).toBeNull();
  });
});
