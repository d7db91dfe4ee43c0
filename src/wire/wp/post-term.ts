import * as z from 'zod/mini';
import { flag, integer, listOf, responseObject, text } from '../wc/field.ts';
import { listFields } from '../wc/list-query.ts';
import type { Served } from '../wc/response.ts';

// Categories and tags of posts, as `wp/v2` takes and answers them.

export const postTermInput = {
  name: text({ maxLength: 200 }),
  slug: text({ maxLength: 200 }),
  description: text({ maxLength: 2000 }),
};

export const postTermReadOnly = {
  id: integer(),
  count: integer(),
  link: text({ format: 'uri' }),
  taxonomy: text(),
};

export const postTermQuery = {
  ...listFields({
    orderby: ['id', 'include', 'name', 'slug', 'term_group', 'description', 'count'],
    usual: 'name',
    order: 'asc',
  }),
  hide_empty: z._default(flag(), false),
  post: z.optional(integer({ minimum: 0 })),
  slug: z._default(listOf(text({ maxLength: 200 }), { most: 100 }), []),
};
export type PostTermQuery = z.output<z.ZodMiniObject<typeof postTermQuery>>;

export const postTermResponse = responseObject({
  ...postTermReadOnly,
  ...postTermInput,
  taxonomy: z.enum(['category', 'post_tag']),
  /** Of categories. */
  parent: z.optional(z.int()),
  meta: z.array(z.string()),
});
export type PostTermItem = Served<typeof postTermResponse>;
