import * as z from 'zod/mini';
import { storeImage } from './image.ts';

/** A tag, or a term of an attribute. */
export const storeTerm = z.strictObject({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  parent: z.int(),
  count: z.int(),
});
export type StoreTerm = z.infer<typeof storeTerm>;

export const storeCategory = z.extend(storeTerm, {
  image: z.nullable(storeImage),
  review_count: z.int(),
  permalink: z.string(),
});
export type StoreCategory = z.infer<typeof storeCategory>;

export const storeAttributeRecord = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** `pa_color`. */
  taxonomy: z.string(),
  type: z.string(),
  order: z.string(),
  has_archives: z.boolean(),
  /** How many terms it has. */
  count: z.int(),
});
export type StoreAttributeRecord = z.infer<typeof storeAttributeRecord>;
