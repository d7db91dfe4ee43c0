import { getSpan, periodSpan, type ReportSpan } from '#rules/dates/report-days.ts';
import { localText } from '#rules/dates/zone-time.ts';
import { type SalesFigures, salesReport } from '#server/orders/reports/sales-report.ts';
import { topSellers } from '#server/orders/reports/top-sellers.ts';
import type { ShopContext } from '#server/settings/context.ts';
import {
  reportListResponse,
  reportQuery,
  type SalesPart,
  salesResponse,
  topSellersResponse,
  totalsResponse,
} from '#wire/wc/report.ts';
import type { ParamsOf } from '../../rest/managed-endpoint.ts';
import { managed } from '../../rest/managed-endpoint.ts';
import { invalidParams } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { amountWriter, type WriteAmount } from '../shared/amounts.ts';
import {
  couponTotals,
  customerTotals,
  orderTotals,
  productTotals,
  reviewTotals,
} from './totals.ts';

const reading = {
  namespace: 'wc/v3',
  action: 'list',
  permission: 'see-reports',
  replica: true,
} as const;
const PATH = '/wp-json/wc/v3/reports';
const links = (origin: string, slug: string) => ({
  _links: {
    self: [{ href: `${origin}${PATH}/${slug}` }],
    collection: [{ href: `${origin}${PATH}` }],
  },
});

const REPORTS = {
  sales: 'List of sales reports.',
  top_sellers: 'List of top sellers products.',
  'orders/totals': 'Orders totals.',
  'products/totals': 'Products totals.',
  'customers/totals': 'Customers totals.',
  'coupons/totals': 'Coupons totals.',
  'reviews/totals': 'Reviews totals.',
};

const list = managed({
  ...reading,
  params: {},
  answer: { schema: reportListResponse },
  handle: async (_, { origin }) =>
    found(
      Object.entries(REPORTS).map(([slug, description]) => {
        return { slug, description, ...links(origin, slug) };
      }),
    ),
});

/** A date without the other ends, or begins, today; without any it is this month, as recorded. */
function requestedSpan(
  { settings, now }: ShopContext,
  { period, date_min: min, date_max: max }: ParamsOf<typeof reportQuery>,
  usual: 'week' | 'month',
): ReportSpan | null {
  const zone = settings['shop.timeZone'];
  if (min === undefined && max === undefined) return periodSpan(period ?? usual, now, zone);
  const today = localText(now, zone).slice(0, 10);
  return getSpan(min ?? today, max ?? today);
}

const crossing = refused(
  invalidParams({ date_max: 'must not be before date_min, nor more than 20 years after it' }),
);

const sales = managed({
  ...reading,
  params: reportQuery,
  answer: { schema: salesResponse },
  async handle(query, { ctx, origin }) {
    const span = requestedSpan(ctx, query, 'week');
    if (!span) return crossing;
    const { total, parts } = await salesReport(ctx, span);
    const amount = amountWriter(ctx.settings);
    const net = total.sales - total.tax - total.shipping;
    const average = Math.round(net / Math.max(1, parts.size));
    return found([
      {
        total_sales: amount(total.sales),
        net_sales: amount(net),
        average_sales: amount(average),
        total_orders: total.orders,
        total_items: total.items,
        total_tax: amount(total.tax),
        total_shipping: amount(total.shipping),
        total_refunds: Number(amount(total.refunds)),
        total_discount: amount(total.discount),
        totals_grouped_by: span.by,
        totals: Object.fromEntries(
          [...parts].map(([name, figures]) => [name, partItem(figures, amount)]),
        ),
        total_customers: total.customers,
        ...links(origin, 'sales'),
      },
    ]);
  },
});

function partItem(figures: SalesFigures, amount: WriteAmount): SalesPart {
  return {
    sales: amount(figures.sales),
    orders: figures.orders,
    items: figures.items,
    tax: amount(figures.tax),
    shipping: amount(figures.shipping),
    discount: amount(figures.discount),
    customers: figures.customers,
    refunds: amount(figures.refunds),
  };
}

const sellers = managed({
  ...reading,
  params: reportQuery,
  answer: { schema: topSellersResponse },
  async handle(query, { ctx, origin }) {
    const span = requestedSpan(ctx, query, 'week');
    if (!span) return crossing;
    const sold = await topSellers(ctx, span);
    return found(
      sold.map(({ productId, name, quantity }) => ({
        name,
        product_id: productId,
        quantity,
        _links: {
          about: [{ href: `${origin}${PATH}` }],
          product: [{ href: `${origin}/wp-json/wc/v3/products/${productId}` }],
        },
      })),
    );
  },
});

const TOTALS = {
  orders: orderTotals,
  products: productTotals,
  customers: customerTotals,
  coupons: couponTotals,
  reviews: reviewTotals,
};

const totalRoutes = Object.entries(TOTALS).map(([name, count]): RestRoute => {
  const GET = managed({
    ...reading,
    params: {},
    answer: { schema: totalsResponse },
    handle: async (_, { ctx }) => found(await count(ctx)),
  });
  return { namespace: 'wc/v3', path: `/reports/${name}/totals`, methods: { GET } };
});

export const reportRoutes: RestRoute[] = [
  { namespace: 'wc/v3', path: '/reports', methods: { GET: list } },
  { namespace: 'wc/v3', path: '/reports/sales', methods: { GET: sales } },
  { namespace: 'wc/v3', path: '/reports/top_sellers', methods: { GET: sellers } },
  ...totalRoutes,
];
