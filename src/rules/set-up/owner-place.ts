// Where the owner of a new shop is, as the form of its first administrator says, and what a shop there
// begins with. What is not known stays as it is.
// Example: DE, de-DE and Europe/Berlin are euros behind the amount, kilograms and German dates.

export interface TypedPlace {
  country: string;
  locale: string;
  timeZone: string;
}

export interface PlaceFormats {
  currency_code?: string | undefined;
  currency_pos?: string | undefined;
  decimal_sep?: string | undefined;
  thousand_sep?: string | undefined;
  num_decimals?: number | undefined;
}

export interface KnownPlace {
  isCountry: boolean;
  isLocale: boolean;
  isTimeZone: boolean;
  formats: PlaceFormats;
}

/** Where goods are weighed in pounds and measured in inches. */
const IN_POUNDS = ['US', 'LR', 'MM'];

/** Languages that are written from right to left. */
const FROM_THE_RIGHT = ['ar', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** Values of settings by name. */
export function placeSettings(
  { country, locale, timeZone }: TypedPlace,
  { isCountry, isLocale, isTimeZone, formats }: KnownPlace,
): Record<string, string | number> {
  const inPounds = IN_POUNDS.includes(country);
  const { currency_code: code } = formats;
  return {
    ...(isLocale && {
      'shop.locale': locale,
      'shop.dir': FROM_THE_RIGHT.includes(locale.slice(0, 2)) ? 'rtl' : 'ltr',
    }),
    ...(isTimeZone && { 'shop.timeZone': timeZone }),
    ...(isCountry && {
      'shop.country': country,
      'units.weight': inPounds ? 'lbs' : 'kg',
      'units.length': inPounds ? 'in' : 'cm',
    }),
    ...(isCountry &&
      code !== undefined && {
        'currency.code': code,
        'currency.symbol': symbolIn(code, isLocale ? locale : 'en'),
        'currency.position': formats.currency_pos ?? 'left',
        'currency.decimals': formats.num_decimals ?? 2,
        'currency.decimalSeparator': formats.decimal_sep ?? '.',
        'currency.thousandSeparator': formats.thousand_sep ?? ',',
      }),
  };
}

function symbolIn(currency: string, locale: string): string {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat(locale, style).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
