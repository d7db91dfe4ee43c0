import { NOW } from '#server/cart/testing/cart-shop.ts';
import { TABLE_NAMES } from '#wire/vitrine/analytics.ts';

// What the admin reads: every list as its screens ask for it, and every report.

const PAGE = 25;
const VITRINE = '/wp-json/vitrine/v1';
const WC = '/wp-json/wc/v3';
const DAY_MS = 24 * 60 * 60_000;
const YEAR = `after=${dayBefore(364)}&before=${dayBefore(0)}`;

function dayBefore(days: number): string {
  return new Date(NOW - days * DAY_MS).toISOString().slice(0, 10);
}

export type Reads = Readonly<Record<string, string>>;

const first = (path: string, query = '') => `${path}?per_page=${PAGE}&${query}`;
const orders = (query: string) => first(`${WC}/orders`, query);
const products = (query: string) => first(`${WC}/products`, query);
const customers = (query: string) => first(`${VITRINE}/customers`, query);
const coupons = (query: string) => first(`${WC}/coupons`, query);
const reviews = (query: string) => first(`${VITRINE}/reviews`, query);
const subscribers = (query: string) => first(`${VITRINE}/newsletter-subscribers`, query);
const audit = (query: string) => first(`${VITRINE}/audit-log`, query);
const changes = (query: string) => first(`${VITRINE}/log`, query);

/** Orders and customers by every other filter: `order-list-bench.ts`. */
export const LISTS: Reads = {
  orders: orders('orderby=date&order=desc'),
  'orders, by number': orders('orderby=id&order=asc'),
  'orders, to ship': orders('status=processing'),
  'orders, found by a name': orders('search=greta'),
  'orders, to pack': first(`${VITRINE}/packing`),
  customers: customers('orderby=last_order&order=desc'),
  'customers, by spend': customers('orderby=spent&order=desc'),
  'customers, by country': customers('orderby=country&order=asc'),
  'customers, by number': customers('orderby=id&order=desc'),
  'customers, by what they spent': customers('spent_from=100&orderby=spent&order=desc'),
  'customers, found by a name': customers('search=greta'),
  accounts: first(`${WC}/customers`, 'orderby=id&order=asc'),
  'accounts, by name': first(`${WC}/customers`, 'orderby=name&order=asc'),
  'accounts, found': first(`${WC}/customers`, 'search=greta1'),
  products: products('orderby=date&order=desc'),
  'products, by name': products('orderby=title&order=asc'),
  'products, by sales': products('orderby=sales&order=desc'),
  'products, by price': products('orderby=price&order=desc'),
  'products, by stock': products('orderby=stock&order=asc'),
  'products, by margin': products('orderby=margin&order=desc'),
  'products, sold out': products('stock_status=outofstock'),
  'products, without an image': products('missing=image'),
  'products, found': products('search=oak&orderby=relevance'),
  coupons: coupons('orderby=date&order=desc'),
  'coupons, by code': coupons('orderby=title&order=asc'),
  'coupons, found': coupons('search=code7'),
  reviews: reviews('orderby=date&order=desc'),
  'reviews, to approve': reviews('status=hold'),
  'reviews, of a product': reviews('product=7'),
  'reviews, found': reviews('search=sturdy'),
  'review requests': first(`${VITRINE}/review-requests`),
  subscribers: subscribers('state=subscribed'),
  'subscribers, all': subscribers('state=all'),
  'subscribers, ended': subscribers('state=ended'),
  'subscribers, found': subscribers('state=all&search=buyer7'),
  carts: first(`${VITRINE}/basket-reminders`),
  'gift cards': first(`${VITRINE}/gift-cards`),
  'gift cards, found': first(`${VITRINE}/gift-cards`, 'search=buyer7'),
  'audit log': audit(''),
  'audit log, by event': audit('event=setting-changed'),
  'audit log, by person': audit('who=person7'),
  'audit log, of a day': audit(`after=${dayBefore(2)}T00:00:00&before=${dayBefore(1)}T00:00:00`),
  changes: changes(''),
  'changes, by person': changes('who=person7'),
  'changes, of a resource': changes('resource=product'),
  'changes, of a record': changes('resource=order&subject=7'),
  jobs: first(`${VITRINE}/jobs`),
  'jobs, failed': first(`${VITRINE}/jobs`, 'state=dead'),
  messages: first(`${VITRINE}/contact-messages`),
  'searches without a result': first(`${VITRINE}/search-misses`),
  redirects: first(`${VITRINE}/redirects`),
  'redirects, found': first(`${VITRINE}/redirects`, 'search=old-7'),
  images: first(`${VITRINE}/media`),
};

const analytics = (path: string, query = YEAR) => `${VITRINE}/analytics/${path}?${query}`;
const wcReport = (path: string, query = YEAR) => `/wp-json/wc-analytics/reports/${path}?${query}`;
const table = (name: string, query = '') => [
  `Analytics, ${name}${query === '' ? '' : ` ${query}`}`,
  analytics(name, `${YEAR}&per_page=20&compare=previous_year&${query}`),
];

export const REPORTS: Reads = {
  'Home, today': analytics('today', ''),
  'Home, what needs attention': `${VITRINE}/attention`,
  'Analytics, totals by month': analytics('totals', `${YEAR}&interval=month&compare=previous_year`),
  'Analytics, totals by week': analytics('totals', `${YEAR}&interval=week`),
  'Analytics, totals by day': analytics('totals', `${YEAR}&interval=day`),
  ...Object.fromEntries(TABLE_NAMES.map((name) => table(name))),
  ...Object.fromEntries(
    // Customers are shown with the best first, and no more than 500 of them.
    TABLE_NAMES.filter((name) => name !== 'customers').map((name) =>
      table(name, 'orderby=name&order=asc'),
    ),
  ),
  ...Object.fromEntries([
    table('customers', 'orderby=orders'),
    table('customers', 'orderby=total'),
    table('customers', 'page=25'),
    ...TABLE_NAMES.map((name) => [
      `Analytics, ${name} together`,
      analytics('sums', `${YEAR}&compare=previous_year&table=${name}`),
    ]),
  ]),
  'Analytics, stock': analytics('stock', 'per_page=20'),
  'Analytics, stock together': analytics('stock/sums', 'days=30'),
  'Analytics, cohorts': analytics('cohorts', ''),
  'revenue/stats': wcReport('revenue/stats', `${YEAR}&interval=month&per_page=12`),
  'orders/stats': wcReport('orders/stats', `${YEAR}&interval=month&per_page=12`),
  'products/stats': wcReport('products/stats'),
  'coupons/stats': wcReport('coupons/stats'),
  'taxes/stats': wcReport('taxes/stats'),
  'customers/stats': wcReport('customers/stats'),
  'list of customers': wcReport('customers'),
  'list of products': wcReport('products'),
  'stock/stats': wcReport('stock/stats', ''),
  'list of stock': wcReport('stock', 'orderby=stock_status&order=desc&per_page=20'),
  leaderboards: `/wp-json/wc-analytics/leaderboards?${YEAR}`,
};
