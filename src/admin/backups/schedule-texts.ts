import type { Retention } from '#rules/backups/retention.ts';
import { formatMessage } from '#rules/messages/format.ts';
import { adminMessages } from '#wire/messages/admin.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

const inUnits = (count: number, unit: string, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** intervalText(360, 'en') is "6 hours". */
export function intervalText(minutes: number, locale: string): string {
  if (minutes % DAY === 0) return inUnits(minutes / DAY, 'day', locale);
  if (minutes % HOUR === 0) return inUnits(minutes / HOUR, 'hour', locale);
  return inUnits(minutes, 'minute', locale);
}

/** "The newest 7, plus one for each of the last 14 days and 8 weeks". */
export function retentionText(keep: Retention, locale: string): string {
  const rules = [
    { count: keep.daily, unit: 'day' },
    { count: keep.weekly, unit: 'week' },
    { count: keep.monthly, unit: 'month' },
  ];
  const named = rules.filter(({ count }) => count > 0);
  const periods = new Intl.ListFormat(locale).format(
    named.map(({ count, unit }) => inUnits(count, unit, locale)),
  );
  const form = named.length === 0 ? 'last' : keep.last === 0 ? 'periods' : 'both';
  const message = adminMessages[`admin.backups.keep.${form}`];
  return formatMessage(message, { count: keep.last, periods }, locale);
}
