import * as z from 'zod/mini';
import { decimalOrNumber, flag, integer, listOf, responseObject, text } from './field.ts';
import { listFields } from './list-query.ts';
import type { Served } from './response.ts';

const place = text({ maxLength: 80 });

export const taxInput = {
  /** `*`, as nothing, is every country. */
  country: text({ pattern: /^([A-Z]{2}|\*)?$/i, problem: 'is not a country code of two letters.' }),
  state: text({ maxLength: 40 }),
  /** Written: all of them, with semicolons between. Read: the last one. */
  postcode: text({ maxLength: 2000 }),
  city: text({ maxLength: 2000 }),
  postcodes: listOf(text({ maxLength: 40 })),
  cities: listOf(place),
  /** Percent, in responses with four decimals: "7.2500". */
  rate: decimalOrNumber(),
  name: text({ maxLength: 80 }),
  priority: integer({ minimum: 1, maximum: 100 }),
  compound: flag(),
  shipping: flag(),
  order: integer({ minimum: 0, maximum: 100_000 }),
  class: text({ maxLength: 60 }),
};

export const taxReadOnly = { id: integer() };

export const taxResponse = responseObject({ ...taxReadOnly, ...taxInput });
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
export const taxClassResponse = responseObject({ ...taxClassReadOnly, ...taxClassInput });
export const taxClassQuery = { context };
