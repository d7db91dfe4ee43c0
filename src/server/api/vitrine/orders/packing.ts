import { findOrder } from '#server/orders/find-order.ts';
import { findToPack, listToPack, type OrderToPack } from '#server/orders/shipments/list-to-pack.ts';
import { imageUrl } from '#wire/image.ts';
import {
  type PackingOrder,
  packingOrder,
  packingPage,
  packingQuery,
} from '#wire/vitrine/packing.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { numericId } from '../../rest/resource.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { momentText } from '../moment-text.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';
import { unknownOrder } from './order-emails.ts';
import { shipmentRoutesAt } from './order-shipments.ts';

// Orders without money, for the role that packs them. The calls of WooCommerce have amounts in
// everything, so these are calls of their own.

function toItem({ order, lines }: OrderToPack): PackingOrder {
  return {
    id: order.id,
    number: order.number,
    placed_at: momentText(order.placedAt),
    address: order.shippingLines,
    shipping_methods: order.shippingMethods,
    delivery: order.delivery,
    customer_note: order.customerNote,
    lines: lines.map(({ line, left }) => ({
      id: line.id,
      name: line.name,
      sku: line.sku,
      image: line.image ? imageUrl(line.image) : '',
      details: line.attributes.map(({ label, value }) => ({ label, value })),
      left,
    })),
  };
}

const list = vitrineEndpoint({
  action: 'list',
  permission: 'see-parcels',
  summary: 'Orders to pack, those that wait longest first, without amounts',
  params: packingQuery,
  answer: { schema: packingPage },
  async handle(query, { ctx }) {
    const page = { offset: rowsBefore(query), limit: query.per_page };
    const { orders, total } = await listToPack(ctx, page);
    return found({ orders: orders.map(toItem), total });
  },
});

const read = vitrineEndpoint({
  action: 'view',
  permission: 'see-parcels',
  summary: 'An order to pack, without amounts',
  params: {},
  answer: { schema: packingOrder },
  async handle(_, { ctx, parts }) {
    const order = await findOrder(ctx, numericId(parts.id ?? ''));
    const toPack = order && (await findToPack(ctx, order));
    return toPack ? found(toItem(toPack)) : refused(unknownOrder);
  },
});

export const packingRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/packing', methods: { GET: list } },
  { namespace: NAMESPACE, path: '/packing/:id', methods: { GET: read } },
  ...shipmentRoutesAt('/packing/:order_id/shipments', {
    read: 'see-parcels',
    write: 'pack-orders',
  }),
];
