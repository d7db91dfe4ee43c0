import * as z from 'zod/mini';
import { choice, dateTime, group, integer, listOf, nullable, number } from '../wc/field.ts';

// One change of many products, as `vitrine/v1/products/bulk` takes it. Prices are worked out by the
// server from those each product has; a variable product's are those of its variations.

const ids = listOf(integer({ minimum: 1 }), { most: 100 });

export const productBulkInput = {
  ids,
  price_percent: z.optional(number({ minimum: -99, maximum: 1000 })),
  /** Of the sales that go on; without it their prices stay. */
  sale_price_percent: z.optional(number({ minimum: -99, maximum: 1000 })),
  /** Null ends the sale. */
  sale: z.optional(
    nullable(
      group({
        percent: number({ minimum: 0.01, maximum: 99 }),
        date_from: nullable(dateTime()),
        date_to: nullable(dateTime()),
      }),
    ),
  ),
  add_categories: z.optional(ids),
  remove_categories: z.optional(ids),
  status: z.optional(choice(['publish', 'draft', 'pending', 'private'])),
};

export const productBulkResponse = z.object({
  changed: z.int(),
  refused: z.array(z.object({ id: z.int(), reason: z.string() })),
});
export type ProductBulkResponse = z.infer<typeof productBulkResponse>;

/** Number of an entry of the manager's log. */
export const productRestoreInput = { change: integer({ minimum: 1 }) };
export const productRestoreResponse = z.object({ id: z.int() });
