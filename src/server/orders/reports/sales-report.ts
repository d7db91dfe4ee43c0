import { sql } from 'kysely';
import { getName, type ReportSpan, spanMoments, spanNames } from '#rules/dates/report-days.ts';
import { localText } from '#rules/dates/zone-time.ts';
import { recordKeys } from '#rules/records/record-keys.ts';
import type { ShopContext } from '#server/settings/context.ts';

// What was sold in a span of time. The database adds up half hours, at which every time zone begins
// its days, so that a year of a busy shop is some thousand rows.

export interface SalesFigures {
  sales: number;
  orders: number;
  items: number;
  tax: number;
  shipping: number;
  discount: number;
  customers: number;
  refunds: number;
}

export interface SalesReport {
  total: SalesFigures;
  parts: Map<string, SalesFigures>;
}

const HALF_HOUR = 30 * 60_000;
/** Orders that count as sold. */
export const SOLD = ['processing', 'completed', 'on-hold', 'refunded'] as const;

const NONE: SalesFigures = {
  sales: 0,
  orders: 0,
  items: 0,
  tax: 0,
  shipping: 0,
  discount: 0,
  customers: 0,
  refunds: 0,
};

export async function salesReport(
  { db, settings }: Pick<ShopContext, 'db' | 'settings'>,
  span: ReportSpan,
): Promise<SalesReport> {
  const zone = settings['shop.timeZone'];
  const { from, until } = spanMoments(span, zone);
  const orders = await db
    .selectFrom('orders')
    .select([
      sql<number>`placed_at / ${sql.lit(HALF_HOUR)}`.as('slot'),
      sql<number>`count(*)`.as('orders'),
      sql<number>`sum(total)`.as('sales'),
      sql<number>`sum(tax)`.as('tax'),
      sql<number>`sum(shipping)`.as('shipping'),
      sql<number>`sum(discount)`.as('discount'),
    ])
    .where('placed_at', '>=', from)
    .where('placed_at', '<', until)
    .where('status', 'in', SOLD)
    .where('trashed', '=', 0)
    .groupBy('slot')
    .execute();
  const items = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select([
      sql<number>`orders.placed_at / ${sql.lit(HALF_HOUR)}`.as('slot'),
      sql<number>`sum(order_lines.quantity)`.as('items'),
    ])
    .where('orders.placed_at', '>=', from)
    .where('orders.placed_at', '<', until)
    .where('status', 'in', SOLD)
    .where('trashed', '=', 0)
    .groupBy('slot')
    .execute();
  const refunds = await db
    .selectFrom('order_refunds')
    .select([
      sql<number>`at / ${sql.lit(HALF_HOUR)}`.as('slot'),
      sql<number>`sum(amount)`.as('refunds'),
    ])
    .where('at', '>=', from)
    .where('at', '<', until)
    .groupBy('slot')
    .execute();
  const customers = await db
    .selectFrom('customers')
    .select([
      sql<number>`created_at / ${sql.lit(HALF_HOUR)}`.as('slot'),
      sql<number>`count(*)`.as('customers'),
    ])
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .where('role', '=', 'customer')
    .groupBy('slot')
    .execute();
  const report: SalesReport = {
    total: NONE,
    parts: new Map(spanNames(span).map((name) => [name, NONE])),
  };
  for (const { slot, ...figures } of [...orders, ...items, ...refunds, ...customers]) {
    const day = localText(Number(slot) * HALF_HOUR, zone);
    const name = getName(day, span.by);
    report.total = added(report.total, figures);
    report.parts.set(name, added(report.parts.get(name) ?? NONE, figures));
  }
  return report;
}

/** PostgreSQL answers sums as texts. */
function added(
  one: SalesFigures,
  other: Partial<Record<keyof SalesFigures, unknown>>,
): SalesFigures {
  const sum = { ...one };
  for (const name of recordKeys(NONE)) {
    sum[name] = one[name] + Number(other[name] ?? 0);
  }
  return sum;
}
