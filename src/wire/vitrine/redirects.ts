import * as z from 'zod/mini';
import { choice, integer, text } from '../wc/field.ts';
import { paging } from '../wc/list-query.ts';

// Addresses that lead elsewhere, as `vitrine/v1/redirects` reads and writes them.

export const redirectInput = {
  from: text({ maxLength: 1000 }),
  to: text({ maxLength: 2000 }),
  /** 301 for good, 302 for now; as text, as the choices of a form are. */
  status: choice(['301', '302']),
};
export const redirectReadOnly = {
  id: integer(),
  /** Only in the list. */
  uses: z.optional(integer()),
  created_at: text(),
};
export const redirectResponse = z.object({ ...redirectInput, ...redirectReadOnly });
export type Redirect = z.infer<typeof redirectResponse>;
export const redirectsQuery = { ...paging, search: z._default(text({ maxLength: 200 }), '') };
