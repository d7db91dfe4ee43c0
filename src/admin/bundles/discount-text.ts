import { type DiscountType, readDiscount } from '#rules/bundles/discount.ts';
import { type CurrencyFormat, formatMoney } from '#rules/money/format.ts';

/** A discount as the shopper sees it; what cannot be read is shown as it was written. */
export function discountText(
  written: string,
  type: DiscountType | null,
  currency: CurrencyFormat,
): string {
  const read = readDiscount(written, type, currency.decimals);
  if (!read) return written;
  return read.kind === 'fixed' ? formatMoney(read.amount, currency) : `${read.hundredths / 100} %`;
}
