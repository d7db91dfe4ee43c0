import { currentCustomer } from '#server/customers/current-customer.ts';
import { mayOpen, openOrder } from '#server/orders/open-order.ts';
import type { OrderRecord } from '#server/orders/order-record.ts';
import { loadOrderView } from '#server/orders/view/order-view.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import { orderQuery } from '#wire/forms/page-queries.ts';
import type { OrderView } from '#wire/order.ts';
import type { PageRequest } from '../page.ts';
import { queryBy } from '../page-query.ts';

export interface RequestedOrder {
  record: OrderRecord;
  order: OrderView;
  /** The visitor is logged in as its buyer. */
  owned: boolean;
  /** The request has its key. */
  byKey: boolean;
}

/**
 * The order of a URL like `/checkout/order-received/7?key=…`. Null for a wrong key, another
 * customer's order and an unknown id alike.
 */
export async function findRequestedOrder(
  ctx: ShopContext,
  { params, query, visitor }: PageRequest,
): Promise<RequestedOrder | null> {
  if (!/^[1-9]\d{0,9}$/.test(params.id ?? '')) return null;
  const customer = await currentCustomer(ctx, visitor);
  const record = await openOrder(ctx, Number(params.id), {
    key: query.get('key'),
    customerId: customer?.id ?? null,
    rights: customer?.rights ?? null,
  });
  if (!record) return null;
  const owned = customer !== null && record.customerId === customer.id;
  const byKey = mayOpen(record, { key: query.get('key') });
  return { record, order: await loadOrderView(ctx, record), owned, byKey };
}

/** The URL where its buyer cancels the order; a manager does so elsewhere. */
export function cancelAddress(
  ctx: Pick<ShopContext, 'settings'>,
  { order, owned, byKey }: RequestedOrder,
): string {
  return order.canCancel && (owned || byKey)
    ? orderAddress(ctx, 'routes.orderReceived', order)
    : '';
}

/** The one word of the query that counts. */
export const orderKeyQuery = queryBy(orderQuery);

export function orderAddress(
  ctx: Pick<ShopContext, 'settings'>,
  route: 'routes.orderReceived' | 'routes.orderPay' | 'routes.invoice',
  { id, key }: Pick<OrderView, 'id' | 'key'>,
): string {
  const path = address(ctx.settings, route, { id: String(id) });
  return `${path}?${new URLSearchParams({ key })}`;
}

/** Below the page of an invoice: the same as a file. */
export const PDF_PATH = '/pdf';

export function invoicePdfAddress(
  { settings }: Pick<ShopContext, 'settings'>,
  { id, key }: Pick<OrderView, 'id' | 'key'>,
): string {
  const path = address(settings, 'routes.invoice', { id: String(id) });
  return `${path}${PDF_PATH}?${new URLSearchParams({ key })}`;
}
