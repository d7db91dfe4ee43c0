import { type Money, money } from '../money/money.ts';

// PayPal counts in decimals and takes these currencies only, three of them without decimals.
// Example: 4200 in a shop that shows euros with two decimals is "42.00"; 42.50 yen is nothing it takes.

const SUPPORTED = new Set(
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(
    ' ',
  ),
);
const ZERO_DECIMAL = new Set(['HUF', 'JPY', 'TWD']);

interface Unit {
  currency: string;
  decimals: number;
}

/** Null where the currency is not taken, or the amount has more decimals than it may have. */
export function toDecimalAmount(amount: Money, { currency, decimals }: Unit): string | null {
  if (!SUPPORTED.has(currency)) return null;
  const claimed = ZERO_DECIMAL.has(currency) ? 0 : 2;
  const units = amount * 10 ** (claimed - decimals);
  if (!Number.isSafeInteger(units)) return null;
  const digits = String(units).padStart(claimed + 1, '0');
  return claimed === 0 ? digits : `${digits.slice(0, -claimed)}.${digits.slice(-claimed)}`;
}

/** The shop's amount; what the shop cannot write is rounded, which is then no match. */
export function fromDecimalAmount(text: string, decimals: number): Money {
  return money(Math.round(Number(text) * 10 ** decimals));
}
