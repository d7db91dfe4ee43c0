import * as z from 'zod/mini';
import { bundleFields, bundleInput } from '../catalog/bundle-input.ts';
import { integer } from '../wc/field.ts';
import { listFields } from '../wc/list-query.ts';

// Bundles as `vitrine/v1` reads and writes them; the id is that of the product.

export const bundleResourceInput = bundleFields;

export const bundleReadOnly = {
  id: integer(),
  date_modified: z.nullable(z.string()),
  date_modified_gmt: z.nullable(z.string()),
};

export const bundleResponse = z.object({ ...bundleResourceInput, ...bundleReadOnly });
export type BundleResponse = z.infer<typeof bundleResponse>;

export const bundleQuery = {
  ...listFields({ orderby: ['id', 'modified'], usual: 'id', order: 'asc' }),
  /** Bundles that this product is part of. */
  part: z.optional(integer({ minimum: 1 })),
};

export const bundleTrialInput = { bundle: bundleInput };

const amount = z.int();
const span = z.object({ min: amount, max: amount });

export const bundlePricesResponse = z.object({
  parts: z.array(
    z.object({
      item: z.string(),
      product_id: z.int(),
      name: z.string(),
      price: z.nullable(span),
      stock_status: z.nullable(z.string()),
      stock_left: z.nullable(z.number()),
    }),
  ),
  prices: z.array(
    z.object({
      items: z.array(z.string()),
      /** As a manager writes it, '15' or '$5.00'; null where no tier is reached. */
      discount: z.nullable(z.string()),
      sum: span,
      off: span,
      total: span,
    }),
  ),
});
export type BundlePrices = z.infer<typeof bundlePricesResponse>;
