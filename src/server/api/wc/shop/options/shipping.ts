import { fixedOption, flagOption, type MappedOption } from './option-kinds.ts';

export const SHIPPING: readonly MappedOption[] = [
  fixedOption(
    'woocommerce_enable_shipping_calc',
    [
      'Calculations',
      'Enable the shipping calculator on the cart page',
      'This feature is not available when using the <a href="https://woocommerce.com/document/woocommerce-store-editing/customizing-cart-and-checkout/">Cart and checkout blocks</a>. Shipping will be calculated at checkout.',
    ],
    'checkbox',
    'yes',
  ),
  fixedOption(
    'woocommerce_shipping_cost_requires_address',
    ['', 'Hide shipping costs until an address is entered'],
    'checkbox',
    'no',
  ),
  flagOption(
    'woocommerce_shipping_hide_rates_when_free',
    ['', 'Hide shipping rates when free shipping is available'],
    'shipping.freeReplacesPaid',
  ),
  fixedOption(
    'woocommerce_ship_to_destination',
    ['Shipping destination', 'This controls which shipping address is used by default.', true],
    'radio',
    'billing',
    {
      options: {
        shipping: 'Default to customer shipping address',
        billing: 'Default to customer billing address',
        billing_only: 'Force shipping to the customer billing address',
      },
    },
  ),
  fixedOption(
    'woocommerce_shipping_debug_mode',
    [
      'Debug mode',
      'Enable debug mode',
      'Enable shipping debug mode to show matching shipping zones and to bypass shipping rate cache.',
    ],
    'checkbox',
    'no',
  ),
];
