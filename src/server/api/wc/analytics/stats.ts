import { average, type Figures, getNet, getTotal } from '#rules/analytics/figures.ts';
import type { PartKind } from '#rules/analytics/order-parts.ts';
import type { DayRange } from '#rules/analytics/spans.ts';
import { gmtText, toMoment } from '#rules/dates/zone-time.ts';
import { type IntervalFigures, readIntervals, readTotals } from '#server/analytics/read-figures.ts';
import { countKeys } from '#server/analytics/read-keys.ts';
import { ALL_DAYS, requestedRange } from '#server/analytics/report-range.ts';
import { countStock } from '#server/catalog/managing/list-stock.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { statsQuery } from '#wire/wc/analytics.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { amounts, crossing, pieces, refuseIntervals, report } from './report-parts.ts';

// Figures by day, week … with their totals, as WooCommerce's dashboard asks for them.

type Item = Record<string, number | unknown[]>;

interface StatsReport {
  /** Whose figures it adds up. */
  kind: PartKind;
  /** Which orders it counts; one with two coupons is one order. */
  ordersOf: PartKind;
  /** What is counted without doubles, by the name of its key. */
  counts: Readonly<Record<string, PartKind>>;
  item(figures: Figures, amount: (value: number) => number): Item;
}

const sales: StatsReport = {
  kind: 'all',
  ordersOf: 'all',
  counts: { coupons_count: 'coupon', total_customers: 'customer' },
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
};

const REPORTS: Readonly<Record<string, StatsReport>> = {
  revenue: sales,
  orders: sales,
  products: {
    kind: 'product',
    ordersOf: 'all',
    counts: { products_count: 'product', variations_count: 'variation' },
    item: (figures, amount) => ({
      items_sold: pieces(figures.items),
      net_revenue: amount(getNet(figures)),
    }),
  },
  coupons: {
    kind: 'coupon',
    ordersOf: 'with-coupon',
    counts: { coupons_count: 'coupon' },
    item: (figures, amount) => ({ amount: amount(figures.discount) }),
  },
  taxes: {
    kind: 'tax',
    ordersOf: 'with-tax',
    counts: { tax_codes: 'tax' },
    item: (figures, amount) => ({
      total_tax: amount(figures.tax),
      order_tax: amount(figures.tax - figures.shippingTax),
      shipping_tax: amount(figures.shippingTax),
    }),
  },
};

async function loadCounts(db: Db, { counts }: StatsReport, range: DayRange): Promise<Item> {
  const entries = Object.entries(counts).map(async ([name, kind]) => {
    return [name, await countKeys(db, kind, range)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

export function statsItem(name: string, figures: Figures, ctx: ShopContext): Item {
  return REPORTS[name]?.item(figures, amounts(ctx)) ?? {};
}

function statsRoute(name: string, parts: StatsReport): RestRoute {
  return report(`/reports/${name}/stats`, statsQuery, async (query, { ctx }) => {
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
      } satisfies Item,
    }));
    const sorted = query.orderby === 'date' ? items : items.toSorted(byKey(query.orderby));
    const listed = query.order === 'asc' ? sorted : sorted.toReversed();
    const offset = rowsBefore(query);
    const page = listed.slice(offset, offset + query.per_page);
    const [totals, counts] = await Promise.all([
      readTotals(db, range, parts.kind),
      loadCounts(db, parts, range),
    ]);
    const allOrders = full.reduce((sum, { figures }) => sum + figures.orders, 0);
    const body = {
      totals: {
        ...parts.item(totals, amount),
        orders_count: allOrders,
        ...counts,
        ...(parts === sales && { products: await countKeys(db, 'product', range) }),
        segments: [],
      },
      intervals: await Promise.all(
        page.map(async ({ interval, item }) => ({
          ...namedInterval(ctx, interval),
          subtotals: { ...item, ...(await loadCounts(db, parts, interval)), segments: [] },
        })),
      ),
    };
    return found(body, { total: intervals.length, page: query.page, perPage: query.per_page });
  });
}

function byKey(name: string) {
  const value = ({ item }: { item: Item }) => Number(item[name] ?? 0);
  return (one: { item: Item }, other: { item: Item }) => value(one) - value(other);
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

const customers = report('/reports/customers/stats', statsQuery, async (query, { ctx }) => {
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
});

const stock = report('/reports/stock/stats', {}, async (_, { ctx }) => {
  const { all, ...counts } = await countStock(ctx.db, ctx.settings['stock.lowThreshold']);
  return found({ totals: { ...counts, products: all } });
});

export const statsRoutes: readonly RestRoute[] = [
  ...Object.entries(REPORTS).map(([name, parts]) => statsRoute(name, parts)),
  customers,
  stock,
];
