import type { Settings } from '#server/settings/defaults.ts';

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

export function isCurrency(code: string): boolean {
  return CURRENCIES.has(code);
}

/** The shop's own sign for its currency; of another the shortest that is in use. */
export function currencySymbol(code: string, settings: Settings): string {
  if (code === settings['currency.code']) return settings['currency.symbol'];
  const format = new Intl.NumberFormat(settings['shop.locale'], {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
}
