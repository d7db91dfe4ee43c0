import type { SummaryCode, SummaryPart } from '#rules/coupons/summary.ts';
import { formatMessage } from '#rules/messages/format.ts';
import { type CurrencyFormat, formatMoney } from '#rules/money/format.ts';
import { money } from '#rules/money/money.ts';
import { adminMessages } from '#wire/messages/admin.ts';

// The parts of a summary as one sentence: "20 % off trays, once for each customer, until Friday".

export interface SentenceDetails {
  locale: string;
  timeZone: string;
  currency: CurrencyFormat;
  now: number;
  /** Names of products and categories by number; one that is not known yet is left as its number. */
  products: ReadonlyMap<number, string>;
  categories: ReadonlyMap<number, string>;
}

/** Whose amount is hundredths of a percent. */
const PERCENTAGES = new Set<SummaryCode>([
  ...(['percent', 'percentOf', 'cheapestLess', 'cheapestLessOf', 'setLess'] as const),
  ...(['tierPieces', 'tierPiecesOf', 'tierSpend', 'tierSpendOf'] as const),
  ...(['nextPieces', 'nextSpend'] as const),
]);

const WEEK = 6 * 24 * 60 * 60_000;

export function couponSentence(parts: readonly SummaryPart[], details: SentenceDetails): string {
  return parts.map((part) => partText(part, details)).join(', ');
}

function partText(part: SummaryPart, details: SentenceDetails): string {
  const { locale, currency } = details;
  const isPercent = PERCENTAGES.has(part.code);
  const { amount = 0, sum = 0, count = 0, other = 0, at = 0, words = [] } = part;
  const values = {
    amount: isPercent ? percentText(amount, locale) : formatMoney(money(amount), currency),
    sum: formatMoney(money(sum), currency),
    count,
    other,
    words: words.join(', '),
    names: getNames(part, details),
    day: dayText(at, details),
  };
  return formatMessage(adminMessages[`admin.coupon.says.${part.code}`], values, locale);
}

function percentText(hundredths: number, locale: string): string {
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(hundredths / 100)} %`;
}

function getNames(
  { products = [], categories = [], quantities = [] }: SummaryPart,
  details: SentenceDetails,
): string {
  const names = [
    ...categories.map((id) => details.categories.get(id) ?? `${id}`),
    ...products.map((id, at) => {
      const name = details.products.get(id) ?? `${id}`;
      const quantity = quantities[at] ?? 1;
      return quantity > 1 ? `${quantity} × ${name}` : name;
    }),
  ];
  return new Intl.ListFormat(details.locale, { type: 'conjunction' }).format(names);
}

/** A day of the coming week by its name, others by their date. */
function dayText(at: number, { now, locale, timeZone }: SentenceDetails): string {
  const isSoon = at >= now && at - now < WEEK;
  const style = isSoon ? { weekday: 'long' as const } : { dateStyle: 'medium' as const };
  return new Intl.DateTimeFormat(locale, { ...style, timeZone }).format(at);
}
