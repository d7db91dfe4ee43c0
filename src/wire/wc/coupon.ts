import * as z from 'zod/mini';
import {
  choice,
  dateTime,
  decimalOrNumber,
  flag,
  group,
  integer,
  listOf,
  metaData,
  mixed,
  nullable,
  text,
} from './field.ts';
import { dateFields, listFields } from './list-query.ts';

const ids = listOf(integer({ minimum: 1 }));
const count = nullable(integer({ minimum: 0, maximum: 1_000_000_000 }));
const amount = decimalOrNumber();

export const couponInput = {
  code: text({ maxLength: 100 }),
  amount,
  status: choice(['publish', 'draft', 'pending', 'private', 'future']),
  discount_type: choice(['percent', 'fixed_cart', 'fixed_product']),
  description: text({ maxLength: 400 }),
  date_expires: nullable(dateTime()),
  date_expires_gmt: nullable(dateTime()),
  individual_use: flag(),
  product_ids: ids,
  excluded_product_ids: ids,
  usage_limit: count,
  usage_limit_per_user: count,
  limit_usage_to_x_items: count,
  free_shipping: flag(),
  product_categories: ids,
  excluded_product_categories: ids,
  exclude_sale_items: flag(),
  minimum_amount: amount,
  maximum_amount: amount,
  email_restrictions: listOf(text({ maxLength: 254 })),
  meta_data: metaData(),
  /** What WooCommerce has no word for. */
  extensions: group({ vitrine: mixed() }),
};

export const couponReadOnly = {
  id: integer(),
  date_created: dateTime(),
  date_created_gmt: dateTime(),
  date_modified: dateTime(),
  date_modified_gmt: dateTime(),
  usage_count: integer(),
  used_by: listOf(text()),
};

export const couponQuery = {
  ...listFields({ orderby: ['date', 'modified', 'id', 'include', 'title', 'slug'], usual: 'date' }),
  ...dateFields,
  code: z.optional(text({ maxLength: 100 })),
};
