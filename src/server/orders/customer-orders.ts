import { money } from '#rules/money/money.ts';
import { mayCancel } from '#rules/orders/may-cancel.ts';
import { mayPay } from '#rules/orders/may-pay.ts';
import { exactQuantity } from '#rules/quantities/quantity.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import type { OrderSummary } from '#wire/order.ts';

export interface OrderPage {
  orders: OrderSummary[];
  page: number;
  pages: number;
  total: number;
}

/** The orders of a customer, the newest first; a page beyond the last is the last. */
export async function loadOrders(
  { db, settings }: ShopContext,
  customerId: number,
  page = 1,
): Promise<OrderPage> {
  const perPage = settings['accounts.ordersPerPage'];
  const { total } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('customer_id', '=', customerId)
    .where('trashed', '=', 0)
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(total / perPage));
  const currentPage = Number.isInteger(page) ? Math.min(Math.max(page, 1), pages) : 1;
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'placed_at', 'paid_at', 'total', 'currency'])
    .select((eb) =>
      eb
        .selectFrom('order_lines')
        .select((line) => line.fn.sum<number>('quantity').as('count'))
        .whereRef('order_lines.order_id', '=', 'orders.id')
        .as('count'),
    )
    .where('customer_id', '=', customerId)
    .where('trashed', '=', 0)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((currentPage - 1) * perPage)
    .execute();
  const t = translator(settings);
  const orders = rows.map((row) => ({
    id: row.id,
    number: row.number ?? '',
    status: row.status,
    statusText: t(`orders.status.${row.status}`),
    placedAt: row.placed_at,
    total: money(row.total),
    count: exactQuantity(row.count ?? 0),
    url: address(settings, 'routes.viewOrder', { id: String(row.id) }),
    canPay: mayPay(
      { status: row.status, total: money(row.total), currency: row.currency },
      settings['currency.code'],
    ),
    canCancel: mayCancel({ status: row.status, paidAt: row.paid_at }),
  }));
  return { orders, page: currentPage, pages, total };
}
