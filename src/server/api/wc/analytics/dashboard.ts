import { average, type Figures, getNet, getTotal } from '#rules/analytics/figures.ts';
import type { PartKind } from '#rules/analytics/order-parts.ts';
import type { DayRange } from '#rules/analytics/spans.ts';
import { formatMoney } from '#rules/money/format.ts';
import { money } from '#rules/money/money.ts';
import { readTotals } from '#server/analytics/read-figures.ts';
import { type KeyFigures, type KeyOrder, readKeys } from '#server/analytics/read-keys.ts';
import { requestedRange } from '#server/analytics/report-range.ts';
import { toCurrency } from '#server/language/currency.ts';
import { escapeHtml } from '#server/language/escape.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { contextOnly, indicatorQuery, leaderboardQuery } from '#wire/wc/analytics.ts';
import {
  allowedIndicatorResponse,
  indicatorResponse,
  leaderboardResponse,
} from '#wire/wc/analytics-response.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { amounts, crossing, pieces, report } from './report-parts.ts';

interface Indicator {
  label: string;
  format: 'currency' | 'number';
  kind: PartKind;
  value(figures: Figures): number;
}

function currency(label: string, kind: PartKind, value: Indicator['value']): Indicator {
  return { label, format: 'currency', kind, value };
}
function number(label: string, kind: PartKind, value: Indicator['value']): Indicator {
  return { label, format: 'number', kind, value };
}

const INDICATORS: Readonly<Record<string, Indicator>> = {
  'revenue/total_sales': currency('Total sales', 'all', getTotal),
  'revenue/net_revenue': currency('Net sales', 'all', getNet),
  'revenue/gross_sales': currency('Gross sales', 'all', ({ gross }) => gross),
  'revenue/refunds': currency('Returns', 'all', ({ refunds }) => refunds),
  'revenue/shipping': currency('Shipping', 'all', ({ shipping }) => shipping),
  'orders/orders_count': number('Orders', 'all', ({ orders }) => orders),
  'orders/avg_order_value': currency('Average order value', 'all', average),
  'products/items_sold': number('Products sold', 'product', ({ items }) => pieces(items)),
  'coupons/amount': currency('Discounted orders', 'coupon', ({ discount }) => discount),
  'taxes/total_tax': currency('Total tax', 'tax', ({ tax }) => tax),
  'taxes/order_tax': currency('Order tax', 'tax', ({ tax, shippingTax }) => tax - shippingTax),
  'taxes/shipping_tax': currency('Shipping tax', 'tax', ({ shippingTax }) => shippingTax),
};

const indicators = report(
  '/reports/performance-indicators',
  indicatorQuery,
  indicatorResponse,
  async (query, { ctx, origin }) => {
    const isDated = query.after !== undefined || query.before !== undefined;
    const range = requestedRange(ctx, query);
    if (!range) return crossing;
    const amount = amounts(ctx);
    const load = async ({ kind, format, value }: Indicator) => {
      const figure = value(await readTotals(ctx.db, range, kind));
      return format === 'currency' ? amount(figure) : figure;
    };
    const body = [];
    for (const stat of query.stats) {
      const indicator = INDICATORS[stat];
      if (!indicator) continue;
      const [name = '', chart = ''] = stat.split('/');
      const { label, format } = indicator;
      const value = isDated ? await load(indicator) : null;
      const self = `${origin}/wp-json/wc-analytics/reports/${name}/stats`;
      body.push({ stat, chart, label, format, value, _links: { api: [{ href: self }] } });
    }
    return found(body, { total: body.length, page: 1, perPage: Math.max(1, body.length) });
  },
);

const allowedIndicators = report(
  '/reports/performance-indicators/allowed',
  contextOnly,
  allowedIndicatorResponse,
  async (_, { origin }) => {
    const body = Object.entries(INDICATORS).map(([stat, { label }]) => {
      const [name = '', chart = ''] = stat.split('/');
      const api = [{ href: `${origin}/wp-json/wc-analytics/reports/${name}/stats` }];
      return { stat, chart, label, _links: { api, report: [{ href: `/analytics/${name}` }] } };
    });
    return found(body, { total: body.length, page: 1, perPage: body.length });
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

interface BoardQuery {
  limit: number;
  range: DayRange;
}

const plainCell = (text: string) => ({ display: escapeHtml(text), value: text });
const numberCell = (value: number) => ({
  display: String(value),
  value,
  format: 'number' as const,
});

async function loadBoard(
  ctx: ShopContext,
  [id, { label, headers, kind, orderBy }]: readonly [string, Leaderboard],
  { limit, range }: BoardQuery,
) {
  const amount = amounts(ctx);
  const currencyCell = (value: number) => ({
    display: escapeHtml(formatMoney(money(value), toCurrency(ctx.settings))),
    value: amount(value),
    format: 'currency' as const,
  });
  const page = { offset: 0, limit };
  const { rows } = await readKeys(ctx.db, { kind, range, orderBy, order: 'desc', ...page });
  const cells = ({ label: name, figures }: KeyFigures) => {
    if (kind === 'customer' || kind === 'coupon') {
      const value = kind === 'customer' ? getTotal(figures) : figures.discount;
      return [plainCell(name), numberCell(figures.orders), currencyCell(value)];
    }
    return [plainCell(name), numberCell(pieces(figures.items)), currencyCell(getNet(figures))];
  };
  return {
    id,
    label,
    headers: headers.map((header) => ({ label: header })),
    rows: rows.map(cells),
  };
}

function boardReport(path: string, boards: readonly (readonly [string, Leaderboard])[]) {
  return report(path, leaderboardQuery, leaderboardResponse, async (query, { ctx }) => {
    const range = requestedRange(ctx, query);
    if (!range) return crossing;
    const body = [];
    for (const board of boards) {
      body.push(await loadBoard(ctx, board, { limit: query.per_page, range }));
    }
    return found(body);
  });
}

const BOARDS = Object.entries(LEADERBOARDS);

export const dashboardRoutes: readonly RestRoute[] = [
  allowedIndicators,
  indicators,
  boardReport('/leaderboards', BOARDS),
  ...BOARDS.map((board) => boardReport(`/leaderboards/${board[0]}`, [board])),
];
