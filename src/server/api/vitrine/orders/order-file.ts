import * as z from 'zod/mini';
import { localText } from '#rules/dates/zone-time.ts';
import { getDecimal } from '#rules/money/decimal.ts';
import type { Money } from '#rules/money/money.ts';
import { toCurrency } from '#server/language/currency.ts';
import { listOrders } from '#server/orders/managing/list-orders.ts';
import type { OrderRecord } from '#server/orders/order-record.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { integer } from '#wire/wc/field.ts';
import { orderQuery } from '#wire/wc/order.ts';
import type { RestRoute } from '../../rest/rest-route.ts';
import { toOrderQuery } from '../../wc/orders/orders.ts';
import { csvResponse } from '../operations/csv-response.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const HEAD = [
  'number',
  'date',
  'status',
  'customer',
  'email',
  'country',
  'payment',
  'coupons',
  'pieces',
  'discount',
  'delivery',
  'tax',
  'total',
];

function toRow(order: OrderRecord, settings: Settings): string[] {
  const { billing, totals, lines, rows } = order;
  const amount = (value: Money) => getDecimal(value, toCurrency(settings).decimals);
  const coupons = rows.filter(({ kind }) => kind === 'coupon').map(({ code }) => code);
  return [
    order.number,
    localText(order.placedAt, settings['shop.timeZone']).replace('T', ' '),
    order.status,
    `${billing.firstName} ${billing.lastName}`.trim(),
    order.email,
    billing.country,
    order.paymentTitle,
    coupons.join(' '),
    String(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    amount(totals.discount),
    amount(totals.shipping),
    amount(totals.tax),
    amount(totals.total),
  ];
}

const file = vitrineEndpoint({
  action: 'list',
  permission: 'see-all-orders',
  summary: 'Orders as CSV, in parts, filtered as `wc/v3/orders`; the first part has the header',
  params: {
    ...orderQuery,
    per_page: z._default(integer({ minimum: 1, maximum: 1000 }), 1000),
  },
  answer: { type: 'text/csv' },
  async handle(query, call) {
    const { orders, total } = await listOrders(call.ctx, toOrderQuery(call, query));
    const rows = orders.map((order) => toRow(order, call.ctx.settings));
    const { page, per_page: perPage } = query;
    const result = await csvResponse(call, 'orders', page === 1 ? [HEAD, ...rows] : rows);
    if (!result.ok) return result;
    return { ok: true, answer: { ...result.answer, paging: { total, page, perPage } } };
  },
});

export const orderFileRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/orders/export', methods: { GET: file } },
];
