import * as z from 'zod/mini';
import { decimalOrNumber, flag, integer, listOf, text } from './field.ts';
import { listFields } from './list-query.ts';
import type { Served } from './response.ts';

const place = text({ maxLength: 80 });

export const taxInput = {
  country: text({ pattern: /^([A-Z]{2})?$/i, problem: 'is not a country code of two letters.' }),
  state: text({ maxLength: 40 }),
  postcode: text({ maxLength: 2000 }),
  city: text({ maxLength: 2000 }),
  postcodes: listOf(text({ maxLength: 40 })),
  cities: listOf(place),
  rate: decimalOrNumber(),
  name: text({ maxLength: 80 }),
  priority: integer({ minimum: 1, maximum: 100 }),
  compound: flag(),
  shipping: flag(),
  order: integer({ minimum: 0, maximum: 100_000 }),
  class: text({ maxLength: 60 }),
};

export const taxReadOnly = { id: integer() };

export const taxResponse = z.object({
  id: z.int(),
  country: z.string(),
  state: z.string(),
  /** All postcodes and cities, with semicolons between. */
  postcode: z.string(),
  city: z.string(),
  /** Percent with four decimals, "7.2500". */
  rate: z.string(),
  name: z.string(),
  priority: z.int(),
  compound: z.boolean(),
  shipping: z.boolean(),
  order: z.int(),
  class: z.string(),
  postcodes: z.array(z.string()),
  cities: z.array(z.string()),
});
export type Tax = Served<typeof taxResponse>;

const { context, page, per_page, offset, order, orderby } = listFields({
  orderby: ['id', 'order', 'priority'],
  usual: 'order',
  order: 'asc',
});
export const taxQuery = {
  context,
  page,
  per_page,
  offset,
  order,
  orderby,
  class: z.optional(text({ maxLength: 60 })),
};

export const taxClassInput = { name: text({ maxLength: 60 }) };
export const taxClassReadOnly = { slug: text() };
export const taxClassResponse = z.object({ slug: z.string(), name: z.string() });
export const taxClassQuery = { context };
