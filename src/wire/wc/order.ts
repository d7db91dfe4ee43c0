import * as z from 'zod/mini';
import { optionEntries } from '../forms/option-entries.ts';
import { attributeEntries } from '../vitrine/order-lines.ts';
import {
  choice,
  decimalOrNumber,
  flag,
  group,
  integer,
  listOf,
  metaData,
  mixed,
  nullable,
  number,
  responseObject,
  text,
} from './field.ts';
import { amountDigits, dateFields, listFields } from './list-query.ts';

// Orders, their notes and refunds, as programs written for WooCommerce read and write them.

export const WC_STATUSES = [
  'auto-draft',
  'pending',
  'processing',
  'on-hold',
  'completed',
  'cancelled',
  'refunded',
  'failed',
  'checkout-draft',
] as const;

const short = text({ maxLength: 200 });
const email = text({
  maxLength: 254,
  pattern: /^([^\s@]+@[^\s@]+)?$/,
  problem: 'is not an e-mail address.',
});

const postal = {
  first_name: short,
  last_name: short,
  company: short,
  address_1: short,
  address_2: short,
  city: short,
  state: short,
  postcode: text({ maxLength: 40 }),
  country: text({ maxLength: 2 }),
  phone: text({ maxLength: 60 }),
};
export const billingFields = group({ ...postal, email: nullable(email) });
export const shippingFields = group(postal);
export const billingAddress = responseObject({ ...postal, email });
/** The addresses of an order are not checked: a program may name a country that there is none of. */
const ordered = { ...postal, country: short };

const MAX_PIECES = 1_000_000;
const id = integer({ minimum: 0 });
const quantity = number({ minimum: 0, maximum: MAX_PIECES });
const amount = nullable(decimalOrNumber());
const lines = { most: 500 };
const taxStatus = choice(['taxable', 'none']);

export const lineItem = group({
  id,
  name: mixed(),
  product_id: nullable(id),
  variation_id: nullable(id),
  quantity,
  tax_class: text({ maxLength: 60 }),
  subtotal: amount,
  total: amount,
  meta_data: metaData(),
  /**
   * The attributes that a variation leaves open, what is chosen in the product's option form, and a
   * price of one piece that was agreed, as prices are entered in this shop, or a percentage off the
   * price, with the reason for it.
   */
  extensions: group({
    vitrine: group({
      attributes: attributeEntries,
      options: optionEntries,
      unit_price: decimalOrNumber(),
      price_reason: short,
      percent_off: text({ maxLength: 12 }),
    }),
  }),
});
export const shippingLine = group({
  id,
  method_id: nullable(text({ maxLength: 80 })),
  method_title: nullable(short),
  instance_id: text({ maxLength: 20 }),
  total: amount,
  tax_status: taxStatus,
  meta_data: metaData(),
  /** A rate that the shop offers for a package; it costs what the shop charges then. */
  extensions: group({
    vitrine: group({ package_id: integer({ minimum: 0 }), rate_id: text({ maxLength: 200 }) }),
  }),
});
export const feeLine = group({
  id,
  name: nullable(short),
  tax_class: text({ maxLength: 60 }),
  tax_status: taxStatus,
  total: amount,
  meta_data: metaData(),
  /** A discount in percent of the goods after coupons, from which the total follows. */
  extensions: group({ vitrine: group({ percent: text({ maxLength: 12 }) }) }),
});
const couponLine = group({ id, code: nullable(text({ maxLength: 100 })), meta_data: metaData() });

export const orderInput = {
  parent_id: id,
  status: nullable(choice(WC_STATUSES)),
  currency: text({ maxLength: 3 }),
  customer_id: id,
  customer_note: text({ maxLength: 5000 }),
  billing: group({ ...ordered, email: nullable(email) }),
  shipping: group(ordered),
  payment_method: text({ maxLength: 100 }),
  payment_method_title: short,
  transaction_id: short,
  created_via: text({ maxLength: 60 }),
  set_paid: flag(),
  manual_update: flag(),
  line_items: listOf(lineItem, lines),
  shipping_lines: listOf(shippingLine, lines),
  fee_lines: listOf(feeLine, lines),
  coupon_lines: listOf(couponLine, { most: 50 }),
  meta_data: metaData(),
  /** The total that was shown, in minor units: an order that comes to another one is refused. */
  extensions: group({ vitrine: group({ expected_total: integer({ minimum: 0 }) }) }),
};
export const orderReadOnly = {
  id: integer(),
  number: text(),
  order_key: text(),
  version: text(),
  prices_include_tax: flag(),
  discount_total: text(),
  discount_tax: text(),
  shipping_total: text(),
  shipping_tax: text(),
  cart_tax: text(),
  total: text(),
  total_tax: text(),
  cart_hash: text(),
};

const ids = listOf(id);
const order = listFields({
  orderby: ['date', 'modified', 'id', 'include', 'title', 'slug'],
  usual: 'date',
});
const parents = { parent: z._default(ids, []), parent_exclude: z._default(ids, []) };
/** Taken, and without effect: nothing of an order is hidden from its manager. */
const metaChoices = {
  include_meta: z.optional(listOf(text())),
  exclude_meta: z.optional(listOf(text())),
  order_item_display_meta: z._default(flag(), false),
};

export const orderQuery = {
  ...order,
  ...dateFields,
  ...parents,
  ...metaChoices,
  dp: amountDigits,
  status: z._default(listOf(choice(['any', 'trash', ...WC_STATUSES])), ['any']),
  customer: z.optional(id),
  product: z.optional(id),
  created_via: z.optional(listOf(text({ maxLength: 60 }))),
  /** Ours: by the method it is paid with, by a coupon, and by where its buyer came from. */
  payment_method: z.optional(text({ maxLength: 100 })),
  coupon: z.optional(text({ maxLength: 100 })),
  source: z.optional(text({ maxLength: 500 })),
};

export const refundQuery = {
  ...order,
  ...dateFields,
  ...parents,
  ...metaChoices,
  dp: amountDigits,
};

const refundTax = group({ id, refund_total: decimalOrNumber() });
const refundedPart = group({
  id,
  quantity,
  refund_total: decimalOrNumber(),
  refund_tax: listOf(refundTax),
});
export const refundInput = {
  amount: decimalOrNumber(),
  reason: text({ maxLength: 1000 }),
  refunded_by: id,
  api_refund: flag(),
  api_restock: flag(),
  line_items: listOf(refundedPart, lines),
  shipping_lines: listOf(refundedPart, lines),
  fee_lines: listOf(refundedPart, lines),
  meta_data: metaData(),
  /** The money becomes store credit of the buyer's account. */
  extensions: group({ vitrine: group({ store_credit: flag() }) }),
};

export const noteInput = {
  note: text({ maxLength: 5000 }),
  customer_note: flag(),
  added_by_user: flag(),
};
export const noteQuery = {
  context: order.context,
  type: z._default(choice(['any', 'customer', 'internal']), 'any'),
};

/** Of a receipt, which ends with its order only. */
export const receiptFields = {
  expiration_date: z.optional(text({ maxLength: 40 })),
  expiration_days: z.optional(integer({ minimum: 0 })),
  force_new: z.optional(flag()),
};

export const emailFields = {
  email: z.optional(email),
  force_email_update: z._default(flag(), false),
};
