import * as z from 'zod/mini';
import { deliveryTexts } from '../order.ts';
import { paging } from '../wc/list-query.ts';

// Orders for whoever packs them: what goes into the parcel and where it goes, without any amount.

export const packingQuery = { ...paging };

export const packingOrder = z.object({
  id: z.int(),
  number: z.string(),
  placed_at: z.iso.datetime(),
  /** The lines of the address. */
  address: z.array(z.string()),
  shipping_methods: z.array(z.string()),
  /** Where and when it is had, in the words of the shop. */
  delivery: deliveryTexts,
  customer_note: z.string(),
  lines: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      sku: z.string(),
      /** '' where there is no picture. */
      image: z.string(),
      details: z.array(z.object({ label: z.string(), value: z.string() })),
      /** How many pieces are still to be sent. */
      left: z.number(),
    }),
  ),
});
/** A page of them; `total` counts those without anything left to send, too. */
export const packingPage = z.object({ orders: z.array(packingOrder), total: z.int() });

export type PackingOrder = z.infer<typeof packingOrder>;
