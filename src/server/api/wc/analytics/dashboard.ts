import { getNet, getTotal } from '#rules/analytics/figures.ts';
import type { PartKind } from '#rules/analytics/order-parts.ts';
import { formatMoney } from '#rules/money/format.ts';
import { money } from '#rules/money/money.ts';
import { readTotals } from '#server/analytics/read-figures.ts';
import { type KeyFigures, type KeyOrder, readKeys } from '#server/analytics/read-keys.ts';
import { requestedRange } from '#server/analytics/report-range.ts';
import { toCurrency } from '#server/language/currency.ts';
import { indicatorQuery, leaderboardQuery } from '#wire/wc/analytics.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { crossing, pieces, report } from './report-parts.ts';
import { statsItem } from './stats.ts';

interface Indicator {
  label: string;
  format: 'currency' | 'number';
  kind: PartKind;
}

const currency = (label: string, kind: PartKind = 'all'): Indicator => ({
  label,
  format: 'currency',
  kind,
});
const number = (label: string, kind: PartKind = 'all'): Indicator => ({
  label,
  format: 'number',
  kind,
});

const INDICATORS: Readonly<Record<string, Indicator>> = {
  'revenue/total_sales': currency('Total sales'),
  'revenue/net_revenue': currency('Net sales'),
  'revenue/gross_sales': currency('Gross sales'),
  'revenue/refunds': currency('Returns'),
  'revenue/shipping': currency('Shipping'),
  'orders/orders_count': number('Orders'),
  'orders/avg_order_value': currency('Average order value'),
  'products/items_sold': number('Products sold', 'product'),
  'coupons/amount': currency('Discounted orders', 'coupon'),
  'taxes/total_tax': currency('Total tax', 'tax'),
  'taxes/order_tax': currency('Order tax', 'tax'),
  'taxes/shipping_tax': currency('Shipping tax', 'tax'),
};

/** Without dates a value is null, as WooCommerce has it. */
const indicators = report(
  '/reports/performance-indicators',
  indicatorQuery,
  async (query, { ctx, origin }) => {
    const isDated = query.after !== undefined || query.before !== undefined;
    const range = requestedRange(ctx, query);
    if (!range) return crossing;
    const body = [];
    for (const stat of query.stats) {
      const indicator = INDICATORS[stat];
      if (!indicator) continue;
      const [name = '', chart = ''] = stat.split('/');
      const { label, format, kind } = indicator;
      const item = isDated ? statsItem(name, await readTotals(ctx.db, range, kind), ctx) : {};
      const self = `${origin}/wp-json/wc-analytics/reports/${name}/stats`;
      const links = { api: [{ href: self }] };
      body.push({ stat, chart, label, format, value: item[chart] ?? null, _links: links });
    }
    return found(body, { total: body.length, page: 1, perPage: Math.max(1, body.length) });
  },
);

interface Leaderboard {
  label: string;
  headers: readonly string[];
  kind: PartKind;
  orderBy: KeyOrder;
}

const LEADERBOARDS: Readonly<Record<string, Leaderboard>> = {
  customers: {
    label: 'Top Customers - Total Spend',
    headers: ['Customer Name', 'Orders', 'Total Spend'],
    kind: 'customer',
    orderBy: 'net',
  },
  coupons: {
    label: 'Top Coupons - Number of Orders',
    headers: ['Coupon code', 'Orders', 'Amount discounted'],
    kind: 'coupon',
    orderBy: 'orders',
  },
  categories: {
    label: 'Top categories - Items sold',
    headers: ['Category', 'Items sold', 'Net sales'],
    kind: 'category',
    orderBy: 'items',
  },
  products: {
    label: 'Top products - Items sold',
    headers: ['Product', 'Items sold', 'Net sales'],
    kind: 'product',
    orderBy: 'items',
  },
};

const leaderboards = report('/leaderboards', leaderboardQuery, async (query, { ctx }) => {
  const range = requestedRange(ctx, query);
  if (!range) return crossing;
  const format = (amount: number) => formatMoney(money(amount), toCurrency(ctx.settings));
  const cells = (kind: PartKind, { label, figures }: KeyFigures): (string | number)[] => {
    if (kind === 'customer') return [label, figures.orders, format(getTotal(figures))];
    if (kind === 'coupon') return [label, figures.orders, format(figures.discount)];
    return [label, pieces(figures.items), format(getNet(figures))];
  };
  const body = [];
  for (const [id, { label, headers, kind, orderBy }] of Object.entries(LEADERBOARDS)) {
    const page = { offset: 0, limit: query.per_page };
    const { rows } = await readKeys(ctx.db, { kind, range, orderBy, order: 'desc', ...page });
    body.push({
      id,
      label,
      headers: headers.map((header) => ({ label: header })),
      rows: rows.map((row) => cells(kind, row).map((value) => ({ display: String(value), value }))),
    });
  }
  return found(body);
});

export const dashboardRoutes: readonly RestRoute[] = [indicators, leaderboards];
