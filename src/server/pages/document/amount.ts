import { type CurrencyFormat, formatAmount } from '#rules/money/format.ts';
import type { Money } from '#rules/money/money.ts';
import type { Settings } from '#server/settings/defaults.ts';

/** `12.50`, as programs read it, whatever separators the shop has. */
export function amount(value: Money, settings: Settings): string {
  const format: CurrencyFormat = {
    code: settings['currency.code'],
    symbol: '',
    position: 'left',
    decimals: settings['currency.decimals'],
    decimalSeparator: '.',
    thousandSeparator: '',
  };
  return formatAmount(value, format);
}
