import { leftToShip } from '#rules/orders/ship-order.ts';
import { shippableLines } from '#server/orders/shipments/ship-order.ts';
import { deliveryView } from '#server/orders/view/delivery-view.ts';
import { deliveryTexts } from '#wire/order.ts';
import { leftToShipResponse } from '#wire/vitrine/shipment.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';
import { orderIn, unknownOrder } from './order-emails.ts';

const read = vitrineEndpoint({
  action: 'list',
  permission: 'see-all-orders',
  summary: 'Which lines of an order go by parcel, and how many pieces of each are still to be sent',
  params: {},
  answer: { schema: leftToShipResponse },
  async handle(_, call) {
    const order = await orderIn(call);
    if (!order) return refused(unknownOrder);
    const names = new Map(order.lines.map(({ id, name }) => [id, name]));
    const lines = await shippableLines(call.ctx.db, order);
    return found(
      lines.flatMap((line) =>
        line.sent ? { id: line.id, name: names.get(line.id) ?? '', left: leftToShip(line) } : [],
      ),
    );
  },
});

const delivery = vitrineEndpoint({
  action: 'list',
  permission: 'see-all-orders',
  summary: 'Where and when each package of an order is had, in the words its buyer reads',
  params: {},
  answer: { schema: deliveryTexts },
  async handle(_, call) {
    const order = await orderIn(call);
    return order ? found(deliveryView(call.ctx, order)) : refused(unknownOrder);
  },
});

export const leftToShipRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/orders/:id/delivery', methods: { GET: delivery } },
  { namespace: NAMESPACE, path: '/orders/:id/left-to-ship', methods: { GET: read } },
];
