import type { SettingName, Settings } from '#server/settings/defaults.ts';
import { fixedOption, type MappedOption, storedOption, type Words } from './option-kinds.ts';

type Route = Extract<SettingName, `routes.${string}`>;

/** The last word of an address of this shop, which settings of its own change. */
function endpoint(id: string, words: Words, name: Route, fallback: string): MappedOption {
  const read = (settings: Settings) =>
    settings[name].split('/').findLast((part) => part !== '' && !part.startsWith(':')) ?? '';
  return {
    id,
    words,
    type: 'text',
    fallback,
    read,
    write: (value, settings) => (value === read(settings) ? {} : null),
  };
}

const ofCheckout = (label: string): Words => [
  label,
  `Endpoint for the "Checkout &rarr; ${label}" page.`,
  true,
];
const ofAccount = (label: string): Words => [
  label,
  `Endpoint for the "My account &rarr; ${label}" page.`,
  true,
];

/** A page that the shop makes itself, and no editor chooses. */
function page(name: string, label: string, description: string): MappedOption {
  const words = [label, description, true] as const;
  return fixedOption(`woocommerce_${name}_page_id`, words, 'select', '', { options: {} });
}

export const ADVANCED: readonly MappedOption[] = [
  page('cart', 'Cart page', 'Page where shoppers review their shopping cart'),
  page('checkout', 'Checkout page', 'Page where shoppers go to finalize their purchase'),
  page('myaccount', 'My account page', 'Page contents: [woocommerce_my_account]'),
  endpoint('woocommerce_checkout_pay_endpoint', ofCheckout('Pay'), 'routes.orderPay', 'order-pay'),
  endpoint(
    'woocommerce_checkout_order_received_endpoint',
    ofCheckout('Order received'),
    'routes.orderReceived',
    'order-received',
  ),
  fixedOption(
    'woocommerce_myaccount_add_payment_method_endpoint',
    ofCheckout('Add payment method'),
    'text',
    'add-payment-method',
  ),
  fixedOption(
    'woocommerce_myaccount_delete_payment_method_endpoint',
    ['Delete payment method', 'Endpoint for the delete payment method page.', true],
    'text',
    'delete-payment-method',
  ),
  endpoint('woocommerce_myaccount_orders_endpoint', ofAccount('Orders'), 'routes.orders', 'orders'),
  endpoint(
    'woocommerce_myaccount_view_order_endpoint',
    ofAccount('View order'),
    'routes.viewOrder',
    'view-order',
  ),
  endpoint(
    'woocommerce_myaccount_downloads_endpoint',
    ofAccount('Downloads'),
    'routes.downloads',
    'downloads',
  ),
  endpoint(
    'woocommerce_myaccount_edit_account_endpoint',
    ofAccount('Edit account'),
    'routes.editAccount',
    'edit-account',
  ),
  endpoint(
    'woocommerce_myaccount_edit_address_endpoint',
    ofAccount('Addresses'),
    'routes.editAddress',
    'edit-address',
  ),
  endpoint(
    'woocommerce_myaccount_payment_methods_endpoint',
    ofAccount('Payment methods'),
    'routes.paymentMethods',
    'payment-methods',
  ),
  endpoint(
    'woocommerce_myaccount_lost_password_endpoint',
    ofAccount('Lost password'),
    'routes.lostPassword',
    'lost-password',
  ),
  endpoint(
    'woocommerce_logout_endpoint',
    [
      'Logout',
      'Endpoint for the triggering logout. You can add this to your menus via a custom link: yoursite.com/?customer-logout=true',
      true,
    ],
    'routes.logOut',
    'customer-logout',
  ),
  storedOption(
    'woocommerce_show_marketplace_suggestions',
    [
      'Show Suggestions',
      'Display suggestions within WooCommerce',
      'Leave this box unchecked if you do not want to pull suggested extensions from WooCommerce.com. You will see a static list of extensions instead.',
    ],
    'checkbox',
    'yes',
    { values: ['yes', 'no'] },
  ),
  fixedOption(
    'woocommerce_analytics_enabled',
    ['Analytics', 'Enable WooCommerce Analytics'],
    'checkbox',
    'yes',
  ),
];
