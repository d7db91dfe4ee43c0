import { fieldWords } from '#rules/changes/changed-fields.ts';
import { AUDIT_EVENTS } from '../../vitrine/audit-events.ts';
import { textInLanguage } from '../language-in-use/in-language.ts';

// Names that logs and lists of jobs have from the database: kinds of records, events, kinds of jobs and
// fields. In English they are made of the name itself; other languages have those that are listed here.
// Example: recordWords('gift_card') is "Gift card", recordWords('billing.first_name') "Billing first name".

const RECORDS = [
  ...['order', 'order_note', 'order_refund', 'order_shipment', 'order_email', 'product', 'coupon'],
  ...['customer', 'customer_note', 'customer_data', 'customer_segment', 'store_credit', 'review'],
  ...['setting', 'settings', 'person', 'api_key', 'webhook', 'webhook_delivery', 'job', 'tax'],
  ...['tax_rate', 'tax_class', 'shipping_zone', 'shipping_method', 'payment_gateway', 'menu'],
  ...[
    'payment_notice',
    'payment_wait',
    'option_form',
    'bundle',
    'media',
    'page',
    'post',
    'redirect',
  ],
  ...['product_attribute', 'product_attribute_term', 'product_cat', 'product_tag', 'product_brand'],
  ...[
    'category',
    'post_tag',
    'gift_card',
    'comment',
    'campaign',
    'newsletter_subscriber',
    'swatch',
  ],
  ...['block_set', 'revision', 'saved_view', 'review_import', 'product_import', 'product_upsells'],
  ...['product_boosters'],
];

const JOBS = [
  ...['email', 'test-email', 'campaign-email', 'webhook', 'backup', 'cdn-purge', 'check-payment'],
  ...['payment-news', 'delete-saved-payment', 'merge-saved-cards', 'product-import', 'self-check'],
  ...[
    'purge-ended',
    'purge-product-videos',
    'purge-review-files',
    'purge-uploads',
    'purge-viewers',
  ],
  ...['rebuild-search', 'store-list-words', 'count-together', 'self-check-left'],
];

const FIELDS = [
  ...['name', 'title', 'status', 'type', 'slug', 'sku', 'price', 'regular_price', 'sale_price'],
  ...[
    'description',
    'short_description',
    'stock_quantity',
    'stock_status',
    'manage_stock',
    'weight',
  ],
  ...['dimensions', 'length', 'width', 'height', 'images', 'src', 'alt', 'categories', 'tags'],
  ...['attributes', 'options', 'visible', 'variation', 'position', 'quantity', 'total', 'subtotal'],
  ...[
    'billing',
    'shipping',
    'first_name',
    'last_name',
    'company',
    'address_1',
    'address_2',
    'city',
  ],
  ...['state', 'postcode', 'country', 'phone', 'line_items', 'shipping_lines', 'fee_lines'],
  ...['coupon_lines', 'customer_id', 'payment_method', 'payment_method_title', 'date_created'],
  ...['date_paid', 'date_completed', 'date_on_sale_from', 'date_on_sale_to', 'date_expires'],
  ...[
    'amount',
    'code',
    'discount_type',
    'usage_limit',
    'enabled',
    'value',
    'label',
    'text',
    'note',
  ],
  ...[
    'reason',
    'tracking_number',
    'carrier',
    'role',
    'rating',
    'reviewer',
    'reply',
    'rate',
    'class',
  ],
  ...[
    'featured',
    'catalog_visibility',
    'tax_class',
    'tax_status',
    'shipping_class',
    'cost_of_goods',
  ],
  ...['meta_data', 'blocks', 'excerpt', 'url', 'topic', 'delivery_url', 'subject', 'settings'],
];

export const RECORD_NAMES: readonly string[] = [
  ...new Set([...RECORDS, ...AUDIT_EVENTS, ...JOBS, ...FIELDS]),
];

const known = (name: string) => textInLanguage(`word.${name}`, '');

export function recordWords(name: string): string {
  const text = known(name);
  if (text !== '') return text;
  const parts = name.split('.');
  if (parts.every((part) => known(part) === '')) return fieldWords(name);
  return parts.map((part) => known(part) || fieldWords(part)).join(', ');
}
