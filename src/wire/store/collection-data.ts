import * as z from 'zod/mini';
import { STOCK_STATUSES } from '#rules/catalog/product.ts';
import { storeAmount, storeCurrency } from './currency.ts';

const termCounts = z.nullable(z.array(z.strictObject({ term: z.int(), count: z.int() })));

/** Sums over all products that a query finds; null for what was not asked for. */
export const storeCollectionData = z.strictObject({
  price_range: z.nullable(
    z.strictObject({ min_price: storeAmount, max_price: storeAmount, ...storeCurrency }),
  ),
  attribute_counts: termCounts,
  rating_counts: z.nullable(z.array(z.strictObject({ rating: z.int(), count: z.int() }))),
  /** The counts are texts: programs of old read them so. */
  stock_status_counts: z.nullable(
    z.array(z.strictObject({ status: z.enum(STOCK_STATUSES), count: z.string() })),
  ),
  taxonomy_counts: termCounts,
});
export type StoreCollectionData = z.infer<typeof storeCollectionData>;
