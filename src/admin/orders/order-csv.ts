import { safeCsv } from '../ui/csv.ts';
import type { Order } from './order.ts';

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

/** Orders as a table for spreadsheets, one row each. */
export function ordersCsv(orders: readonly Order[]): string {
  return safeCsv([
    HEAD,
    ...orders.map((order) => [
      order.number,
      order.date_created,
      order.status,
      `${order.billing.first_name} ${order.billing.last_name}`.trim(),
      order.billing.email ?? '',
      order.billing.country,
      order.payment_method_title,
      order.coupon_lines.map(({ code }) => code).join(' '),
      String(order.line_items.reduce((sum, { quantity }) => sum + quantity, 0)),
      order.discount_total,
      order.shipping_total,
      order.total_tax,
      order.total,
    ]),
  ]);
}
