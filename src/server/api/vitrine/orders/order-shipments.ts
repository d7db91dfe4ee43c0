import { gmtText, localText } from '#rules/dates/zone-time.ts';
import { carrierName } from '#rules/orders/carriers.ts';
import type { Permission } from '#rules/permissions/permissions.ts';
import { findOrder } from '#server/orders/find-order.ts';
import type { OrderRecord, OrderShipment } from '#server/orders/order-record.ts';
import {
  correctTracking,
  deleteShipment,
  shipWithin,
} from '#server/orders/shipments/ship-order.ts';
import type { Settings } from '#server/settings/defaults.ts';
import {
  type Shipment,
  shipmentInput,
  shipmentQuery,
  shipmentResponse,
} from '#wire/vitrine/shipment.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { invalidId } from '../../rest/refusals.ts';
import {
  numericId,
  type PartialOf,
  type ReadRequest,
  type Saved,
  type WriteRequest,
} from '../../rest/resource.ts';
import type { RestRoute } from '../../rest/rest-route.ts';
import { orderError } from '../../wc/shared/order-error.ts';

// What was sent of an order, with carrier and tracking number. The work is in
// `src/server/orders/shipments`.

const unknownShipment = invalidId('order_shipment', 'Invalid resource ID.');
const unknownOrder = invalidId('order', 'Invalid order ID.');
const CANNOT = 'vitrine_rest_cannot_ship_order';

type Input = PartialOf<typeof shipmentInput>;

function shipmentItem(order: OrderRecord, shipment: OrderShipment, settings: Settings): Shipment {
  return {
    id: shipment.id,
    order_id: order.id,
    date_created: localText(shipment.at, settings['shop.timeZone']),
    date_created_gmt: gmtText(shipment.at),
    carrier: shipment.carrier,
    carrier_name: carrierName(shipment.carrier),
    tracking_number: shipment.trackingNumber,
    tracking_url: shipment.trackingUrl,
    author: shipment.author,
    line_items: shipment.lines.map(({ lineId, quantity }) => ({
      id: lineId,
      name: order.lines.find(({ id }) => id === lineId)?.name ?? '',
      quantity,
    })),
  };
}

async function orderIn(request: ReadRequest): Promise<OrderRecord | null> {
  return findOrder(request.ctx, numericId(request.parts.order_id ?? ''));
}

/** A shipment as the manager's log names it. */
function partIn({ parts }: ReadRequest, id: number) {
  const partOf = { resource: 'order', id: numericId(parts.order_id ?? '') };
  return { resource: 'order_shipment', id, partOf };
}

async function itemIn(request: ReadRequest, id: number) {
  const order = await orderIn(request);
  const shipment = order?.shipments.find((one) => one.id === id);
  return order && shipment ? shipmentItem(order, shipment, request.ctx.settings) : null;
}

async function writtenItem(request: WriteRequest, id: number) {
  const item = await itemIn(request, id);
  if (item === null) throw new Error(`shipment ${id} was written and is not there`);
  return item;
}

async function createShipment(request: WriteRequest, input: Input): Promise<Saved<Shipment>> {
  const { ctx, manager, record } = request;
  const orderId = numericId(request.parts.order_id ?? '');
  const result = await shipWithin(ctx.db, ctx, orderId, {
    carrier: input.carrier?.trim() ?? '',
    trackingNumber: input.tracking_number?.trim() ?? '',
    trackingUrl: input.tracking_url ?? '',
    lines: (input.line_items ?? []).map(({ id = 0, quantity = 0 }) => ({ lineId: id, quantity })),
    notify: input.notify ?? true,
    author: manager.name,
  });
  if (!result.ok) {
    const unknown = result.problems.some(({ code }) => code === 'ordering.problem.unknown');
    const error = unknown ? unknownOrder : orderError(result.problems, ctx.settings, CANNOT);
    return { ok: false, error };
  }
  const item = await writtenItem(request, result.id);
  const change = { ...partIn(request, result.id), action: 'created' } as const;
  await record({ ...change, before: null, after: item });
  return { ok: true, item };
}

async function updateShipment(
  request: WriteRequest,
  id: number,
  input: Input,
): Promise<Saved<Shipment>> {
  const before = await itemIn(request, id);
  if (before === null) return { ok: false, error: unknownShipment };
  const carrier = input.carrier?.trim() ?? before.carrier;
  const trackingNumber = input.tracking_number?.trim() ?? before.tracking_number;
  const moved = carrier !== before.carrier || trackingNumber !== before.tracking_number;
  const trackingUrl = input.tracking_url ?? (moved ? '' : before.tracking_url);
  await correctTracking(request.ctx.db, id, { carrier, trackingNumber, trackingUrl });
  const item = await writtenItem(request, id);
  await request.record({ ...partIn(request, id), action: 'updated', before, after: item });
  return { ok: true, item };
}

async function removeShipment(request: WriteRequest, id: number): Promise<Saved<Shipment>> {
  const item = await itemIn(request, id);
  if (item === null) return { ok: false, error: unknownShipment };
  await deleteShipment(request.ctx.db, id);
  await request.record({ ...partIn(request, id), action: 'deleted', before: item, after: null });
  return { ok: true, item };
}

/** The same parcels, for whoever sees orders and for whoever packs them. */
export function shipmentRoutesAt(
  path: string,
  permission: { read: Permission; write: Permission },
): readonly RestRoute[] {
  return managedResource({
    namespace: 'vitrine/v1',
    path,
    idOf: numericId,
    title: 'order_shipment',
    permission,
    input: shipmentInput,
    response: shipmentResponse,
    query: shipmentQuery,
    missing: unknownShipment,
    async list(request) {
      const order = await orderIn(request);
      if (!order) return unknownOrder;
      const { settings } = request.ctx;
      return { items: order.shipments.map((each) => shipmentItem(order, each, settings)) };
    },
    read: itemIn,
    create: createShipment,
    update: updateShipment,
    remove: removeShipment,
  });
}

export const shipmentRoutes = shipmentRoutesAt('/orders/:order_id/shipments', {
  read: 'see-all-orders',
  write: 'manage-orders',
});
