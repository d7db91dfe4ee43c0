import * as z from 'zod/mini';
import { flag, idParam, integer, listOf, oneOf, pageParam, pathId, text } from './params.ts';

/** A list of categories, tags or terms. Without per_page all of them are given, as ever. */
export const storeTermQuery = z.object({
  search: z._default(text(200), ''),
  include: z._default(listOf(idParam), []),
  exclude: z._default(listOf(idParam), []),
  parent: z.optional(integer(0, 2_147_483_647)),
  hide_empty: z._default(flag, true),
  orderby: z.optional(oneOf(['name', 'slug', 'count', 'menu_order'])),
  order: z._default(oneOf(['asc', 'desc']), 'asc'),
  page: pageParam,
  per_page: z.optional(integer(0, 1_000_000)),
});
export type StoreTermQuery = z.infer<typeof storeTermQuery>;

export const attributeTermQuery = z.extend(storeTermQuery, { attribute_id: pathId });
