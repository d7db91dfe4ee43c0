import * as z from 'zod/mini';

// Where the catalogue shows a picture, as `vitrine/v1/media/:id/usage` answers it.

export const PICTURE_USERS = ['product', 'variation', 'category', 'brand', 'term'] as const;
export type PictureUser = (typeof PICTURE_USERS)[number];

export const pictureUsageAnswer = z.array(
  z.object({ kind: z.enum(PICTURE_USERS), id: z.int(), name: z.string() }),
);
