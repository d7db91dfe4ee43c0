import * as z from 'zod/mini';
import { INTERVALS } from '#rules/analytics/spans.ts';
import { choice, dateTime, flag, integer, listOf, text, unsupported } from './field.ts';
import { contextField, paging } from './list-query.ts';

// What the reports of `wc-analytics` take. A moment counts with its whole day.

const span = { after: z.optional(dateTime()), before: z.optional(dateTime()) };

const sorting = (names: readonly [string, ...string[]], usual: string) => ({
  order: z._default(choice(['asc', 'desc']), 'desc'),
  orderby: z._default(choice(names), usual),
});

const pages = { context: z._default(contextField, 'view'), ...paging };

export const statsQuery = {
  ...pages,
  ...span,
  interval: z._default(choice(INTERVALS), 'week'),
  segmentby: z.optional(unsupported('figures have no segments')),
  ...sorting(
    [
      'date',
      'total_sales',
      'gross_sales',
      'net_revenue',
      'coupons',
      'amount',
      'refunds',
      'shipping',
      'taxes',
      'total_tax',
      'order_tax',
      'shipping_tax',
      'orders_count',
      'num_items_sold',
      'items_sold',
      'avg_order_value',
      'avg_items_per_order',
    ],
    'date',
  ),
};

const ids = z._default(listOf(integer({ minimum: 0 })), []);
const info = { extended_info: z._default(flag(), false) };

export const productReportQuery = {
  ...pages,
  ...span,
  ...info,
  ...sorting(['date', 'items_sold', 'net_revenue', 'orders_count', 'product_name'], 'date'),
  products: ids,
};

export const variationReportQuery = {
  ...pages,
  ...span,
  ...info,
  ...sorting(['date', 'items_sold', 'net_revenue', 'orders_count'], 'date'),
};

export const categoryReportQuery = {
  ...pages,
  ...span,
  ...info,
  ...sorting(
    ['category_id', 'items_sold', 'net_revenue', 'orders_count', 'category'],
    'category_id',
  ),
  categories: ids,
};

export const couponReportQuery = {
  ...pages,
  ...span,
  ...info,
  ...sorting(['coupon_id', 'code', 'amount', 'orders_count'], 'coupon_id'),
};

export const taxReportQuery = {
  ...pages,
  ...span,
  ...sorting(['tax_rate_id', 'name', 'total_tax', 'orders_count'], 'tax_rate_id'),
};

export const customerReportQuery = {
  ...pages,
  ...span,
  ...sorting(
    ['date_registered', 'name', 'orders_count', 'total_spend', 'avg_order_value'],
    'date_registered',
  ),
};

export const customerListQuery = {
  ...pages,
  search: z._default(text({ maxLength: 200 }), ''),
  ...sorting(
    ['date_registered', 'date_last_order', 'name', 'country', 'orders_count', 'total_spend'],
    'date_registered',
  ),
};

export const orderReportQuery = { ...pages, ...span, ...info, ...sorting(['date'], 'date') };

export const stockReportQuery = {
  ...pages,
  type: z._default(choice(['all', 'lowstock', 'instock', 'outofstock', 'onbackorder']), 'all'),
  order: z._default(choice(['asc', 'desc']), 'asc'),
  orderby: z._default(choice(['stock_status', 'stock_quantity', 'title', 'id']), 'stock_status'),
};

export const indicatorQuery = {
  context: z._default(contextField, 'view'),
  ...span,
  stats: listOf(text({ maxLength: 60 }), { most: 50 }),
};

export const noteQuery = { ...pages };

/** Names of options of WooCommerce. */
export const optionQuery = { options: listOf(text({ maxLength: 200 }), { most: 100 }) };

export const contextOnly = { context: z._default(contextField, 'view') };

export const leaderboardQuery = {
  ...span,
  per_page: z._default(integer({ minimum: 1, maximum: 20 }), 5),
};
