import type { Money } from './money.ts';

/** How the shop writes prices: formatMoney(money(123450), USD) is "$1,234.50". */
export interface CurrencyFormat {
  code: string;
  symbol: string;
  position: 'left' | 'right' | 'left_space' | 'right_space';
  decimals: number;
  decimalSeparator: string;
  thousandSeparator: string;
}

export function formatAmount(amount: Money, format: CurrencyFormat): string {
  const digits = String(Math.abs(amount)).padStart(format.decimals + 1, '0');
  const integer = digits.slice(0, digits.length - format.decimals);
  const fraction = digits.slice(digits.length - format.decimals);
  const grouped = integer.replace(/\B(?=(\d{3})+(?!\d))/g, format.thousandSeparator);
  return format.decimals > 0 ? `${grouped}${format.decimalSeparator}${fraction}` : grouped;
}

export function currencyPrefix(format: CurrencyFormat): string {
  if (format.position === 'left') return format.symbol;
  return format.position === 'left_space' ? `${format.symbol} ` : '';
}

export function currencySuffix(format: CurrencyFormat): string {
  if (format.position === 'right') return format.symbol;
  return format.position === 'right_space' ? ` ${format.symbol}` : '';
}

export function formatMoney(amount: Money, format: CurrencyFormat): string {
  const sign = amount < 0 ? '-' : '';
  return `${sign}${currencyPrefix(format)}${formatAmount(amount, format)}${currencySuffix(format)}`;
}
