import * as z from 'zod/mini';

/** `wp/v2/users/me`: how much of the customer is asked for. */
export const userQuery = z.object({
  context: z._default(z.enum(['view', 'embed', 'edit']), 'view'),
});
