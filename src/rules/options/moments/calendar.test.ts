import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, dayForKey, getMonth, monthWeeks } from './calendar.ts';
import { dateSeconds, getDays } from './moment.ts';
import { dayText, getWeekday } from './moment-limits.ts';

const day = (text: string) => getDays(dateSeconds(text) ?? Number.NaN);
const fromMonday = { weekStart: 1, rtl: false };

describe('a calendar', () => {
  test('May 2026 in weeks from Monday and from Sunday [OP-11]', () => {
    const may = { year: 2026, month: 4 };
    const weeks = (weekStart: number) =>
      monthWeeks(may, weekStart).map((week) => [dayText(week[0] ?? 0), dayText(week[6] ?? 0)]);
    expect(weeks(1)).toEqual([
      ['2026-04-27', '2026-05-03'],
      ['2026-05-04', '2026-05-10'],
      ['2026-05-11', '2026-05-17'],
      ['2026-05-18', '2026-05-24'],
      ['2026-05-25', '2026-05-31'],
    ]);
    expect(weeks(0)).toHaveLength(6);
    expect(weeks(0)[0]).toEqual(['2026-04-26', '2026-05-02']);
  });

  test.each([
    ['ArrowRight', false, '2026-05-02'],
    ['ArrowLeft', false, '2026-04-30'],
    ['ArrowDown', false, '2026-05-08'],
    ['ArrowUp', false, '2026-04-24'],
    ['Home', false, '2026-04-27'],
    ['End', false, '2026-05-03'],
    ['PageDown', false, '2026-06-01'],
    ['PageUp', false, '2026-04-01'],
    ['PageDown', true, '2027-05-01'],
    ['PageUp', true, '2025-05-01'],
  ])('from the 1st of May %s (shift %s) leads to %s [OP-11]', (key, shiftKey, to) => {
    expect(dayText(dayForKey({ key, shiftKey }, day('2026-05-01'), fromMonday) ?? 0)).toBe(to);
  });

  test('where lines run from the right, so do the arrows [OP-11]', () => {
    const from = day('2026-05-01');
    const rtl = { weekStart: 6, rtl: true };
    expect(dayForKey({ key: 'ArrowLeft', shiftKey: false }, from, rtl)).toBe(from + 1);
    expect(dayForKey({ key: 'x', shiftKey: false }, from, rtl)).toBeNull();
  });

  test('the 31st goes to the last day of a short month [OP-11]', () => {
    expect(dayText(addMonths(day('2026-01-31'), 1))).toBe('2026-02-28');
    expect(dayText(addMonths(day('2024-02-29'), 12))).toBe('2025-02-28');
  });

  test('every day of a month stands in it once, under its own weekday [OP-11]', () => {
    const anyDay = fc.integer({ min: -20_000, max: 60_000 });
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 6 }), (some, weekStart) => {
        const weeks = monthWeeks(getMonth(some), weekStart);
        expect(weeks.flat().filter((each) => each === some)).toHaveLength(1);
        for (const week of weeks) {
          expect(week.map(getWeekday)).toEqual(
            [0, 1, 2, 3, 4, 5, 6].map((at) => (at + weekStart) % 7),
          );
        }
      }),
    );
  });
});
