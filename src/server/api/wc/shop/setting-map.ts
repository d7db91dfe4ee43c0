import { isCountry } from '#server/addresses/countries.ts';
import type { Settings } from '#server/settings/defaults.ts';

// The reference's options and the settings of this shop they are. What this shop has under another name
// or decides by itself is not listed; a value it cannot have is refused.

export type OptionType = 'text' | 'select' | 'checkbox' | 'number';

export interface MappedOption {
  id: string;
  group: 'general' | 'products' | 'tax' | 'account';
  label: string;
  description: string;
  type: OptionType;
  options?: Readonly<Record<string, string>>;
  read(settings: Settings): string;
  /** The settings it stands for; null where it cannot be had. */
  write(value: string, settings: Settings): Partial<Settings> | null;
}

export const SETTING_GROUPS = [
  { id: 'general', label: 'General' },
  { id: 'products', label: 'Products' },
  { id: 'tax', label: 'Tax' },
  { id: 'account', label: 'Accounts & privacy' },
] as const;

type NameOf<T> = {
  [Name in keyof Settings]: Settings[Name] extends T ? Name : never;
}[keyof Settings];
type Group = MappedOption['group'];

function textOption(
  group: Group,
  id: string,
  label: string,
  name: 'shop.address1' | 'shop.address2' | 'shop.city' | 'shop.postcode',
): MappedOption {
  return {
    id,
    group,
    label,
    description: '',
    type: 'text',
    read: (settings) => settings[name],
    write: (value) => ({ [name]: value.trim() }),
  };
}

function flagOption(
  group: Group,
  id: string,
  label: string,
  name: Extract<NameOf<boolean>, string>,
): MappedOption {
  return {
    id,
    group,
    label,
    description: '',
    type: 'checkbox',
    read: (settings) => (settings[name] ? 'yes' : 'no'),
    write: (value) => (['yes', 'no'].includes(value) ? { [name]: value === 'yes' } : null),
  };
}

const POSITIONS = {
  left: 'Left',
  right: 'Right',
  left_space: 'Left with space',
  right_space: 'Right with space',
};
const CURRENCIES = Object.fromEntries(
  Intl.supportedValuesOf('currency').map((code) => [
    code,
    `${new Intl.DisplayNames('en', { type: 'currency' }).of(code)} — ${code}`,
  ]),
);

function symbolOf(code: string, locale: string): string {
  const style = { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat(locale, style).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? code;
}

const onlyNow = (value: string, now: string) => (value === now ? {} : null);

export const MAPPED_OPTIONS: readonly MappedOption[] = [
  textOption('general', 'woocommerce_store_address', 'Address line 1', 'shop.address1'),
  textOption('general', 'woocommerce_store_address_2', 'Address line 2', 'shop.address2'),
  textOption('general', 'woocommerce_store_city', 'City', 'shop.city'),
  {
    id: 'woocommerce_default_country',
    group: 'general',
    label: 'Country / State',
    description: '',
    type: 'text',
    read: ({ 'shop.country': country, 'shop.state': state }) =>
      state === '' ? country : `${country}:${state}`,
    write(value) {
      const [country = '', state = ''] = value.split(':');
      return isCountry(country) ? { 'shop.country': country, 'shop.state': state } : null;
    },
  },
  textOption('general', 'woocommerce_store_postcode', 'Postcode / ZIP', 'shop.postcode'),
  {
    id: 'woocommerce_allowed_countries',
    group: 'general',
    label: 'Selling locations',
    description: 'The shop sells wherever one of its shipping zones delivers.',
    type: 'select',
    options: { all: 'Sell to all countries' },
    read: () => 'all',
    write: (value) => onlyNow(value, 'all'),
  },
  flagOption('general', 'woocommerce_calc_taxes', 'Enable taxes', 'tax.enabled'),
  {
    id: 'woocommerce_currency',
    group: 'general',
    label: 'Currency',
    description: 'The currency prices are listed in and payments are taken in.',
    type: 'select',
    options: CURRENCIES,
    read: (settings) => settings['currency.code'],
    write: (value, { 'shop.locale': locale }) => ({
      'currency.code': value,
      'currency.symbol': symbolOf(value, locale),
    }),
  },
  {
    id: 'woocommerce_currency_pos',
    group: 'general',
    label: 'Currency position',
    description: '',
    type: 'select',
    options: POSITIONS,
    read: (settings) => settings['currency.position'],
    write(value) {
      const position = (['left', 'right', 'left_space', 'right_space'] as const).find(
        (each) => each === value,
      );
      return position === undefined ? null : { 'currency.position': position };
    },
  },
  {
    id: 'woocommerce_price_thousand_sep',
    group: 'general',
    label: 'Thousand separator',
    description: '',
    type: 'text',
    read: (settings) => settings['currency.thousandSeparator'],
    write: (value) => ({ 'currency.thousandSeparator': value }),
  },
  {
    id: 'woocommerce_price_decimal_sep',
    group: 'general',
    label: 'Decimal separator',
    description: '',
    type: 'text',
    read: (settings) => settings['currency.decimalSeparator'],
    write: (value) => ({ 'currency.decimalSeparator': value }),
  },
  {
    id: 'woocommerce_price_num_decimals',
    group: 'general',
    label: 'Number of decimals',
    description: 'Fixed: stored amounts are counted in the smallest unit of the currency.',
    type: 'number',
    read: (settings) => String(settings['currency.decimals']),
    write: (value, settings) => onlyNow(value, String(settings['currency.decimals'])),
  },
  flagOption('products', 'woocommerce_enable_reviews', 'Enable reviews', 'reviews.enabled'),
  flagOption(
    'products',
    'woocommerce_review_rating_required',
    'Star ratings are required',
    'reviews.ratingRequired',
  ),
  {
    id: 'woocommerce_notify_low_stock_amount',
    group: 'products',
    label: 'Low stock threshold',
    description: '',
    type: 'number',
    read: (settings) => String(settings['stock.lowThreshold']),
    write: (value) => (/^\d{1,9}$/.test(value) ? { 'stock.lowThreshold': Number(value) } : null),
  },
  flagOption(
    'products',
    'woocommerce_hide_out_of_stock_items',
    'Out of stock visibility',
    'stock.hideOutOfStock',
  ),
  flagOption(
    'tax',
    'woocommerce_prices_include_tax',
    'Prices entered with tax',
    'tax.pricesIncludeTax',
  ),
  {
    id: 'woocommerce_tax_based_on',
    group: 'tax',
    label: 'Calculate tax based on',
    description: '',
    type: 'select',
    options: {
      shipping: 'Customer shipping address',
      billing: 'Customer billing address',
      base: 'Shop base address',
    },
    read: (settings) => settings['tax.basedOn'],
    write(value) {
      const place = (['shipping', 'billing', 'base'] as const).find((each) => each === value);
      return place === undefined ? null : { 'tax.basedOn': place };
    },
  },
  flagOption(
    'tax',
    'woocommerce_tax_round_at_subtotal',
    'Round at subtotal',
    'tax.roundAtSubtotal',
  ),
  {
    id: 'woocommerce_tax_display_cart',
    group: 'tax',
    label: 'Display prices during cart and checkout',
    description: '',
    type: 'select',
    options: { incl: 'Including tax', excl: 'Excluding tax' },
    read: (settings) => settings['tax.displayInCart'],
    write: (value) =>
      value === 'incl' || value === 'excl' ? { 'tax.displayInCart': value } : null,
  },
  flagOption('account', 'woocommerce_enable_guest_checkout', 'Guest checkout', 'checkout.guests'),
  flagOption(
    'account',
    'woocommerce_enable_signup_and_login_from_checkout',
    'Account creation during checkout',
    'checkout.createAccount',
  ),
  flagOption(
    'account',
    'woocommerce_enable_myaccount_registration',
    'Account creation on the account page',
    'accounts.registration',
  ),
];
