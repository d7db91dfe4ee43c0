import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { deliveryTexts, type OrderView } from '#wire/order.ts';
import {
  type LeftToShip,
  leftToShipResponse,
  type Shipment,
  shipmentResponse,
} from '#wire/vitrine/shipment.ts';
import { type Refund, refundResponse } from '#wire/wc/order-response.ts';
import { useRest } from '../ui/use-rest.ts';

export interface OrderParts {
  /** What goes by parcel at all, and how much of it is still to be sent. */
  toShip: readonly LeftToShip[];
  refunds: readonly Refund[];
  shipments: readonly Shipment[];
  /** Where and when each package is had. */
  delivery: OrderView['delivery'];
  /** Reads the parts again after a change. */
  reload(): Promise<void>;
}

/** What was refunded and sent of an order; null until it is known. */
export function useOrderParts(orderId: number): OrderParts | null {
  const [parts, setParts] = useState<Omit<OrderParts, 'reload'> | null>(null);
  const send = useRest();
  const reload = useCallback(async () => {
    const [refunds, shipments, toShip, delivery] = await Promise.all([
      send({ path: `wc/v3/orders/${orderId}/refunds`, query: { per_page: 100 } }),
      send({ path: `vitrine/v1/orders/${orderId}/shipments` }),
      send({ path: `vitrine/v1/orders/${orderId}/left-to-ship` }),
      send({ path: `vitrine/v1/orders/${orderId}/delivery` }),
    ]);
    // The refusal is shown already; unknown parts must not look like nothing refunded or sent.
    if (!refunds.ok || !shipments.ok || !toShip.ok || !delivery.ok) return;
    setParts({
      refunds: z.array(refundResponse).parse(refunds.data),
      shipments: z.array(shipmentResponse).parse(shipments.data),
      toShip: leftToShipResponse.parse(toShip.data),
      delivery: deliveryTexts.parse(delivery.data),
    });
  }, [send, orderId]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return parts && { ...parts, reload };
}
