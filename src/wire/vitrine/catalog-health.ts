import * as z from 'zod/mini';

// What is missing or wrong in the published catalogue, as `vitrine/v1/catalogue-health` answers it.

export const CATALOG_CHECKS = [
  'picture',
  'price',
  'category',
  'weight',
  'sku',
  'link',
  'smallPicture',
] as const;
export type CatalogCheck = (typeof CATALOG_CHECKS)[number];

export const catalogHealthResponse = z.array(
  z.object({
    check: z.enum(CATALOG_CHECKS),
    count: z.int(),
    /** The first of them by name. */
    products: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
);
export type CatalogCheckResult = z.infer<typeof catalogHealthResponse>[number];
