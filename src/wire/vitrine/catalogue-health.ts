import * as z from 'zod/mini';

// What is missing or wrong in the published catalogue, as `vitrine/v1/catalogue-health` answers it.

export const CATALOGUE_CHECKS = [
  'picture',
  'price',
  'category',
  'weight',
  'sku',
  'link',
  'smallPicture',
] as const;
export type CatalogueCheck = (typeof CATALOGUE_CHECKS)[number];

export const catalogueHealthAnswer = z.array(
  z.object({
    check: z.enum(CATALOGUE_CHECKS),
    count: z.int(),
    /** The first of them by name. */
    products: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
);
