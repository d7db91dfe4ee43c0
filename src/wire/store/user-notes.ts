import * as z from 'zod/mini';

/** `POST wp/v2/users/me`: of a person's facts, those that the shop's own pages change. */
export const userNotes = z.object({
  woocommerce_meta: z.object({ coming_soon_banner_dismissed: z.enum(['yes', 'no']) }),
});
