import { expect, test } from 'vitest';
import { scheduleNow } from './block-schedule.ts';

const at = (text: string) => Date.parse(text);
const FROM = '2026-12-01T08:00';
const UNTIL = '2026-12-24T20:00';

test.each<[string, string | null, string | null, string, boolean, string | null]>([
  ['without a schedule', null, null, '2026-11-16T12:00Z', true, null],
  ['before it begins', FROM, null, '2026-12-01T06:59Z', false, '2026-12-01T07:00Z'],
  ['as it begins', FROM, null, '2026-12-01T07:00Z', true, null],
  ['before the end', FROM, UNTIL, '2026-12-24T18:59Z', true, '2026-12-24T19:00Z'],
  ['as it ends', FROM, UNTIL, '2026-12-24T19:00Z', false, null],
  ['with an end alone', null, UNTIL, '2026-11-16T12:00Z', true, '2026-12-24T19:00Z'],
  ['with an end before the beginning', UNTIL, FROM, '2026-11-16T12:00Z', false, null],
])('%s', (_, from, until, now, isVisible, changesAt) => {
  expect(scheduleNow({ from, until }, at(now), 'Europe/Berlin')).toEqual({
    isShown: isVisible,
    changesAt: changesAt === null ? null : at(changesAt),
  });
});
