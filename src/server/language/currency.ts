import type { CurrencyFormat } from '#rules/money/format.ts';
import type { Settings } from '#server/settings/defaults.ts';

/** How prices are written in texts the server makes. */
export function toCurrency(settings: Settings): CurrencyFormat {
  return {
    code: settings['currency.code'],
    symbol: settings['currency.symbol'],
    position: settings['currency.position'],
    decimals: settings['currency.decimals'],
    decimalSeparator: settings['currency.decimalSeparator'],
    thousandSeparator: settings['currency.thousandSeparator'],
  };
}
