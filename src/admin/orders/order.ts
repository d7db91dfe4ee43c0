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

const line = z.object({
  id: z.number(),
  name: z.string(),
  quantity: z.number(),
  total: z.string(),
  total_tax: z.string(),
  sku: z.nullish(z.string()),
  meta_data: z.array(
    z.object({ key: z.string(), display_key: z.optional(z.string()), display_value: z.unknown() }),
  ),
});

export const order = z.object({
  id: z.number(),
  number: z.string(),
  status: z.string(),
  date_created_gmt: z.optional(z.string()),
  date_created: z.string(),
  date_modified: z.string(),
  total: z.string(),
  total_tax: z.string(),
  discount_total: z.string(),
  shipping_total: z.string(),
  payment_method_title: z.string(),
  customer_note: z.string(),
  billing: address,
  shipping: address,
  line_items: z.array(line),
  refunds: z.array(z.object({ id: z.number(), reason: z.nullish(z.string()), total: z.string() })),
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
