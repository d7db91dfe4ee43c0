import type { BundleDiscount } from '#rules/bundles/bundle.ts';
import { formatMoney } from '#rules/money/format.ts';
import { toCurrency } from '#server/language/currency.ts';
import type { Settings } from '#server/settings/defaults.ts';

/** '12.5 %' or '$5.00'. */
export function discountText(discount: BundleDiscount, settings: Settings): string {
  if (discount.kind === 'fixed') return formatMoney(discount.amount, toCurrency(settings));
  return `${percentText(discount.hundredths, settings['shop.locale'])} %`;
}

function percentText(hundredths: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(hundredths / 100);
}
