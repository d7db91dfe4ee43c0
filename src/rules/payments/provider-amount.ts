import { type Money, money } from '../money/money.ts';

// Providers count in the smallest unit of a currency, the shop in as many decimals as it shows.
// Example: 1500 yen are 1500 for both; a shop that shows yen with two decimals has 150000, which is 1500
// for the provider. 12.345 dinars are 12345, and providers take only a zero at the end: none.

/** Currencies without a smaller unit. */
const ZERO_DECIMAL = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '),
);
/** Currencies whose smallest unit is a thousandth. */
const THOUSANDTHS = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

function getDecimals(currency: string): number {
  if (ZERO_DECIMAL.has(currency)) return 0;
  return THOUSANDTHS.has(currency) ? 3 : 2;
}

/** Null where the amount cannot be written in the provider's units. */
export function toProviderAmount(
  amount: Money,
  { currency, decimals }: { currency: string; decimals: number },
): number | null {
  const shift = getDecimals(currency) - decimals;
  const units = shift >= 0 ? amount * 10 ** shift : amount / 10 ** -shift;
  if (!Number.isSafeInteger(units)) return null;
  return THOUSANDTHS.has(currency) && units % 10 !== 0 ? null : units;
}

/** The shop's amount; what the shop cannot write is rounded, which is then no match. */
export function fromProviderAmount(
  units: number,
  { currency, decimals }: { currency: string; decimals: number },
): Money {
  return money(Math.round(units * 10 ** (decimals - getDecimals(currency))));
}

/** What a bank statement takes: 22 signs, none of <>\'"*, a letter among them; '' where nothing fits. */
export function statementText(text: string): string {
  const clean = text
    .replace(/[^\x20-\x7e]|[<>\\'"*]/g, '')
    .trim()
    .slice(0, 22)
    .trim();
  return /[A-Za-z]/.test(clean) ? clean : '';
}
