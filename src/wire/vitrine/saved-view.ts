import * as z from 'zod/mini';
import { integer, text } from '../wc/field.ts';

// Filters of a list under a name, as `vitrine/v1/saved-views` reads and writes them.

/** What a list is narrowed to and sorted by. */
export const viewQuery = z.object({
  filter: z.record(z.string().check(z.maxLength(60)), z.unknown()),
  sort: z.optional(z.object({ field: z.string(), order: z.enum(['ASC', 'DESC']) })),
});
export type ViewQuery = z.infer<typeof viewQuery>;

const screen = text({ maxLength: 40 });

export const savedViewInput = { screen, name: text({ maxLength: 60 }), query: viewQuery };
export const savedViewReadOnly = { id: integer() };
export const savedViewsQuery = { screen: z.optional(screen) };

export const savedView = z.object({
  id: z.number(),
  screen: z.string(),
  name: z.string(),
  query: viewQuery,
});
export type SavedView = z.infer<typeof savedView>;
