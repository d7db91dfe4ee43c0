import * as z from 'zod/mini';
import { choice, day } from './field.ts';
import { contextField } from './list-query.ts';
import type { Served } from './response.ts';
import { linked } from './response-parts.ts';

export const reportQuery = {
  context: z._default(contextField, 'view'),
  period: z.optional(choice(['week', 'month', 'last_month', 'year'])),
  date_min: z.optional(day()),
  date_max: z.optional(day()),
};

export const reportListResponse = z.array(
  linked(z.object({ slug: z.string(), description: z.string() })),
);

const salesPart = z.object({
  sales: z.string(),
  orders: z.int(),
  items: z.number(),
  tax: z.string(),
  shipping: z.string(),
  discount: z.string(),
  customers: z.int(),
  refunds: z.string(),
});
export type SalesPart = Served<typeof salesPart>;

/** A list of one. */
export const salesResponse = z.array(
  linked(
    z.object({
      total_sales: z.string(),
      net_sales: z.string(),
      average_sales: z.string(),
      total_orders: z.int(),
      total_items: z.number(),
      total_tax: z.string(),
      total_shipping: z.string(),
      total_refunds: z.number(),
      total_discount: z.string(),
      totals_grouped_by: z.enum(['day', 'month']),
      totals: z.record(z.string(), salesPart),
      total_customers: z.int(),
    }),
  ),
);

export const topSellersResponse = z.array(
  linked(z.object({ name: z.string(), product_id: z.int(), quantity: z.number() })),
);

const total = z.object({ slug: z.string(), name: z.string(), total: z.int() });
export type Total = Served<typeof total>;
export const totalsResponse = z.array(total);
