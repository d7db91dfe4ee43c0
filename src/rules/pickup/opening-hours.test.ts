import { describe, expect, test } from 'vitest';
import { closedSoon, nextOpenDay, openDays, readHours } from './opening-hours.ts';

describe('typed hours', () => {
  test.each<[string, string[] | null]>([
    ['', []],
    ['   ', []],
    ['9-18', ['09:00 18:00']],
    ['9:00-12:30, 13:30 - 18', ['09:00 12:30', '13:30 18:00']],
    ['9–17', ['09:00 17:00']],
    ['0-24', ['00:00 24:00']],
    ['9-12,12-13', null],
    ['13-18, 9-12', null],
    ['18-9', null],
    ['9-9', null],
    ['9-25', null],
    ['9:60-10', null],
    ['24:30-25', null],
    ['closed', null],
    ['9-12,', null],
    ['9', null],
  ])('%s', (text, expected) => {
    const spans = readHours(text)?.map(({ from, to }) => `${from} ${to}`) ?? null;
    expect(spans).toEqual(expected);
  });
});

describe('days with the same hours', () => {
  test.each<[string, string[], string[]]>([
    ['none', ['', '', '', '', '', '', ''], []],
    ['a week', ['', '9-18', '9-18', '9-18', '9-18', '9-18', '10-14'], ['1-5 9', '6-6 10']],
    ['typed differently', ['', '9-18', '9:00-18:00', '', '', '', ''], ['1-2 9']],
    ['a day between', ['', '9-18', '', '9-18', '', '', ''], ['1-1 9', '3-3 9']],
    ['to Sunday', ['10-12', '', '', '', '', '', '10-12'], ['6-0 10']],
    ['every day', Array(7).fill('8-20'), ['1-0 8']],
    ['too few are closed', ['9-18'], ['0-0 9']],
  ])('%s', (_, hours, expected) => {
    const groups = openDays(hours).map(
      ({ from, to, spans }) => `${from}-${to} ${Number(spans[0]?.from.slice(0, 2))}`,
    );
    expect(groups).toEqual(expected);
  });
});

// 2026-11-20 is a Friday.
const weekdays = ['', '9-18', '9-18', '9-18', '9-18', '9-18', ''];

describe('the next day it is open', () => {
  test.each<[string, string[], string[], string, string]>([
    ['an open day', weekdays, [], '2026-11-20', '2026-11-20'],
    ['after the weekend', weekdays, [], '2026-11-21', '2026-11-23'],
    ['after a holiday', weekdays, ['2026-11-23'], '2026-11-21', '2026-11-24'],
    ['without hours any day', ['', '', '', '', '', '', ''], [], '2026-11-21', '2026-11-21'],
    ['without hours but closed', [], ['2026-11-21'], '2026-11-21', '2026-11-22'],
  ])('%s', (_, hours, closed, from, expected) => {
    expect(nextOpenDay({ hours, closed }, from)).toBe(expected);
  });

  test('is the day itself where it never opens', () => {
    const closed = Array.from({ length: 400 }, (_, at) =>
      new Date(Date.UTC(2026, 10, 1 + at)).toISOString().slice(0, 10),
    );
    expect(nextOpenDay({ hours: weekdays, closed }, '2026-11-20')).toBe('2026-11-20');
  });
});

test('closed days of the next weeks are named once and in order', () => {
  const closed = ['2026-12-25', '2026-12-24', '2026-12-25', '2026-11-01', '2027-05-01'];
  expect(closedSoon(closed, '2026-12-01')).toEqual(['2026-12-24', '2026-12-25']);
});
