import { isCountry } from '#server/addresses/countries.ts';
import { COUNTRY_NAMES } from '../../facts/countries.ts';
import { CURRENCIES } from '../../facts/currencies.ts';
import { plainText } from '../../facts/plain-text.ts';
import { COUNTRY_STATES } from '../../facts/states.ts';
import {
  type Choices,
  choiceOption,
  fixedOption,
  flagOption,
  type MappedOption,
  storedOption,
  textOption,
} from './option-kinds.ts';

const PLACES: Choices = Object.fromEntries(
  [...COUNTRY_NAMES].flatMap(([code, name]) => {
    const states = COUNTRY_STATES.get(code) ?? [];
    return states.length === 0
      ? [[code, name]]
      : states.map((state) => [`${code}:${state.code}`, `${plainText(name)} - ${state.name}`]);
  }),
);
const CURRENCY_NAMES: Choices = Object.fromEntries(
  [...CURRENCIES].map(([code, { name, symbol }]) => [code, `${name} (${symbol}) — ${code}`]),
);

/** As the shop writes it: some have a narrow one of their own in its language. */
function getSymbol(code: string, locale: string): string {
  const style = { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat(locale, style).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? code;
}

const country: MappedOption = {
  id: 'woocommerce_default_country',
  words: [
    'Country / State',
    'The country and state or province, if any, in which your business is located.',
    true,
  ],
  type: 'select',
  fallback: 'US:CA',
  options: PLACES,
  read: ({ 'shop.country': code, 'shop.state': state }) =>
    state === '' ? code : `${code}:${state}`,
  write(value) {
    const [code = '', state = ''] = value.split(':');
    return isCountry(code) ? { 'shop.country': code, 'shop.state': state } : null;
  },
};

const currency: MappedOption = {
  id: 'woocommerce_currency',
  words: [
    'Currency',
    'This controls what currency prices are listed at in the catalog and which currency gateways will take payments in.',
    true,
  ],
  type: 'select',
  options: CURRENCY_NAMES,
  read: (settings) => settings['currency.code'],
  write: (value, { 'shop.locale': locale }) =>
    Object.hasOwn(CURRENCY_NAMES, value) && /^[A-Z]{3}$/.test(value)
      ? { 'currency.code': value, 'currency.symbol': getSymbol(value, locale) }
      : null,
};

function separator(
  id: string,
  label: string,
  what: string,
  name: 'currency.thousandSeparator' | 'currency.decimalSeparator',
): MappedOption {
  const words = [label, `This sets the ${what} separator of displayed prices.`, true] as const;
  return {
    id,
    words,
    type: 'text',
    read: (settings) => settings[name],
    write: (value) => ({ [name]: value }),
  };
}

export const GENERAL: readonly MappedOption[] = [
  textOption(
    'woocommerce_store_address',
    ['Address line 1', 'The street address for your business location.', true],
    'shop.address1',
  ),
  textOption(
    'woocommerce_store_address_2',
    ['Address line 2', 'An additional, optional address line for your business location.', true],
    'shop.address2',
  ),
  textOption(
    'woocommerce_store_city',
    ['City', 'The city in which your business is located.', true],
    'shop.city',
  ),
  country,
  textOption(
    'woocommerce_store_postcode',
    ['Postcode / ZIP', 'The postal code, if any, in which your business is located.', true],
    'shop.postcode',
  ),
  // The shop sells wherever a shipping zone delivers, and has no list of exceptions.
  storedOption(
    'woocommerce_allowed_countries',
    [
      'Selling location(s)',
      'This option lets you limit which countries you are willing to sell to.',
      true,
    ],
    'select',
    'all',
    {
      values: ['all', 'all_except'],
      options: {
        all: 'Sell to all countries',
        all_except: 'Sell to all countries, except for&hellip;',
        specific: 'Sell to specific countries',
      },
    },
  ),
  fixedOption(
    'woocommerce_ship_to_countries',
    [
      'Shipping location(s)',
      'Choose which countries you want to ship to, or choose to ship to all locations you sell to.',
      true,
    ],
    'select',
    '',
    {
      options: {
        '': 'Ship to all countries you sell to',
        all: 'Ship to all countries',
        specific: 'Ship to specific countries only',
        disabled: 'Disable shipping &amp; shipping calculations',
      },
    },
  ),
  fixedOption(
    'woocommerce_default_customer_address',
    [
      'Default customer location',
      '',
      'This option determines a customers default location. The MaxMind GeoLite Database will be periodically downloaded to your wp-content directory if using geolocation.',
    ],
    'select',
    'base',
    {
      options: {
        '': 'No location by default',
        base: 'Shop country/region',
        geolocation: 'Geolocate',
        geolocation_ajax: 'Geolocate (with page caching support)',
      },
    },
  ),
  flagOption(
    'woocommerce_calc_taxes',
    [
      'Enable taxes',
      'Enable tax rates and calculations',
      'Rates will be configurable and taxes will be calculated during checkout.',
    ],
    'tax.enabled',
    'no',
  ),
  flagOption(
    'woocommerce_enable_coupons',
    [
      'Enable coupons',
      'Enable the use of coupon codes',
      'Coupons can be applied from the cart and checkout pages.',
    ],
    'coupons.enabled',
  ),
  // Of several coupons each applies to what the one before has left.
  fixedOption(
    'woocommerce_calc_discounts_sequentially',
    [
      '',
      'Calculate coupon discounts sequentially',
      'When applying multiple coupons, apply the first coupon to the full price and the second coupon to the discounted price and so on.',
    ],
    'checkbox',
    'yes',
    { fallback: 'no' },
  ),
  currency,
  choiceOption(
    'woocommerce_currency_pos',
    ['Currency position', 'This controls the position of the currency symbol.', true],
    'currency.position',
    [
      ['left', 'left', 'Left'],
      ['right', 'right', 'Right'],
      ['left_space', 'left_space', 'Left with space'],
      ['right_space', 'right_space', 'Right with space'],
    ],
  ),
  separator(
    'woocommerce_price_thousand_sep',
    'Thousand separator',
    'thousand',
    'currency.thousandSeparator',
  ),
  separator(
    'woocommerce_price_decimal_sep',
    'Decimal separator',
    'decimal',
    'currency.decimalSeparator',
  ),
  {
    id: 'woocommerce_price_num_decimals',
    words: [
      'Number of decimals',
      'Fixed: stored amounts are counted in the smallest unit of the currency.',
      true,
    ],
    type: 'number',
    read: (settings) => String(settings['currency.decimals']),
    write: (value, settings) => (value === String(settings['currency.decimals']) ? {} : null),
  },
];
