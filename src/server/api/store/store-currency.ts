import { currencyPrefix, currencySuffix } from '#rules/money/format.ts';
import { toCurrency } from '#server/language/currency.ts';
import type { Settings } from '#server/settings/defaults.ts';

/** The `currency_*` keys beside every amount. */
export function toStoreCurrency(settings: Settings) {
  const format = toCurrency(settings);
  return {
    currency_code: format.code,
    currency_symbol: format.symbol,
    currency_minor_unit: format.decimals,
    currency_decimal_separator: format.decimalSeparator,
    currency_thousand_separator: format.thousandSeparator,
    currency_prefix: currencyPrefix(format),
    currency_suffix: currencySuffix(format),
  };
}
