import { Button, Card, CardContent, Link, Typography } from '@mui/material';
import { useRef } from 'react';
import { useRefresh } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Order } from '#wire/wc/order-response.ts';
import { useMay } from '../admin-context.tsx';
import { Moment } from '../ui/moment.tsx';
import type { Opening } from '../ui/use-opening.ts';
import { DeliveryTexts } from './delivery-texts.tsx';
import { ShipForm } from './ship-form.tsx';
import { useNextStep } from './use-next-step.ts';
import type { OrderParts } from './use-order-parts.ts';

interface OrderShipmentsProps {
  order: Order;
  parts: OrderParts;
  /** The form of a new parcel. */
  opening: Opening;
}

/** The parcels of an order. */
export function OrderShipments({ order, parts, opening }: OrderShipmentsProps) {
  const mayWrite = useMay('manage-orders');
  const heading = useRef<HTMLHeadingElement>(null);
  const refresh = useRefresh();
  const left = parts.toShip.filter((line) => line.left > 0);
  const isSent = parts.toShip.length > 0;
  const canShip = ['on-hold', 'processing', 'completed'].includes(order.status) && left.length > 0;
  const isNext = useNextStep(order, parts) === 'ship';
  return (
    <Card>
      <CardContent>
        <Typography ref={heading} tabIndex={-1} component="h2" variant="h3" gutterBottom>
          {adminMessages['admin.order.shipments']}
        </Typography>
        <DeliveryTexts delivery={parts.delivery} />
        {parts.shipments.length === 0 && (
          <Typography color="textSecondary">
            {adminMessages[isSent ? 'admin.order.noShipments' : 'admin.order.notShipped']}
          </Typography>
        )}
        {parts.shipments.map((shipment) => (
          <div key={shipment.id}>
            <Moment value={shipment.date_created_gmt} />
            {` · ${shipment.carrier_name} `}
            {shipment.tracking_url === '' ? (
              shipment.tracking_number
            ) : (
              <Link href={shipment.tracking_url} rel="noreferrer" target="_blank">
                {shipment.tracking_number || shipment.tracking_url}
              </Link>
            )}
            <Typography variant="body2" color="textSecondary" gutterBottom>
              {shipment.line_items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
            </Typography>
          </div>
        ))}
        {parts.shipments.length > 0 && left.length === 0 && (
          <Typography>{adminMessages['admin.order.allSent']}</Typography>
        )}
        {mayWrite && canShip && !opening.isOpen && !isNext && (
          <Button sx={{ marginInlineStart: -1 }} onClick={opening.open}>
            {adminMessages['admin.order.openParcel']}
          </Button>
        )}
        {mayWrite && canShip && opening.isOpen && (
          <ShipForm
            key={parts.shipments.length}
            path={`vitrine/v1/orders/${order.id}/shipments`}
            left={left}
            opening={opening}
            onShipped={async () => {
              opening.close();
              refresh();
              await parts.reload();
              // The form it was sent from is another one now, or gone.
              heading.current?.focus();
            }}
          />
        )}
      </CardContent>
    </Card>
  );
}
