import { getChange } from '#rules/analytics/figures.ts';
import { parseDecimal } from '#rules/money/decimal.ts';
import { type CurrencyFormat, formatMoney } from '#rules/money/format.ts';
import type { DisplayedFigures } from '#wire/vitrine/analytics.ts';

export type FigureName = keyof DisplayedFigures;

/** Those that are no amounts. */
const COUNTS: readonly FigureName[] = ['orders', 'items'];

export function figureText(
  name: FigureName,
  figures: DisplayedFigures,
  { currency, locale }: { currency: CurrencyFormat; locale: string },
): string {
  const value = figures[name];
  if (value === null) return '–';
  if (COUNTS.includes(name)) return Number(value).toLocaleString(locale);
  return amountText(String(value), { currency });
}

/** A dash where it is not known. */
export function amountText(
  value: string | null,
  { currency }: { currency: CurrencyFormat },
): string {
  const amount = value === null ? null : parseDecimal(value, currency.decimals);
  return amount === null ? '–' : formatMoney(amount, currency);
}

/** "+12.5 %"; null where there was nothing before. */
export function changeText(
  name: FigureName,
  now: DisplayedFigures,
  before: DisplayedFigures,
  locale: string,
): string | null {
  const change = getChange(Number(now[name]), Number(before[name]));
  if (change === null) return null;
  const format = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
  return (change / 10_000).toLocaleString(locale, format);
}

/** More of them is neither good nor bad. */
const NEITHER: readonly FigureName[] = ['tax', 'shipping', 'discount', 'cost', 'costed'];

/** More refunds are no good news. */
export function isGood(
  name: FigureName,
  now: DisplayedFigures,
  before: DisplayedFigures,
): boolean | null {
  const difference = Number(now[name]) - Number(before[name]);
  if (difference === 0 || NEITHER.includes(name)) return null;
  return name === 'refunds' ? difference < 0 : difference > 0;
}
