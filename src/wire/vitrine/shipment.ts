import * as z from 'zod/mini';
import { flag, group, integer, listOf, number, text } from '../wc/field.ts';
import { contextField } from '../wc/list-query.ts';

// What was sent of an order. Without lines all that is left is sent.

const link = text({
  maxLength: 500,
  pattern: /^(https?:\/\/\S+)?$/,
  problem: 'is not an address that begins with https://.',
});

export const shipmentInput = {
  carrier: text({ maxLength: 80 }),
  tracking_number: text({ maxLength: 80 }),
  tracking_url: link,
  line_items: listOf(
    group({ id: integer({ minimum: 0 }), quantity: number({ minimum: 0, maximum: 1_000_000 }) }),
    { most: 500 },
  ),
  /** Whether the buyer gets an email; they do unless it says otherwise. */
  notify: flag(),
};

export const shipmentResponse = z.object({
  id: z.int(),
  order_id: z.int(),
  date_created: z.string(),
  date_created_gmt: z.string(),
  carrier: z.string(),
  carrier_name: z.string(),
  tracking_number: z.string(),
  tracking_url: z.string(),
  author: z.string(),
  line_items: z.array(z.object({ id: z.int(), name: z.string(), quantity: z.number() })),
});
export type Shipment = z.infer<typeof shipmentResponse>;

/** The lines that go by parcel at all, and how many pieces of them are still here. */
export const leftToShipResponse = z.array(
  z.object({ id: z.int(), name: z.string(), left: z.number() }),
);
export type LeftToShip = z.infer<typeof leftToShipResponse>[number];

export const shipmentQuery = { context: z._default(contextField, 'view') };
