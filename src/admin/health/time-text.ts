const UNITS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

/** durationText(7_300, 'en') is "2 hours"; the largest unit that fits, rounded down. */
export function durationText(seconds: number, locale: string): string {
  const fitting = UNITS.find((each) => seconds >= each.seconds) ?? { unit: 'second', seconds: 1 };
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: fitting.unit,
    unitDisplay: 'long',
  }).format(Math.floor(seconds / fitting.seconds));
}

/** responseText(7.53, 'en') is "7.5 ms", responseText(2_500, 'en') is "2.5 sec". */
export function responseText(ms: number, locale: string): string {
  const isLong = ms >= 1000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLong ? 'second' : 'millisecond',
    unitDisplay: 'short',
    maximumFractionDigits: isLong || ms < 10 ? 1 : 0,
  }).format(isLong ? ms / 1000 : ms);
}
