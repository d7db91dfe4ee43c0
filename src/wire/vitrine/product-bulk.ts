import * as z from 'zod/mini';
import {
  choice,
  dateTime,
  flag,
  group,
  integer,
  listOf,
  nullable,
  number,
  text,
} from '../wc/field.ts';

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
  add_tags: z.optional(ids),
  remove_tags: z.optional(ids),
  /** In place of its brands; null is none. */
  brand: z.optional(nullable(integer({ minimum: 1 }))),
  /** By their slugs; '' is none, or the standard one. */
  shipping_class: z.optional(text({ maxLength: 60 })),
  tax_class: z.optional(text({ maxLength: 60 })),
  stock: z.optional(number({ minimum: 0, maximum: 1_000_000_000 })),
  /** Added to the stock that is there. */
  stock_by: z.optional(number({ minimum: -1_000_000_000, maximum: 1_000_000_000 })),
  /** The prices that result end in it: 99 of 26.40 makes 25.99. */
  price_ending: z.optional(integer({ minimum: 0, maximum: 99 })),
  /** Names the requests that belong together, so that they are undone together. */
  batch: z.optional(
    text({ pattern: /^[a-z0-9-]{8,64}$/, problem: 'is letters, digits and hyphens.' }),
  ),
  /** Only says what would change. */
  preview: z.optional(flag()),
  status: z.optional(choice(['publish', 'draft', 'pending', 'private'])),
};

/** The fields of a product that differ, in the words of the log. */
const changedValues = z.record(z.string(), z.unknown());

export const productBulkResponse = z.object({
  changed: z.int(),
  refused: z.array(z.object({ id: z.int(), reason: z.string() })),
  /** Of a preview: what differs, as the manager's log would have it. */
  preview: z.optional(
    z.array(
      z.object({ id: z.int(), name: z.string(), before: changedValues, after: changedValues }),
    ),
  ),
});
export type ProductBulkResponse = z.infer<typeof productBulkResponse>;

export const productBatches = z.array(
  z.object({
    id: z.string(),
    at: z.iso.datetime(),
    who: z.string(),
    /** How many products it changed. */
    count: z.int(),
  }),
);
export type ProductBatches = z.infer<typeof productBatches>;

export const productBatchUndone = z.object({
  undone: z.int(),
  refused: z.array(z.object({ id: z.int(), reason: z.string() })),
  /** Requests that are still to be undone: ask again until there is none. */
  left: z.int(),
});

/** Number of an entry of the manager's log. */
export const productRestoreInput = { change: integer({ minimum: 1 }) };
export const productRestoreResponse = z.object({ id: z.int() });
