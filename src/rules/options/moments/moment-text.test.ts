import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { datePattern, readMoment, showMoment } from './moment-text.ts';

describe('typed dates and times', () => {
  test.each([
    ['date', 'en-US', '2026-05-01', '05/01/2026'],
    ['date', 'de-DE', '2026-05-01', '01.05.2026'],
    ['date', 'ja-JP', '2026-05-01', '2026/05/01'],
    ['time', 'en-US', '14:30', '2:30 PM'],
    ['time', 'de-DE', '14:30', '14:30'],
    ['datetime-local', 'en-US', '2026-05-01T14:30', '05/01/2026 2:30 PM'],
  ] as const)('a %s in %s: %s is %s [OP-11]', (kind, locale, value, expected) => {
    expect(showMoment(kind, value, locale)).toBe(expected);
    expect(readMoment(kind, expected, locale)).toBe(value);
  });

  test.each([
    ['date', '5/1/2026', '2026-05-01'],
    ['date', '5-1-26', '2026-05-01'],
    ['date', '2026-05-01', '2026-05-01'],
    ['date', ' 05 / 01 / 2026 ', '2026-05-01'],
    ['time', '9', '09:00'],
    ['time', '1430', '14:30'],
    ['time', '2:30pm', '14:30'],
    ['time', '12 am', '00:00'],
    ['time', '12:15 p.m.', '12:15'],
    ['time', '14h30', '14:30'],
    ['datetime-local', '2026-05-01T14:30', '2026-05-01T14:30'],
    ['datetime-local', '5/1/2026, 2 pm', '2026-05-01T14:00'],
  ] as const)('a %s typed as "%s" is %s [OP-11]', (kind, typed, value) => {
    expect(readMoment(kind, typed, 'en-US')).toBe(value);
  });

  test.each([
    ['date', '02/30/2026'],
    ['date', '13/01/2026'],
    ['date', 'tomorrow'],
    ['date', '12/__/2026'],
    ['time', '25:00'],
    ['time', '13 pm'],
    ['time', '2 noon'],
    ['datetime-local', '05/01/2026'],
  ] as const)('a %s typed as "%s" stays what it is [OP-11]', (kind, typed) => {
    expect(readMoment(kind, typed, 'en-US')).toBe(typed);
  });

  test('what a field holds survives being shown, in every language [OP-11]', () => {
    const locales = [
      'en-US',
      'en-GB',
      'de-DE',
      'fr-FR',
      'ar-EG',
      'fa-IR',
      'ko-KR',
      'hu-HU',
      'th-TH',
    ];
    const seconds = fc.integer({ min: 0, max: 4_000_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...locales), seconds, (locale, at) => {
        const value = new Date(at * 1000).toISOString().slice(0, 16);
        const [date = '', time = ''] = value.split('T');
        expect(readMoment('date', showMoment('date', date, locale), locale)).toBe(date);
        expect(readMoment('time', showMoment('time', time, locale), locale)).toBe(time);
        const text = showMoment('datetime-local', value, locale);
        expect(readMoment('datetime-local', text, locale)).toBe(value);
      }),
    );
  });

  test('the pattern to type by', () => {
    const letters = { year: 'YYYY', month: 'MM', day: 'DD' };
    expect(datePattern('en-US', letters)).toBe('MM/DD/YYYY');
    expect(datePattern('de-DE', letters)).toBe('DD.MM.YYYY');
  });
});
