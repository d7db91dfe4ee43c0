import {
  choiceOption,
  fixedOption,
  flagOption,
  type MappedOption,
  numberOption,
  storedOption,
  textOption,
} from './option-kinds.ts';

const LOW_STOCK = 'When product stock reaches this amount you will be notified via email.';
const NO_STOCK =
  'When product stock reaches this amount the stock status will change to "out of stock" and you will be notified via email. This setting does not affect existing "in stock" products.';
const RECIPIENTS = 'Enter recipients (comma separated) that will receive this notification.';

export const PRODUCTS: readonly MappedOption[] = [
  // The catalogue is a page of the shop itself, not one that an editor writes.
  fixedOption(
    'woocommerce_shop_page_id',
    [
      'Shop page',
      '',
      'This sets the base page of your shop - this is where your product archive will be.',
    ],
    'select',
    '',
    { options: {} },
  ),
  flagOption(
    'woocommerce_cart_redirect_after_add',
    ['Add to cart behaviour', 'Redirect to the cart page after successful addition'],
    'cart.redirectAfterAdd',
  ),
  flagOption(
    'woocommerce_enable_ajax_add_to_cart',
    ['', 'Enable AJAX add to cart buttons on archives'],
    'cart.addByScript',
  ),
  fixedOption(
    'woocommerce_placeholder_image',
    [
      'Placeholder image',
      '',
      'This is the attachment ID, or image URL, used for placeholder images in the product catalog. Products with no image will use this.',
    ],
    'text',
    '',
  ),
  choiceOption(
    'woocommerce_weight_unit',
    ['Weight unit', 'This controls what unit you will define weights in.', true],
    'units.weight',
    [
      ['kg', 'kg', 'kg'],
      ['g', 'g', 'g'],
      ['lbs', 'lb', 'lbs'],
      ['oz', 'oz', 'oz'],
    ],
    'lbs',
  ),
  choiceOption(
    'woocommerce_dimension_unit',
    ['Dimensions unit', 'This controls what unit you will define lengths in.', true],
    'units.length',
    [
      ['m', null, 'm'],
      ['cm', 'cm', 'cm'],
      ['mm', 'mm', 'mm'],
      ['in', 'in', 'in'],
      ['yd', null, 'yd'],
    ],
    'in',
  ),
  flagOption(
    'woocommerce_enable_reviews',
    ['Enable reviews', 'Enable product reviews'],
    'reviews.enabled',
  ),
  fixedOption(
    'woocommerce_review_rating_verification_label',
    ['', 'Show "verified owner" label on customer reviews'],
    'checkbox',
    'yes',
  ),
  flagOption(
    'woocommerce_review_rating_verification_required',
    ['', 'Reviews can only be left by "verified owners"'],
    'reviews.verifiedOnly',
  ),
  fixedOption(
    'woocommerce_enable_review_rating',
    ['Product ratings', 'Enable star rating on reviews'],
    'checkbox',
    'yes',
  ),
  flagOption(
    'woocommerce_review_rating_required',
    ['', 'Star ratings should be required, not optional'],
    'reviews.ratingRequired',
  ),
  // Each product says whether its stock is counted.
  fixedOption(
    'woocommerce_manage_stock',
    ['Manage stock', 'Enable stock management'],
    'checkbox',
    'yes',
  ),
  numberOption(
    'woocommerce_hold_stock_minutes',
    [
      'Hold stock (minutes)',
      'Hold stock (for unpaid orders) for x minutes. When this limit is reached, the pending order will be cancelled. Leave blank to disable.',
    ],
    'orders.holdMinutes',
    '60',
  ),
  storedOption(
    'woocommerce_notify_low_stock',
    ['Notifications', 'Enable low stock notifications'],
    'checkbox',
    'yes',
    { values: ['yes', 'no'] },
  ),
  storedOption(
    'woocommerce_notify_no_stock',
    ['', 'Enable out of stock notifications'],
    'checkbox',
    'yes',
    { values: ['yes', 'no'] },
  ),
  textOption(
    'woocommerce_stock_email_recipient',
    ['Notification recipient(s)', RECIPIENTS, true],
    'mail.managerAddress',
  ),
  numberOption(
    'woocommerce_notify_low_stock_amount',
    ['Low stock threshold', LOW_STOCK, true],
    'stock.lowThreshold',
    '2',
  ),
  fixedOption(
    'woocommerce_notify_no_stock_amount',
    ['Out of stock threshold', NO_STOCK, true],
    'number',
    '0',
  ),
  flagOption(
    'woocommerce_hide_out_of_stock_items',
    ['Out of stock visibility', 'Hide out of stock items from the catalog'],
    'stock.hideOutOfStock',
  ),
  choiceOption(
    'woocommerce_stock_format',
    [
      'Stock display format',
      'This controls how stock quantities are displayed on the frontend.',
      true,
    ],
    'stock.showLeft',
    [
      ['', 'always', 'Always show quantity remaining in stock e.g. "12 in stock"'],
      [
        'low_amount',
        'low',
        'Only show quantity remaining in stock when low e.g. "Only 2 left in stock"',
      ],
      ['no_amount', 'never', 'Never show quantity remaining in stock'],
    ],
    '',
  ),
  // A file that is sold is sent by the shop, under its own address.
  fixedOption(
    'woocommerce_file_download_method',
    [
      'File download method',
      "If you are using X-Accel-Redirect download method along with NGINX server, make sure that you have applied settings as described in <a href='https://woocommerce.com/document/digital-downloadable-product-handling#nginx-setting'>Digital/Downloadable Product Handling</a> guide.",
      'Forcing downloads will keep URLs hidden, but some servers may serve large files unreliably. If supported, <code>X-Accel-Redirect</code> / <code>X-Sendfile</code> can be used to serve downloads instead (server requires <code>mod_xsendfile</code>).',
    ],
    'select',
    'force',
    {
      options: {
        force: 'Force downloads',
        xsendfile: 'X-Accel-Redirect/X-Sendfile',
        redirect: 'Redirect only (Insecure)',
      },
    },
  ),
];
