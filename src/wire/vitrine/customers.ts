import * as z from 'zod/mini';
import {
  choice,
  dateTime,
  decimalOrNumber,
  integer,
  listOf,
  MAX_COUNT,
  text,
} from '../wc/field.ts';
import { paging } from '../wc/list-query.ts';
import { billingAddress } from '../wc/order.ts';

// Customers as `vitrine/v1` has them: accounts by number, guests by their email address.

const moment = z.iso.datetime();
const count = integer({ minimum: 0, maximum: MAX_COUNT });
const amount = decimalOrNumber();
const id = z.union([z.int(), z.string()]);

/** What a segment may ask for; each is left out or empty where it does not matter. */
export const customerFilter = {
  search: z.optional(text({ maxLength: 200 })),
  account: z.optional(choice(['yes', 'no'])),
  country: z.optional(text({ maxLength: 2 })),
  spent_from: z.optional(amount),
  spent_to: z.optional(amount),
  orders_from: z.optional(count),
  orders_to: z.optional(count),
  last_order_after: z.optional(dateTime()),
  last_order_before: z.optional(dateTime()),
  product: z.optional(integer({ minimum: 1, maximum: MAX_COUNT })),
};

const order = {
  order: z._default(choice(['asc', 'desc']), 'desc'),
  orderby: z._default(
    choice(['spent', 'orders', 'last_order', 'since', 'name', 'email', 'country', 'id']),
    'last_order',
  ),
};

export const customersQuery = {
  ...paging,
  ...order,
  ...customerFilter,
  include: z._default(listOf(integer({ minimum: 0, maximum: MAX_COUNT })), []),
};
export const customersFileQuery = { ...order, ...customerFilter };

const row = {
  id,
  email: z.string(),
  /** Null for a guest. */
  account_id: z.nullable(z.int()),
  name: z.string(),
  country: z.string(),
  city: z.string(),
  orders: z.int(),
  spent: z.string(),
  last_order_at: z.nullable(moment),
  since: moment,
};

export const customerRow = z.object(row);
export const customerRows = z.array(customerRow);
export type CustomerRow = z.infer<typeof customerRow>;

const address = z.object({
  kind: z.enum(['billing', 'shipping']),
  /** Of the account, or of an order. */
  from: z.string(),
  lines: z.array(z.string()),
  /** Its parts, as an order takes them. */
  address: billingAddress,
});

export const customerNote = z.object({
  id: z.int(),
  at: moment,
  author: z.string(),
  text: z.string(),
});
export type CustomerNote = z.infer<typeof customerNote>;

export const customerProfile = z.object({
  ...row,
  average: z.string(),
  email_verified: z.boolean(),
  role: z.string(),
  last_login_at: z.nullable(moment),
  newsletter: z.enum(['subscribed', 'asked', 'ended', 'none']),
  addresses: z.array(address),
  recent_orders: z.array(
    z.object({
      id: z.int(),
      number: z.string(),
      status: z.string(),
      placed_at: moment,
      total: z.string(),
    }),
  ),
  reviews: z.array(
    z.object({
      id: z.int(),
      product_id: z.int(),
      rating: z.nullable(z.int()),
      status: z.string(),
      text: z.string(),
      created_at: moment,
    }),
  ),
  notes: z.array(customerNote),
});
export type CustomerProfile = z.infer<typeof customerProfile>;

export const customerNoteInput = {
  text: text({ maxLength: 2000, pattern: /\S/, problem: 'must not be empty.' }),
};

export const linkSent = z.object({ sent: z.boolean() });
export const erased = z.object({ erased: z.boolean() });

export const segmentInput = {
  name: text({ maxLength: 80, pattern: /\S/, problem: 'must not be empty.' }),
  /** As the query of the list has them. */
  filter: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
};
export const segmentReadOnly = { id: z.int() };
export const segmentResponse = z.object({ ...segmentReadOnly, ...segmentInput });
export type Segment = z.infer<typeof segmentResponse>;
export const segmentList = z.array(segmentResponse);
