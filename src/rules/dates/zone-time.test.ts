import { expect, test } from 'vitest';
import { gmtText, localText, toMoment } from './zone-time.ts';

const paris = 'Europe/Paris';

test.each([
  ['2026-05-01T23:30:00Z', paris, '2026-05-02T01:30:00'],
  ['2026-01-01T12:00:00Z', 'America/New_York', '2026-01-01T07:00:00'],
  ['2026-01-01T12:00:00Z', 'UTC', '2026-01-01T12:00:00'],
  ['2026-05-01T23:30:00Z', 'America/New_York', '2026-05-01T19:30:00'],
  ['2026-03-29T00:59:59Z', paris, '2026-03-29T01:59:59'],
  ['2026-03-29T01:00:00Z', paris, '2026-03-29T03:00:00'],
  ['2026-10-25T01:00:00Z', paris, '2026-10-25T02:00:00'],
])('%s in %s is %s, and back', (utc, zone, local) => {
  const at = Date.parse(utc);
  expect(localText(at, zone)).toBe(local);
  expect(toMoment(local, zone)).toBe(at);
  expect(gmtText(at)).toBe(utc.slice(0, 19));
});

test.each([
  ['2026-05-02', paris, '2026-05-01T22:00:00Z'],
  ['2026-05-02 01:30:00', paris, '2026-05-01T23:30:00Z'],
  ['2026-05-02T01:30:00Z', paris, '2026-05-02T01:30:00Z'],
  ['2026-05-02T01:30:00+02:00', 'UTC', '2026-05-01T23:30:00Z'],
  ['2026-05-02T01:30:00+05:30', 'UTC', '2026-05-01T20:00:00Z'],
  ['2026-05-02T01:30:00', 'UTC', '2026-05-02T01:30:00Z'],
])('%s in %s is %s', (text, zone, utc) => {
  expect(toMoment(text, zone)).toBe(Date.parse(utc));
});

test.each(['', 'tomorrow', '2026-13-45', '2026-05-02T99:00:00'])('%s is no moment', (text) => {
  expect(toMoment(text, 'UTC')).toBeNull();
});
