import * as z from 'zod/mini';

// The parts of an order that the admin shows, as `wc/v3/orders` answers them.

const address = z.object({
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.string(),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
});

const lineMeta = z.object({
  key: z.string(),
  display_key: z.optional(z.string()),
  display_value: z.unknown(),
  files: z.optional(z.array(z.object({ name: z.string(), url: z.string() }))),
});

const line = z.object({
  id: z.number(),
  name: z.string(),
  product_id: z.number(),
  variation_id: z.number(),
  quantity: z.number(),
  subtotal: z.string(),
  total: z.string(),
  total_tax: z.string(),
  sku: z.nullish(z.string()),
  meta_data: z.array(lineMeta),
});

const sum = z.object({ id: z.number(), total: z.string(), total_tax: z.string() });

export const order = z.object({
  id: z.number(),
  number: z.string(),
  order_key: z.string(),
  status: z.string(),
  date_created_gmt: z.optional(z.string()),
  date_created: z.string(),
  date_modified: z.string(),
  date_paid_gmt: z.nullish(z.string()),
  total: z.string(),
  total_tax: z.string(),
  discount_total: z.string(),
  shipping_total: z.string(),
  shipping_tax: z.string(),
  payment_method: z.string(),
  payment_method_title: z.string(),
  transaction_id: z.string(),
  payment_url: z.string(),
  created_via: z.string(),
  customer_id: z.number(),
  customer_note: z.string(),
  billing: address,
  shipping: address,
  line_items: z.array(line),
  shipping_lines: z.array(z.extend(sum, { method_title: z.string() })),
  fee_lines: z.array(z.extend(sum, { name: z.string() })),
  coupon_lines: z.array(z.object({ id: z.number(), code: z.string() })),
  refunds: z.array(z.object({ id: z.number(), reason: z.nullish(z.string()), total: z.string() })),
  meta_data: z.array(z.object({ key: z.string(), value: z.unknown() })),
  is_editable: z.boolean(),
  needs_payment: z.boolean(),
});

export type Order = z.infer<typeof order>;
export type OrderAddress = z.infer<typeof address>;
export type OrderLine = z.infer<typeof line>;

export const orderNote = z.object({
  id: z.number(),
  author: z.string(),
  date_created_gmt: z.string(),
  note: z.string(),
  customer_note: z.boolean(),
});
export type OrderNote = z.infer<typeof orderNote>;

/** A refund as `orders/:id/refunds` lists it: what was taken off each line, as negative numbers. */
export const orderRefund = z.object({
  id: z.number(),
  line_items: z.array(
    z.object({ id: z.number(), quantity: z.number(), total: z.string(), total_tax: z.string() }),
  ),
  shipping_lines: z.array(sum),
});
export type OrderRefundItem = z.infer<typeof orderRefund>;
