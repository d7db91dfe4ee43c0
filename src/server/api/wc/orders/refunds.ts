import * as z from 'zod/mini';
import { money } from '#rules/money/money.ts';
import { type RefundPart, refundParts } from '#rules/orders/refund-parts.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { deleteRefund } from '#server/orders/managing/delete-refund.ts';
import { listRefunds, type RefundQuery } from '#server/orders/managing/list-refunds.ts';
import { refundWithin } from '#server/orders/refunds/refund-order.ts';
import { sendRefund } from '#server/orders/refunds/send-refund.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { refundInput, refundQuery } from '#wire/wc/order.ts';
import { listedRefundResponse, type Refund, refundResponse } from '#wire/wc/order-response.ts';
import { mayDeleteRefunds, refundRefusal } from '../../manager/refund-refusal.ts';
import { managed, type ParamsOf } from '../../rest/managed-endpoint.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { getRefusal, invalidId } from '../../rest/refusals.ts';
import {
  numericId,
  type PartialOf,
  type ReadRequest,
  type Saved,
  type WriteRequest,
} from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { getAmount } from '../shared/amounts.ts';
import { moments } from '../shared/dates.ts';
import { BAD_META, metaChanges } from '../shared/meta.ts';
import { orderError } from '../shared/order-error.ts';
import { refundItem } from './refund-item.ts';

const CANNOT = 'woocommerce_rest_cannot_create_order_refund';
const unknownOrder = invalidId('order', 'Invalid order ID.');
const unknownRefund = invalidId('shop_order_refund', 'Invalid ID.');
const invalidAmount: RestError = {
  code: CANNOT,
  message: 'Invalid refund amount.',
  status: 400,
  data: { params: { amount: 'Invalid refund amount.' } },
};
const notReturned: RestError = {
  code: 'woocommerce_rest_cannot_delete',
  message: 'This refund cannot be taken back.',
  status: 400,
};

const ORDER_BY = {
  date: 'at',
  modified: 'at',
  id: 'id',
  include: 'include',
  title: 'id',
  slug: 'id',
} as const;

type RefundInput = PartialOf<typeof refundInput>;
type SentParts = NonNullable<RefundInput['line_items']>;
type Query = ParamsOf<typeof refundQuery>;

function toQuery(ctx: ShopContext, query: Query, orderIds: readonly number[]): RefundQuery {
  const { after, before } = moments(query, ctx.settings);
  return {
    orderIds,
    exceptOrderIds: query.parent_exclude,
    include: query.include,
    exclude: query.exclude,
    after,
    before,
    search: query.search,
    orderBy: ORDER_BY[query.orderby],
    order: query.order,
    offset: rowsBefore(query),
    limit: query.per_page,
  };
}

/** Null where an amount is negative or too large. */
function getParts({ settings }: ShopContext, sent: SentParts = []): RefundPart[] | null {
  const parts: RefundPart[] = [];
  for (const { id, quantity = 0, refund_total: total, refund_tax: taxes = [] } of sent) {
    // One that names no line of the order is left out, as there.
    if (!id) continue;
    const named = total === undefined ? null : getAmount(total, settings);
    const tax = taxes.map(({ refund_total: part = '0' }) => getAmount(part, settings));
    if ((total !== undefined && named === null) || tax.includes(null)) return null;
    const sum = tax.reduce<number>((all, part) => all + (part ?? 0), 0);
    parts.push({ id, quantity, total: named, tax: money(sum) });
  }
  return parts;
}

async function createRefund(request: WriteRequest, input: RefundInput): Promise<Saved<Refund>> {
  const { ctx, manager, record, parts } = request;
  const { settings } = ctx;
  const orderId = numericId(parts.order_id ?? '');
  const order = await findOrder(ctx, orderId);
  if (!order) return { ok: false, error: unknownOrder };
  const meta = metaChanges(input.meta_data);
  if (meta === null) return { ok: false, error: invalidParams({ meta_data: BAD_META }) };
  const amount = input.amount === undefined ? null : getAmount(input.amount, settings);
  const lines = getParts(ctx, input.line_items);
  const rows = getParts(ctx, [...(input.shipping_lines ?? []), ...(input.fee_lines ?? [])]);
  if ((input.amount !== undefined && amount === null) || lines === null || rows === null) {
    return { ok: false, error: invalidAmount };
  }
  const full = refundParts({ amount, lines, rows });
  if (!full.ok) return { ok: false, error: invalidAmount };
  const { outcome: result, tags } = await refundWithin(ctx.db, ctx, orderId, {
    ...full.asked,
    reason: input.reason ?? '',
    restock: input.api_restock ?? true,
    byProvider: input.api_refund ?? true,
    toCredit: input.extensions?.vitrine?.store_credit ?? false,
    beforePayment: manager.by !== 'session',
    author: manager.name,
    authorId: manager.customerId,
    meta,
  });
  await ctx.invalidate(tags);
  if (!result.ok) return { ok: false, error: orderError(result.problems, settings, CANNOT) };
  const after = await findOrder(ctx, orderId);
  const refund = after?.refunds.find(({ id }) => id === result.id);
  if (!after || !refund) throw new Error(`refund ${result.id} was written and is not there`);
  const forbidden = refundRefusal(manager, { before: order, after }, settings);
  if (forbidden) return { ok: false, error: forbidden };
  const item = refundItem(after, refund, request);
  await record({
    resource: 'order_refund',
    id: refund.id,
    partOf: { resource: 'order', id: orderId },
    action: 'created',
    before: null,
    after: item,
  });
  return { ok: true, item };
}

/** The money goes back by the provider, which is asked after the commit. */
async function askProvider(request: ReadRequest, item: Refund): Promise<Saved<Refund>> {
  const { ctx } = request;
  const order = await findOrder(ctx, numericId(request.parts.order_id ?? ''));
  const refund = order?.refunds.find(({ id }) => id === item.id);
  if (!order || !refund?.isPending) return { ok: true, item };
  const sent = await sendRefund(ctx, refund.id);
  if (sent === 'refused') {
    const problem = { code: 'ordering.problem.provider', field: 'api_refund' } as const;
    return { ok: false, error: orderError([problem], ctx.settings, CANNOT) };
  }
  const after = (await findOrder(ctx, order.id))?.refunds.find(({ id }) => id === refund.id);
  return { ok: true, item: refundItem(order, after ?? refund, request) };
}

async function removeRefund(request: WriteRequest, id: number): Promise<Saved<Refund>> {
  const { ctx, manager, record } = request;
  const order = await findOrder(ctx, numericId(request.parts.order_id ?? ''));
  const refund = order?.refunds.find((one) => one.id === id);
  if (!order || !refund) return { ok: false, error: unknownRefund };
  if (!mayDeleteRefunds(manager)) return { ok: false, error: getRefusal('delete', 'wc/v3', true) };
  const item = refundItem(order, refund, request);
  if (!(await deleteRefund(ctx, order, refund, manager))) return { ok: false, error: notReturned };
  const partOf = { resource: 'order', id: order.id };
  const change = { resource: 'order_refund', id, partOf, action: 'deleted' } as const;
  await record({ ...change, before: item, after: null });
  return { ok: true, item };
}

async function listed(request: ReadRequest, query: Query, orderIds: readonly number[]) {
  const { ctx } = request;
  const parts = { ...request, decimals: query.dp };
  const { refunds, total } = await listRefunds(ctx.db, toQuery(ctx, query, orderIds));
  return { refunds, total, parts };
}

const everyRefund = managed({
  namespace: 'wc/v3',
  action: 'list',
  permission: 'see-all-orders',
  params: refundQuery,
  answer: { schema: z.array(listedRefundResponse) },
  async handle(query, call) {
    const { refunds, total, parts } = await listed(call, query, query.parent);
    const items = refunds.map(({ order, refund }) => {
      const { id, ...rest } = refundItem(order, refund, parts);
      const up = `${call.origin}/wp-json/wc/v3/orders/${order.id}`;
      const self = `${up}/refunds/${id}`;
      const _links = {
        self: [{ href: self }],
        collection: [{ href: `${up}/refunds` }],
        up: [{ href: up }],
      };
      return { id, parent_id: order.id, ...rest, _links };
    });
    return found(items, { total, page: query.page, perPage: query.per_page });
  },
});

export const refundRoutes: RestRoute[] = [
  { namespace: 'wc/v3', path: '/refunds', methods: { GET: everyRefund } },
  ...managedResource({
    namespace: 'wc/v3',
    path: '/orders/:order_id/refunds',
    hasAmounts: true,
    idOf: numericId,
    title: 'shop_order_refund',
    permission: { read: 'see-all-orders', write: 'refund-orders' },
    input: refundInput,
    response: refundResponse,
    query: refundQuery,
    missing: unknownRefund,
    links: (_, base, { order_id: id }) => ({ up: [{ href: `${base}/wc/v3/orders/${id}` }] }),
    async list(request, query) {
      const orderId = numericId(request.parts.order_id ?? '');
      if ((await findOrder(request.ctx, orderId)) === null) return unknownOrder;
      const { refunds, total, parts } = await listed(request, query, [orderId]);
      return { items: refunds.map(({ order, refund }) => refundItem(order, refund, parts)), total };
    },
    async read(request, id) {
      const order = await findOrder(request.ctx, numericId(request.parts.order_id ?? ''));
      const refund = order?.refunds.find((one) => one.id === id);
      return order && refund ? refundItem(order, refund, request) : null;
    },
    create: createRefund,
    afterCreate: askProvider,
    remove: removeRefund,
  }),
];
