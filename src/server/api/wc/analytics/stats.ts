import { average, type Figures, getNet, getTotal } from '#rules/analytics/figures.ts';
import type { PartKind } from '#rules/analytics/order-parts.ts';
import { gmtText, toMoment } from '#rules/dates/zone-time.ts';
import { type IntervalFigures, readIntervals, readTotals } from '#server/analytics/read-figures.ts';
import { countKeys } from '#server/analytics/read-keys.ts';
import { ALL_DAYS, requestedRange } from '#server/analytics/report-range.ts';
import { countStock } from '#server/catalog/managing/list-stock.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { statsQuery } from '#wire/wc/analytics.ts';
import {
  couponStatsResponse,
  customerStatsResponse,
  productStatsResponse,
  salesStatsResponse,
  stockStatsResponse,
  taxStatsResponse,
} from '#wire/wc/analytics-response.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import type { ManagedCall, ParamsOf } from '../../rest/managed-endpoint.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { amounts, crossing, pieces, refuseIntervals, report } from './report-parts.ts';

// Figures by day, week … with their totals, as WooCommerce's dashboard asks for them.

type Query = ParamsOf<typeof statsQuery>;
type Count = (kind: PartKind) => Promise<number>;

type StatsItem = Readonly<Record<string, number>>;

interface StatsReport<Item extends StatsItem, Counts extends object, Totals extends object> {
  /** Whose figures it adds up. */
  kind: PartKind;
  /** Which orders it counts; one with two coupons is one order. */
  ordersOf: PartKind;
  /** The orders are counted apart from the other figures. */
  item(figures: Figures, amount: (value: number) => number): Item;
  /** What is counted without doubles. */
  counts(count: Count): Promise<Counts>;
  /** What is counted in the totals alone. */
  totals(count: Count): Promise<Totals>;
}

const noTotals = async () => ({});

/** Figures of a range and of its intervals. */
async function loadStats<Item extends StatsItem, Counts extends object, Totals extends object>(
  query: Query,
  { ctx }: ManagedCall,
  parts: StatsReport<Item, Counts, Totals>,
) {
  const range = requestedRange(ctx, query);
  if (!range) return crossing;
  const refusal = refuseIntervals(query.interval, range);
  if (refusal) return refusal;
  const { db } = ctx;
  const intervals = await readIntervals(db, range, query.interval, parts.kind);
  const full = await readIntervals(db, range, query.interval, parts.ordersOf);
  const amount = amounts(ctx);
  const orders = new Map(full.map((one) => [one.name, one.figures.orders]));
  const items = intervals.map((interval) => ({
    interval,
    item: {
      ...parts.item(interval.figures, amount),
      orders_count: orders.get(interval.name) ?? 0,
    },
  }));
  const sorted = query.orderby === 'date' ? items : items.toSorted(byKey(query.orderby));
  const listed = query.order === 'asc' ? sorted : sorted.toReversed();
  const offset = rowsBefore(query);
  const page = listed.slice(offset, offset + query.per_page);
  const totals = await readTotals(db, range, parts.kind);
  const inRange: Count = (kind) => countKeys(db, kind, range);
  const body = {
    totals: {
      ...parts.item(totals, amount),
      orders_count: full.reduce((sum, { figures }) => sum + figures.orders, 0),
      ...(await parts.counts(inRange)),
      ...(await parts.totals(inRange)),
      segments: [],
    },
    intervals: await Promise.all(
      page.map(async ({ interval, item }) => ({
        ...namedInterval(ctx, interval),
        subtotals: {
          ...item,
          ...(await parts.counts((kind) => countKeys(db, kind, interval))),
          segments: [],
        },
      })),
    ),
  };
  return found(body, { total: intervals.length, page: query.page, perPage: query.per_page });
}

function byKey(name: string) {
  const value = ({ item }: { item: StatsItem }) => item[name] ?? 0;
  return (one: { item: StatsItem }, other: { item: StatsItem }) => value(one) - value(other);
}

function namedInterval({ settings }: ShopContext, { name, first, last }: IntervalFigures) {
  const zone = settings['shop.timeZone'];
  const start = `${first} 00:00:00`;
  const end = `${last} 23:59:59`;
  const gmt = (text: string) => gmtText(toMoment(text, zone) ?? 0).replace('T', ' ');
  return {
    interval: name,
    date_start: start,
    date_start_gmt: gmt(start),
    date_end: end,
    date_end_gmt: gmt(end),
  };
}

const loadSales = (query: Query, call: ManagedCall) =>
  loadStats(query, call, {
    kind: 'all',
    ordersOf: 'all',
    item: (figures, amount) => ({
      orders_count: figures.orders,
      num_items_sold: pieces(figures.items),
      gross_sales: amount(figures.gross),
      total_sales: amount(getTotal(figures)),
      coupons: amount(figures.discount),
      refunds: amount(figures.refunds),
      taxes: amount(figures.tax),
      shipping: amount(figures.shipping),
      net_revenue: amount(getNet(figures)),
      avg_items_per_order: figures.orders === 0 ? 0 : pieces(figures.items) / figures.orders,
      avg_order_value: amount(average(figures)),
    }),
    counts: async (count) => ({
      coupons_count: await count('coupon'),
      total_customers: await count('customer'),
    }),
    totals: async (count) => ({ products: await count('product') }),
  });

const revenue = report('/reports/revenue/stats', statsQuery, salesStatsResponse, loadSales);
const orders = report('/reports/orders/stats', statsQuery, salesStatsResponse, loadSales);

const products = report(
  '/reports/products/stats',
  statsQuery,
  productStatsResponse,
  (query, call) =>
    loadStats(query, call, {
      kind: 'product',
      ordersOf: 'all',
      item: (figures, amount) => ({
        items_sold: pieces(figures.items),
        net_revenue: amount(getNet(figures)),
      }),
      counts: async (count) => ({
        products_count: await count('product'),
        variations_count: await count('variation'),
      }),
      totals: noTotals,
    }),
);

const coupons = report('/reports/coupons/stats', statsQuery, couponStatsResponse, (query, call) =>
  loadStats(query, call, {
    kind: 'coupon',
    ordersOf: 'with-coupon',
    item: (figures, amount) => ({ amount: amount(figures.discount) }),
    counts: async (count) => ({ coupons_count: await count('coupon') }),
    totals: noTotals,
  }),
);

const taxes = report('/reports/taxes/stats', statsQuery, taxStatsResponse, (query, call) =>
  loadStats(query, call, {
    kind: 'tax',
    ordersOf: 'with-tax',
    item: (figures, amount) => ({
      total_tax: amount(figures.tax),
      order_tax: amount(figures.tax - figures.shippingTax),
      shipping_tax: amount(figures.shippingTax),
    }),
    counts: async (count) => ({ tax_codes: await count('tax') }),
    totals: noTotals,
  }),
);

const customers = report(
  '/reports/customers/stats',
  statsQuery,
  customerStatsResponse,
  async (query, { ctx }) => {
    const requested = query.after !== undefined || query.before !== undefined;
    const range = requested ? requestedRange(ctx, query) : ALL_DAYS;
    if (!range) return crossing;
    const figures = await readTotals(ctx.db, range, 'with-customer');
    const count = await countKeys(ctx.db, 'customer', range);
    const amount = amounts(ctx);
    const share = (value: number) => (count === 0 ? 0 : value / count);
    return found({
      totals: {
        customers_count: count,
        avg_orders_count: share(figures.orders),
        avg_total_spend: amount(share(getTotal(figures))),
        avg_avg_order_value: figures.orders === 0 ? 0 : amount(getTotal(figures) / figures.orders),
      },
    });
  },
);

const stock = report('/reports/stock/stats', {}, stockStatsResponse, async (_, { ctx }) => {
  const { all, ...counts } = await countStock(ctx.db, ctx.settings['stock.lowThreshold']);
  return found({ totals: { ...counts, products: all } });
});

export const statsRoutes: readonly RestRoute[] = [
  revenue,
  orders,
  products,
  coupons,
  taxes,
  customers,
  stock,
];
