import { gmtText, localText } from '#rules/dates/zone-time.ts';
import { type Buyer, type BuyerQuery, listBuyers } from '#server/orders/buyers/list-buyers.ts';
import { customerListQuery } from '#wire/wc/analytics.ts';
import { customerListResponse } from '#wire/wc/analytics-response.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { found } from '../../rest/rest-route.ts';
import { amounts, report } from './report-parts.ts';

// `wc-analytics/customers`: everyone who has an account or has ordered, with their figures.

const ORDERS: Readonly<Record<string, BuyerQuery['orderBy']>> = {
  date_registered: 'since',
  date_last_order: 'last_order_at',
  name: 'name',
  country: 'country',
  orders_count: 'orders',
  total_spend: 'spent',
};

/** 'Ada May Example' is Ada, May Example. */
function nameParts(name: string): { first_name: string; last_name: string } {
  const [first = '', ...rest] = name.split(' ');
  return { first_name: first, last_name: rest.join(' ') };
}

function toItem(buyer: Buyer, zone: string, amount: (value: number) => number, base: string) {
  const { id, email, name, customer_id: account, last_order_at: last } = buyer;
  return {
    id,
    user_id: account ?? 0,
    username: account === null ? '' : email,
    name,
    ...nameParts(name),
    email,
    country: buyer.country,
    city: buyer.city,
    state: '',
    postcode: '',
    date_registered: account === null ? null : localText(buyer.since, zone),
    date_registered_gmt: account === null ? null : gmtText(buyer.since),
    date_last_active: null,
    date_last_active_gmt: null,
    date_last_order: last === 0 ? null : localText(last, zone),
    orders_count: buyer.orders,
    total_spend: amount(buyer.spent),
    avg_order_value: buyer.orders === 0 ? 0 : amount(buyer.spent / buyer.orders),
    _links: { customer: [{ href: `${base}/${id}` }], collection: [{ href: base }] },
  };
}

export const customerList = report(
  '/customers',
  customerListQuery,
  customerListResponse,
  async (query, { ctx, origin }) => {
    const { buyers, total } = await listBuyers(ctx.db, {
      search: query.search === '' ? undefined : query.search,
      orderBy: ORDERS[query.orderby] ?? 'since',
      order: query.order,
      offset: rowsBefore(query),
      limit: query.per_page,
    });
    const base = `${origin}/wp-json/wc-analytics/customers`;
    const zone = ctx.settings['shop.timeZone'];
    const items = buyers.map((buyer) => toItem(buyer, zone, amounts(ctx), base));
    return found(items, { total, page: query.page, perPage: query.per_page });
  },
);
