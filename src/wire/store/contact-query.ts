import * as z from 'zod/mini';
import { oneOf, whole } from './params.ts';

/** `vitrine/v1/contact-messages`: which of them, page by page. */
export const contactQuery = z.object({
  status: z._default(oneOf(['sent', 'spam']), 'sent'),
  page: z._default(whole(1, 1_000_000), 1),
  per_page: z._default(whole(1, 100), 20),
});
