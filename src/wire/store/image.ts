import * as z from 'zod/mini';

export const storeImage = z.strictObject({
  id: z.int(),
  src: z.string(),
  thumbnail: z.string(),
  srcset: z.string(),
  sizes: z.string(),
  thumbnail_srcset: z.string(),
  thumbnail_sizes: z.string(),
  name: z.string(),
  alt: z.string(),
});
export type StoreImage = z.infer<typeof storeImage>;
