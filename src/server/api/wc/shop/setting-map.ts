import { isCountry } from '#server/addresses/countries.ts';
import {
  choiceOption,
  flagOption,
  type MappedOption,
  numberOption,
  textOption,
} from './option-kinds.ts';

// WooCommerce's options and the settings of this shop they are. What this shop has under another name
// or decides by itself is not listed; a value it cannot have is refused.

export const SETTING_GROUPS = [
  { id: 'general', label: 'General' },
  { id: 'products', label: 'Products' },
  { id: 'tax', label: 'Tax' },
  { id: 'account', label: 'Accounts & privacy' },
  { id: 'email', label: 'Emails' },
] as const;

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

function getSymbol(code: string, locale: string): string {
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
  flagOption('general', 'woocommerce_enable_coupons', 'Enable coupons', 'coupons.enabled'),
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
      'currency.symbol': getSymbol(value, locale),
    }),
  },
  choiceOption(
    'general',
    'woocommerce_currency_pos',
    'Currency position',
    'currency.position',
    POSITIONS,
  ),
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
  flagOption(
    'products',
    'woocommerce_cart_redirect_after_add',
    'Redirect to the cart page after an addition',
    'cart.redirectAfterAdd',
  ),
  flagOption(
    'products',
    'woocommerce_enable_ajax_add_to_cart',
    'Add to the cart without leaving the page',
    'cart.addByScript',
  ),
  choiceOption('products', 'woocommerce_weight_unit', 'Weight unit', 'units.weight', {
    kg: 'kg',
    g: 'g',
    lb: 'lb',
    oz: 'oz',
  }),
  choiceOption('products', 'woocommerce_dimension_unit', 'Dimensions unit', 'units.length', {
    cm: 'cm',
    mm: 'mm',
    in: 'in',
  }),
  flagOption(
    'products',
    'woocommerce_review_rating_verification_required',
    'Reviews can only be left by verified owners',
    'reviews.verifiedOnly',
  ),
  {
    id: 'woocommerce_manage_stock',
    group: 'products',
    label: 'Manage stock',
    description: 'Each product says whether its stock is counted.',
    type: 'checkbox',
    read: () => 'yes',
    write: (value) => onlyNow(value, 'yes'),
  },
  numberOption(
    'products',
    'woocommerce_hold_stock_minutes',
    'Hold stock (minutes)',
    'orders.holdMinutes',
  ),
  flagOption('products', 'woocommerce_enable_reviews', 'Enable reviews', 'reviews.enabled'),
  flagOption(
    'products',
    'woocommerce_review_rating_required',
    'Star ratings are required',
    'reviews.ratingRequired',
  ),
  numberOption(
    'products',
    'woocommerce_notify_low_stock_amount',
    'Low stock threshold',
    'stock.lowThreshold',
  ),
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
  choiceOption('tax', 'woocommerce_tax_based_on', 'Calculate tax based on', 'tax.basedOn', {
    shipping: 'Customer shipping address',
    billing: 'Customer billing address',
    base: 'Shop base address',
  }),
  textOption('tax', 'woocommerce_shipping_tax_class', 'Shipping tax class', 'tax.shippingClass'),
  flagOption(
    'tax',
    'woocommerce_tax_round_at_subtotal',
    'Round at subtotal',
    'tax.roundAtSubtotal',
  ),
  choiceOption(
    'tax',
    'woocommerce_tax_display_cart',
    'Display prices during cart and checkout',
    'tax.displayInCart',
    { incl: 'Including tax', excl: 'Excluding tax' },
  ),
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
  flagOption(
    'account',
    'woocommerce_enable_checkout_login_reminder',
    'Log-in during checkout',
    'checkout.logIn',
  ),
  textOption('email', 'woocommerce_email_from_name', '“From” name', 'mail.senderName'),
  textOption('email', 'woocommerce_email_from_address', '“From” address', 'mail.senderAddress'),
  textOption('email', 'woocommerce_email_footer_text', 'Footer text', 'mail.footer'),
];
