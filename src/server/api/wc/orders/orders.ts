import * as z from 'zod/mini';
import { translator } from '#server/language/translator.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { deleteOrder, trashOrder } from '#server/orders/managing/delete-order.ts';
import { listOrders, type OrderQuery } from '#server/orders/managing/list-orders.ts';
import type { OrderRecord } from '#server/orders/order-record.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { ORDER_STATUSES } from '#wire/order.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { orderInput, orderQuery, orderReadOnly } from '#wire/wc/order.ts';
import { type Order, orderResponse, orderStatusResponse } from '#wire/wc/order-response.ts';
import type { Links } from '#wire/wc/response-parts.ts';
import { type ManagedCall, managed, type ParamsOf } from '../../rest/managed-endpoint.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { invalidId } from '../../rest/refusals.ts';
import { numericId, type ReadRequest, type Saved, type WriteRequest } from '../../rest/resource.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { moments } from '../shared/dates.ts';
import { loadItem, withDownloads } from './line-downloads.ts';
import { type ItemParts, orderItem } from './order-item.ts';
import { createFrom, saved, updateFrom } from './save-order.ts';

// An order that is listed again is the same cached record (orders/managing/order-cache.ts), and its item
// is a fifth of the time of a list: it is made again only where something else that shows in it changed.

interface Listed {
  settings: Settings;
  origin: string;
  decimals: number | undefined;
  item: Order;
}

const listed = new WeakMap<OrderRecord, Listed>();

function listedItem(order: OrderRecord, parts: ItemParts): Listed['item'] {
  const { origin, decimals } = parts;
  const { settings } = parts.ctx;
  const known = listed.get(order);
  if (known?.settings === settings && known.origin === origin && known.decimals === decimals) {
    return known.item;
  }
  const item = orderItem(order, parts);
  listed.set(order, { settings, origin, decimals, item });
  return item;
}

export const unknownOrder = invalidId('shop_order');

const ORDER_BY = {
  date: 'date',
  modified: 'modified',
  id: 'id',
  include: 'include',
  title: 'date',
  slug: 'id',
} as const;

/** What a list of orders is asked for, here and as a file. */
export function toOrderQuery(
  { ctx }: Pick<ReadRequest, 'ctx'>,
  query: ParamsOf<typeof orderQuery>,
): OrderQuery {
  const dates = moments(query, ctx.settings);
  return {
    statuses: ORDER_STATUSES.filter((status) => query.status.includes(status)),
    trashed: query.status.includes('trash'),
    customerId: query.customer,
    productId: query.product,
    createdVia: query.created_via,
    paymentMethod: query.payment_method,
    coupon: query.coupon,
    source: query.source,
    placedAfter: dates.after,
    placedBefore: dates.before,
    changedAfter: dates.changedAfter,
    changedBefore: dates.changedBefore,
    parents: query.parent,
    notParents: query.parent_exclude,
    include: query.include,
    exclude: query.exclude,
    search: query.search,
    orderBy: ORDER_BY[query.orderby],
    order: query.order,
    offset: rowsBefore(query),
    limit: query.per_page,
  };
}

async function removeOrder(
  request: WriteRequest,
  id: number,
  force: boolean,
): Promise<Saved<Order>> {
  const { ctx, record } = request;
  const order = await findOrder(ctx, id);
  if (!order) return { ok: false, error: unknownOrder };
  if (!force) {
    await trashOrder(ctx, id);
    return saved(request, order, id, 'deleted');
  }
  const item = orderItem(order, request);
  await deleteOrder(ctx, id);
  await record({ resource: 'order', id, action: 'deleted', before: item, after: null });
  return { ok: true, item };
}

const statuses = managed({
  namespace: 'wc/v3',
  action: 'list',
  permission: 'see-all-orders',
  params: {},
  answer: { schema: z.array(orderStatusResponse) },
  handle: async (_, { ctx }: ManagedCall) => {
    const t = translator(ctx.settings);
    return found(ORDER_STATUSES.map((slug) => ({ slug, name: t(`orders.status.${slug}`) })));
  },
});

export const orderRoutes: RestRoute[] = [
  { namespace: 'wc/v3', path: '/orders/statuses', methods: { GET: statuses } },
  ...managedResource({
    namespace: 'wc/v3',
    path: '/orders',
    replica: true,
    hasAmounts: true,
    idOf: numericId,
    title: 'shop_order',
    permission: { read: 'see-all-orders', write: 'manage-orders' },
    input: orderInput,
    readOnly: orderReadOnly,
    response: orderResponse,
    query: orderQuery,
    missing: unknownOrder,
    batch: true,
    trash: true,
    async list(request, query) {
      const { orders, total } = await listOrders(request.ctx, toOrderQuery(request, query));
      const parts = { ...request, decimals: query.dp };
      const items = orders.map((order) => listedItem(order, parts));
      return { items: await withDownloads(request, orders, items), total, cached: true };
    },
    async read(request, id) {
      const order = await findOrder(request.ctx, id);
      return order && loadItem(request, order);
    },
    links: ({ customer_id: id }, base): Links =>
      id === 0 ? {} : { customer: [{ href: `${base}/wc/v3/customers/${id}`, embeddable: true }] },
    create: createFrom,
    // As a checkout: orders of one product or customer wait for each other.
    createIsolation: 'read committed',
    update: updateFrom,
    remove: removeOrder,
  }),
];
