import type { Db } from '#server/platform/database/database.ts';
import { loadTaxClasses, STANDARD_CLASS } from '#server/tax/tax-classes.ts';
import { choiceOption, fixedOption, flagOption, type MappedOption } from './option-kinds.ts';

const DISPLAY = { incl: 'Including tax', excl: 'Excluding tax' };

/** The classes besides the standard one have their own names. */
async function loadClasses(db: Db) {
  const classes = await loadTaxClasses(db);
  const others = classes.filter(({ slug }) => slug !== STANDARD_CLASS.slug);
  return {
    inherit: 'Shipping tax class based on cart items',
    '': 'Standard',
    ...Object.fromEntries(others.map(({ slug, name }) => [slug, name])),
  };
}

export const TAX: readonly MappedOption[] = [
  {
    ...flagOption(
      'woocommerce_prices_include_tax',
      [
        'Prices entered with tax',
        '',
        'This option is important as it will affect how you input prices. Changing it will not update existing products.',
      ],
      'tax.pricesIncludeTax',
    ),
    type: 'radio',
    options: {
      yes: 'Yes, I will enter prices inclusive of tax',
      no: 'No, I will enter prices exclusive of tax',
    },
  },
  choiceOption(
    'woocommerce_tax_based_on',
    [
      'Calculate tax based on',
      '',
      'This option determines which address is used to calculate tax.',
    ],
    'tax.basedOn',
    [
      ['shipping', 'shipping', 'Customer shipping address'],
      ['billing', 'billing', 'Customer billing address'],
      ['base', 'base', 'Shop base address'],
    ],
  ),
  {
    id: 'woocommerce_shipping_tax_class',
    words: [
      'Shipping tax class',
      'Optionally control which tax class shipping gets, or leave it so shipping tax is based on the cart items themselves.',
      true,
    ],
    type: 'select',
    loadOptions: loadClasses,
    read: (settings) => settings['tax.shippingClass'],
    write: (value) => ({ 'tax.shippingClass': value.trim() }),
  },
  flagOption(
    'woocommerce_tax_round_at_subtotal',
    ['Rounding', 'Round tax at subtotal level, instead of rounding per line'],
    'tax.roundAtSubtotal',
  ),
  // Classes are added at `taxes/classes`.
  fixedOption(
    'woocommerce_tax_classes',
    [
      'Additional tax classes',
      '',
      'List additional tax classes you need below (1 per line, e.g. Reduced Rates). These are in addition to "Standard rate" which exists by default.',
    ],
    'textarea',
    '',
  ),
  // The shop shows prices as they are entered.
  {
    id: 'woocommerce_tax_display_shop',
    words: ['Display prices in the shop'],
    type: 'select',
    fallback: 'excl',
    options: DISPLAY,
    read: (settings) => (settings['tax.pricesIncludeTax'] ? 'incl' : 'excl'),
    write: (value, settings) =>
      value === (settings['tax.pricesIncludeTax'] ? 'incl' : 'excl') ? {} : null,
  },
  choiceOption(
    'woocommerce_tax_display_cart',
    ['Display prices during cart and checkout'],
    'tax.displayInCart',
    [
      ['incl', 'incl', DISPLAY.incl],
      ['excl', 'excl', DISPLAY.excl],
    ],
  ),
  fixedOption(
    'woocommerce_price_display_suffix',
    [
      'Price display suffix',
      '',
      'Define text to show after your product prices. This could be, for example, "inc. Vat" to explain your pricing. You can also have prices substituted here using one of the following: {price_including_tax}, {price_excluding_tax}.',
    ],
    'text',
    '',
  ),
  fixedOption('woocommerce_tax_total_display', ['Display tax totals'], 'select', 'itemized', {
    options: { single: 'As a single total', itemized: 'Itemized' },
  }),
];
