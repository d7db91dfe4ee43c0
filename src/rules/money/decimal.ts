import { type Money, money } from './money.ts';

// Money as a plain decimal, for forms, files and APIs: getDecimal(money(4850), 2) is "48.50".

export function getDecimal(amount: Money, decimals: number): string {
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const integer = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals);
  return `${amount < 0 ? '-' : ''}${integer}${decimals > 0 ? `.${fraction}` : ''}`;
}

/**
 * parseDecimal("48.5", 2) is 4850; null where the text is no plain decimal, has digits beyond the
 * currency's (zeros may follow) or is too large to count exactly.
 */
export function parseDecimal(text: string, decimals: number): Money | null {
  const parts = /^(-?)(\d{1,15})(?:\.(\d{1,20}))?$/.exec(text.trim());
  if (!parts) return null;
  const [, sign = '', integer = '', fraction = ''] = parts;
  const decimalsText = fraction.slice(0, decimals).padEnd(decimals, '0');
  if (/[1-9]/.test(fraction.slice(decimals))) return null;
  const size = Number(integer + decimalsText);
  if (!Number.isSafeInteger(size)) return null;
  return money(sign === '-' && size !== 0 ? -size : size);
}
