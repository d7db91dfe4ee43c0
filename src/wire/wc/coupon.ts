import * as z from 'zod/mini';
import { COUPON_KINDS, COUPON_PLACES } from '#rules/coupons/coupon.ts';
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
  responseObject,
  text,
} from './field.ts';
import { dateFields, listFields } from './list-query.ts';
import { writtenPromotion } from './promotion.ts';
import type { Served } from './response.ts';
import { moment } from './response-parts.ts';

const ids = listOf(integer({ minimum: 1 }));
const count = nullable(integer({ minimum: 0, maximum: 1_000_000_000 }));
const amount = decimalOrNumber();

export const couponInput = {
  code: text({ maxLength: 100 }),
  amount,
  status: choice(['publish', 'draft', 'pending', 'private', 'future']),
  discount_type: choice(COUPON_KINDS),
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
  /** Numbers of customers, or e-mail addresses of guests. */
  used_by: listOf(text()),
};

const target = { productIds: z.array(z.int()), categoryIds: z.array(z.int()) };
const side = z.object({ quantity: z.int(), ...target });

/** The conditions that WooCommerce has no field for. */
const otherConditions = z.object({
  roles: z.optional(z.object({ roles: z.array(z.string()) })),
  countries: z.optional(z.object({ countries: z.array(z.string()) })),
  shippingMethods: z.optional(z.object({ methods: z.array(z.string()) })),
  paymentMethods: z.optional(z.object({ methods: z.array(z.string()) })),
  ranges: z.optional(
    z.object({
      match: z.enum(['any', 'all']),
      ranges: z.array(
        z.object({
          measure: z.enum(['quantity', 'subtotal']),
          ...target,
          least: z.int(),
          most: z.nullable(z.int()),
        }),
      ),
    }),
  ),
});

export const couponResponse = responseObject({
  ...couponReadOnly,
  ...couponInput,
  status: z.enum(['publish', 'draft', 'trash']),
  extensions: z.object({
    vitrine: z.object({
      automatic: z.boolean(),
      priority: z.int(),
      places: z.array(z.enum(COUPON_PLACES)),
      buy_get: z.nullable(z.object({ buy: side, get: side, repeat: z.boolean() })),
      promotion: z.nullable(writtenPromotion),
      maximum_discount: z.nullable(z.string()),
      date_starts: z.nullable(moment),
      date_starts_gmt: z.nullable(moment),
      conditions: otherConditions,
    }),
  }),
});
export type Coupon = Served<typeof couponResponse>;

export const couponQuery = {
  ...listFields({ orderby: ['date', 'modified', 'id', 'include', 'title', 'slug'], usual: 'date' }),
  ...dateFields,
  code: z.optional(text({ maxLength: 100 })),
};
