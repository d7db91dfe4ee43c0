import type { MomentField } from '../option-form.ts';
import { dateSeconds, timeSeconds } from './moment.ts';

// Dates and times in the format of a language, formatted and parsed.
// Example: "2026-05-01T14:30" is "05/01/2026 2:30 PM" in American English and "01.05.2026 14:30" in
// German. An unreadable text stays as typed, and the field's check reports it.

type Kind = MomentField['type'];
type DatePart = 'year' | 'month' | 'day';

const DATE = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
/** Bidi marks that some locales put between the numbers. */
const MARKS = /[\u200e\u200f\u061c]/g;

const formats = new Map<string, Intl.DateTimeFormat>();

/** In the Gregorian calendar and Latin digits, as forms are sent, whatever the locale's own. */
export function wallFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    const plain = new Intl.Locale(locale, { calendar: 'gregory', numberingSystem: 'latn' });
    format = new Intl.DateTimeFormat(plain, { ...options, timeZone: 'UTC' });
    formats.set(key, format);
  }
  return format;
}

export function showMoment(kind: Kind, value: string, locale: string): string {
  const seconds = kind === 'time' ? timeSeconds(value) : dateSeconds(value);
  if (seconds === null) return value;
  const format = (options: Intl.DateTimeFormatOptions) =>
    wallFormat(locale, options).format(seconds * 1000);
  const parts = [
    ...(kind === 'time' ? [] : [format(DATE)]),
    ...(kind === 'date' ? [] : [format(TIME)]),
  ];
  // Narrow spaces before "PM" cannot be typed.
  return parts.join(' ').replace(/\s/g, ' ');
}

/** "05/01/2026" with `letters` as placeholders: "MM/DD/YYYY". */
export function datePattern(locale: string, letters: Readonly<Record<DatePart, string>>): string {
  return wallFormat(locale, DATE)
    .formatToParts(0)
    .map(({ type, value }) => (isDatePart(type) ? letters[type] : value))
    .join('');
}

export function readMoment(kind: Kind, typed: string, locale: string): string {
  const text = typed.replace(MARKS, '').trim();
  if (kind === 'time') return readTime(text, locale) ?? typed;
  if (kind === 'date') return readDate(text, locale) ?? typed;
  // The first three numbers are the date; a full stop may belong to them.
  const [, first = '', second = ''] = /^(\d+\D+\d+\D+\d+[.日]?)[\sT,]+(.+)$/.exec(text) ?? [];
  const [date, time] = [readDate(first, locale), readTime(second, locale)];
  return date && time ? `${date}T${time}` : typed;
}

function readDate(text: string, locale: string): string | null {
  const numbers = text.match(/\d+/g) ?? [];
  if (numbers.length !== 3 || /[^\d\s./\-年月日]/.test(text)) return null;
  const order = numbers[0]?.length === 4 ? (['year', 'month', 'day'] as const) : partOrder(locale);
  const part = (name: DatePart) => numbers[order.indexOf(name)] ?? '';
  const year = part('year');
  const full = year.length === 2 ? `20${year}` : year;
  const date = [full, part('month').padStart(2, '0'), part('day').padStart(2, '0')].join('-');
  return dateSeconds(date) === null ? null : date;
}

function partOrder(locale: string): DatePart[] {
  const parts = wallFormat(locale, DATE).formatToParts(0);
  return parts.map(({ type }) => type).filter(isDatePart);
}

function isDatePart(type: string): type is DatePart {
  return type === 'year' || type === 'month' || type === 'day';
}

/** "14:30", "2:30 pm", "2 PM", "1430", "14.30" and "14h30". */
function readTime(text: string, locale: string): string | null {
  const parts = /^(\D*?)(\d{1,2})(?:\s*[:.h]?\s*(\d{2}))?\s*(\D*)$/i.exec(text);
  if (!parts) return null;
  const [, before, digits, minutes = '00', after] = parts;
  const word = `${before}${after}`.trim().toLowerCase();
  const half = halfOfDay(word, locale);
  if (half === null) return null;
  const hour = Number(digits);
  if (half !== '' && (hour < 1 || hour > 12)) return null;
  const hours = half === '' ? hour : (hour % 12) + (half === 'pm' ? 12 : 0);
  const time = `${String(hours).padStart(2, '0')}:${minutes}`;
  return timeSeconds(time) === null ? null : time;
}

/** '' where there is none, null where the word is neither AM nor PM. */
function halfOfDay(word: string, locale: string): 'am' | 'pm' | '' | null {
  if (word === '' || word === 'h') return '';
  if (/^[ap]\.?(m\.?)?$/.test(word)) return word.startsWith('a') ? 'am' : 'pm';
  const named = (hour: number) =>
    wallFormat(locale, TIME)
      .formatToParts(hour * 3_600_000)
      .find(({ type }) => type === 'dayPeriod')
      ?.value.toLowerCase();
  if (word === named(9)) return 'am';
  return word === named(21) ? 'pm' : null;
}
