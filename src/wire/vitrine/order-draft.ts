import * as z from 'zod/mini';
import { mixed } from '../wc/field.ts';
import { offeredPackages } from './delivery.ts';

// An order while it is written by hand: what it comes to as it is. Amounts are in minor units, without
// tax where nothing else is said.

/** `order` is what `POST wc/v3/orders` takes. */
export const orderDraftInput = { order: mixed() };

const amount = z.int();

export const orderDraftResponse = z.object({
  /** In the order in which they were sent. */
  lines: z.array(
    z.object({
      name: z.string(),
      quantity: z.number(),
      /** Of one piece, as prices are entered in this shop. */
      unit_price: amount,
      subtotal: amount,
      /** After discounts. */
      total: amount,
      tax: amount,
    }),
  ),
  /** What it can be sent by. */
  packages: offeredPackages,
  shipping_needed: z.boolean(),
  coupons: z.array(z.object({ code: z.string(), discount: amount })),
  fees: z.array(z.object({ name: z.string(), total: amount })),
  tax_lines: z.array(z.object({ label: z.string(), amount })),
  items: amount,
  discount: amount,
  shipping: amount,
  tax: amount,
  total: amount,
  /** What it came to before it was changed; null for a new order. */
  total_before: z.nullable(amount),
  /** Paid already, by gift cards too. */
  paid: amount,
  /** What goes back onto gift cards when it is saved like this, because they have paid more. */
  gift_back: z.array(z.object({ last4: z.string(), amount })),
  /** Why it cannot be saved like this, by the names of its fields. */
  problems: z.record(z.string(), z.string()),
});
export type OrderDraftPrice = z.infer<typeof orderDraftResponse>;
