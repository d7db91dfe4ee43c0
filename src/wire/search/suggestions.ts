import * as z from 'zod/mini';

export const suggestion = z.object({
  /** Absent from the row that states that nothing was found. */
  type: z.optional(z.enum(['Product', 'Category', 'Page'])),
  /** The product's or the category's; 0 for a page. */
  id: z.int(),
  value: z.string(),
  url: z.string(),
  /** The address of a small picture. */
  img: z.optional(z.string()),
  /** HTML. */
  price: z.optional(z.string()),
});
export type Suggestion = z.infer<typeof suggestion>;

export const suggestionsResponse = z.object({
  suggestions: z.array(suggestion),
  /** How many products match, counted up to MAX_COUNTED. */
  total: z.int(),
  /** Whether there are more than were counted. */
  more: z.boolean(),
});
export type SuggestionsResponse = z.infer<typeof suggestionsResponse>;
