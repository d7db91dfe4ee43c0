import * as z from 'zod/mini';
import {
  choice,
  flag,
  group,
  integer,
  MAX_COUNT,
  nullable,
  responseObject,
  text,
} from './field.ts';
import { contextField, listFields } from './list-query.ts';
import { imageResponse } from './product.ts';
import type { Served } from './response.ts';

// Categories, tags, brands, shipping classes, attributes and their terms.

const ATTRIBUTE_ORDERS = ['menu_order', 'name', 'name_num', 'id'] as const;
const DISPLAYS = ['default', 'products', 'subcategories', 'both'] as const;

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
  display: choice(DISPLAYS),
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
  order_by: choice(ATTRIBUTE_ORDERS),
  has_archives: flag(),
};
export const attributeReadOnly = { id: integer() };
export const attributeQuery = { context: z._default(contextField, 'view') };

export const attributeResponse = responseObject({
  ...attributeReadOnly,
  ...attributeInput,
  /** Begins with `pa_`. */
  slug: z.string(),
});
export type ProductAttribute = Served<typeof attributeResponse>;

/** Categories and brands have all fields, terms of an attribute no place in a tree, others no position either. */
export const termResponse = responseObject({
  ...termReadOnly,
  ...termInput,
  parent: z.optional(z.int()),
  display: z.optional(z.enum(DISPLAYS)),
  image: z.optional(z.nullable(imageResponse)),
  menu_order: z.optional(z.int()),
});
export type ProductTerm = Served<typeof termResponse>;
