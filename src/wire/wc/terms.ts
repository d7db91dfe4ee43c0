import * as z from 'zod/mini';
import { choice, flag, group, integer, MAX_COUNT, nullable, text } from './field.ts';
import { contextField, listFields } from './list-query.ts';

// Categories, tags, brands, shipping classes, attributes and their terms.

const name = text({ maxLength: 200 });
const slug = text({ maxLength: 200 });
const description = text({ maxLength: 20_000 });
const id = integer({ minimum: 0, maximum: MAX_COUNT });
const position = integer({ minimum: 0, maximum: 100_000 });

export const termInput = { name, slug, description };
export const attributeTermInput = { ...termInput, menu_order: position };
export const treeTermInput = {
  ...attributeTermInput,
  parent: id,
  display: choice(['default', 'products', 'subcategories', 'both']),
  image: nullable(group({ id, src: text({ maxLength: 2000 }), name, alt: name })),
};
export const termReadOnly = { id: integer(), count: integer() };

export const termQuery = {
  ...listFields({
    orderby: [
      'id',
      'include',
      'name',
      'slug',
      'term_group',
      'description',
      'count',
      'menu_order',
      'relevance',
    ],
    usual: 'name',
    order: 'asc',
  }),
  hide_empty: z._default(flag(), false),
  parent: z.optional(id),
  product: z.optional(id),
  slug: z.optional(text({ maxLength: 200 })),
};

export const attributeInput = {
  name,
  slug: text({ maxLength: 60 }),
  type: choice(['select']),
  order_by: choice(['menu_order', 'name', 'name_num', 'id']),
  has_archives: flag(),
};
export const attributeQuery = { context: z._default(contextField, 'view') };
