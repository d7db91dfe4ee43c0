import * as z from 'zod/mini';
import { STOCK_STATUSES } from '#rules/catalog/product.ts';
import { ORDER_STATUSES } from '../order.ts';
import { linked, moment } from './response-parts.ts';

// What the reports of `wc-analytics` respond. Amounts are numbers.

/** Figures have no segments here. */
const segments = z.array(z.never());

function stats<Figures extends z.core.$ZodLooseShape, Totals extends z.core.$ZodLooseShape>(
  figures: Figures,
  totals: Totals,
) {
  return z.object({
    totals: z.object({ ...figures, ...totals, segments }),
    intervals: z.array(
      z.object({
        interval: z.string(),
        date_start: z.string(),
        date_start_gmt: z.string(),
        date_end: z.string(),
        date_end_gmt: z.string(),
        subtotals: z.object({ ...figures, segments }),
      }),
    ),
  });
}

export const salesStatsResponse = stats(
  {
    orders_count: z.int(),
    num_items_sold: z.number(),
    gross_sales: z.number(),
    total_sales: z.number(),
    coupons: z.number(),
    refunds: z.number(),
    taxes: z.number(),
    shipping: z.number(),
    net_revenue: z.number(),
    avg_items_per_order: z.number(),
    avg_order_value: z.number(),
    coupons_count: z.int(),
    total_customers: z.int(),
  },
  { products: z.int() },
);

export const productStatsResponse = stats(
  {
    orders_count: z.int(),
    items_sold: z.number(),
    net_revenue: z.number(),
    products_count: z.int(),
    variations_count: z.int(),
  },
  {},
);

export const couponStatsResponse = stats(
  { orders_count: z.int(), amount: z.number(), coupons_count: z.int() },
  {},
);

export const taxStatsResponse = stats(
  {
    orders_count: z.int(),
    total_tax: z.number(),
    order_tax: z.number(),
    shipping_tax: z.number(),
    tax_codes: z.int(),
  },
  {},
);

export const customerStatsResponse = z.object({
  totals: z.object({
    customers_count: z.int(),
    avg_orders_count: z.number(),
    avg_total_spend: z.number(),
    avg_avg_order_value: z.number(),
  }),
});

export const stockStatsResponse = z.object({
  totals: z.object({
    products: z.int(),
    lowstock: z.int(),
    instock: z.int(),
    outofstock: z.int(),
    onbackorder: z.int(),
  }),
});

/** An empty list where `extended_info` was not requested. */
const extended = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => ({
  extended_info: z.union([z.object(shape), z.array(z.never())]),
});

const sold = { items_sold: z.number(), net_revenue: z.number(), orders_count: z.int() };
const named = extended({ name: z.string() });
const soldProduct = extended({
  name: z.string(),
  price: z.number(),
  image: z.string(),
  permalink: z.string(),
  sku: z.string(),
  stock_status: z.enum(STOCK_STATUSES),
  stock_quantity: z.nullable(z.number()),
  manage_stock: z.boolean(),
  low_stock_amount: z.number(),
  category_ids: z.array(z.int()),
  variations: z.array(z.int()),
});

export const productReportResponse = z.array(
  z.object({ product_id: z.int(), ...sold, ...soldProduct }),
);

export const variationReportResponse = z.array(
  z.object({ product_id: z.int(), variation_id: z.int(), ...sold, ...named }),
);

export const categoryReportResponse = z.array(
  z.object({ category_id: z.int(), ...sold, products_count: z.int(), ...named }),
);

export const couponReportResponse = z.array(
  z.object({
    coupon_id: z.int(),
    amount: z.number(),
    orders_count: z.int(),
    ...extended({ code: z.string() }),
  }),
);

export const taxReportResponse = z.array(
  z.object({
    tax_rate_id: z.int(),
    name: z.string(),
    /** Percent. */
    tax_rate: z.number(),
    country: z.string(),
    state: z.string(),
    priority: z.int(),
    total_tax: z.number(),
    order_tax: z.number(),
    shipping_tax: z.number(),
    orders_count: z.int(),
  }),
);

export const customerReportResponse = z.array(
  z.object({
    /** 0 for guests. */
    id: z.int(),
    user_id: z.int(),
    name: z.string(),
    username: z.string(),
    email: z.string(),
    date_registered: z.nullable(moment),
    orders_count: z.int(),
    total_spend: z.number(),
    avg_order_value: z.number(),
  }),
);

export const customerListResponse = z.array(
  linked(
    z.object({
      id: z.int(),
      /** 0 for guests. */
      user_id: z.int(),
      username: z.string(),
      name: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      country: z.string(),
      city: z.string(),
      state: z.string(),
      postcode: z.string(),
      date_registered: z.nullable(moment),
      date_registered_gmt: z.nullable(moment),
      date_last_active: z.null(),
      date_last_active_gmt: z.null(),
      date_last_order: z.nullable(moment),
      orders_count: z.int(),
      total_spend: z.number(),
      avg_order_value: z.number(),
    }),
  ),
);

const soldProducts = z.array(z.object({ id: z.int(), name: z.string(), quantity: z.number() }));

export const orderReportResponse = z.array(
  z.object({
    order_id: z.int(),
    order_number: z.string(),
    date_created: moment,
    date_created_gmt: moment,
    status: z.enum(ORDER_STATUSES),
    customer_id: z.int(),
    net_total: z.number(),
    total_formatted: z.string(),
    num_items_sold: z.number(),
    ...extended({ products: soldProducts }),
  }),
);

export const stockReportResponse = z.array(
  linked(
    z.object({
      id: z.int(),
      parent_id: z.int(),
      name: z.string(),
      sku: z.string(),
      stock_status: z.enum(STOCK_STATUSES),
      stock_quantity: z.number(),
      manage_stock: z.boolean(),
      low_stock_amount: z.number(),
    }),
  ),
);

export const downloadReportResponse = z.array(
  z.object({
    id: z.int(),
    product_id: z.int(),
    date: moment,
    date_gmt: moment,
    download_id: z.string(),
    file_name: z.string(),
    file_path: z.string(),
    order_id: z.int(),
    order_number: z.string(),
    user_id: z.int(),
    username: z.string(),
    ip_address: z.string(),
  }),
);

export const indicatorResponse = z.array(
  linked(
    z.object({
      stat: z.string(),
      chart: z.string(),
      label: z.string(),
      format: z.enum(['currency', 'number']),
      /** Null without dates. */
      value: z.nullable(z.number()),
    }),
  ),
);

export const allowedIndicatorResponse = z.array(
  linked(z.object({ stat: z.string(), chart: z.string(), label: z.string() })),
);

/** There are none: what the shop has to say stands in its own admin. */
export const noteResponse = z.array(z.never());

/** False for an option that this shop does not have. */
export const optionValues = z.record(z.string(), z.union([z.string(), z.literal(false)]));

const task = z.object({
  id: z.string(),
  parentId: z.string(),
  title: z.string(),
  badge: z.string(),
  canView: z.boolean(),
  content: z.string(),
  additionalInfo: z.string(),
  actionLabel: z.string(),
  actionUrl: z.string(),
  isComplete: z.boolean(),
  isInProgress: z.boolean(),
  inProgressLabel: z.string(),
  time: z.string(),
  level: z.int(),
  isActioned: z.boolean(),
  isDismissed: z.boolean(),
  isDismissable: z.boolean(),
  isSnoozed: z.boolean(),
  isSnoozeable: z.boolean(),
  isVisited: z.boolean(),
  isDisabled: z.boolean(),
  snoozedUntil: z.null(),
  additionalData: z.null(),
  eventPrefix: z.string(),
  recordViewEvent: z.boolean(),
});

export const taskListResponse = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    isHidden: z.boolean(),
    isVisible: z.boolean(),
    isComplete: z.boolean(),
    tasks: z.array(task),
    eventPrefix: z.string(),
    displayProgressHeader: z.boolean(),
    keepCompletedTaskList: z.string(),
  }),
);

/** `display` is HTML. */
const cell = z.object({
  display: z.string(),
  value: z.union([z.string(), z.number()]),
  format: z.optional(z.enum(['number', 'currency'])),
});

export const leaderboardResponse = z.array(
  z.object({
    id: z.string(),
    label: z.string(),
    headers: z.array(z.object({ label: z.string() })),
    rows: z.array(z.array(cell)),
  }),
);
