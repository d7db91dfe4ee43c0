import * as z from 'zod/mini';
import { STOCK_STATUSES } from '#rules/catalog/product.ts';
import { choice, integer } from '../wc/field.ts';
import { paging } from '../wc/list-query.ts';

// What is in stock with its value and how long it lasts, and customers by the month of their first order.

export const STOCK_SORTS = [
  'days_left',
  'name',
  'quantity',
  'sold',
  'cost_value',
  'value',
] as const;
export type StockSort = (typeof STOCK_SORTS)[number];

/** So many days the pace is that of. */
const days = z._default(integer({ minimum: 1, maximum: 366 }), 30);
const sorting = {
  order: z._default(choice(['asc', 'desc']), 'asc'),
  orderby: z._default(choice(STOCK_SORTS), 'days_left'),
};

export const stockQuery = { days, ...sorting, ...paging };
export const stockFileQuery = { days, ...sorting };
export const stockSumsQuery = { days };

/** Amounts as "48.70"; `value` is by the regular price, both are null where the price is not known. */
export const stockResponse = z.array(
  z.object({
    id: z.int(),
    parent_id: z.nullable(z.int()),
    name: z.string(),
    sku: z.string(),
    status: z.enum(STOCK_STATUSES),
    /** Null where pieces are not counted. */
    quantity: z.nullable(z.number()),
    is_low: z.boolean(),
    sold: z.number(),
    cost_value: z.nullable(z.string()),
    value: z.nullable(z.string()),
    /** Null where nothing was sold in these days, or pieces are not counted. */
    days_left: z.nullable(z.int()),
  }),
);
export type StockItem = z.infer<typeof stockResponse>[number];

export const stockSumsResponse = z.object({
  quantity: z.number(),
  sold: z.number(),
  cost_value: z.string(),
  value: z.string(),
});

/** So many months up to the present one. */
export const cohortsQuery = { months: z._default(integer({ minimum: 1, maximum: 36 }), 12) };

export const cohortsResponse = z.array(
  z.object({
    /** `2026-03`: in which the first paid order was. */
    first: z.string(),
    customers: z.int(),
    sales: z.string(),
    /** Sales by customers. */
    value: z.string(),
    /** The month of the first order, the one after it …; `sales` are all up to it. */
    months: z.array(z.object({ customers: z.int(), sales: z.string() })),
  }),
);
export type Cohort = z.infer<typeof cohortsResponse>[number];
