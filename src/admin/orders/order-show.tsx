import { Alert, Box, Stack } from '@mui/material';
import { useState } from 'react';
import { EditBase, Title, useEditContext } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Order } from '#wire/wc/order-response.ts';
import { useMay } from '../admin-context.tsx';
import { useOpening } from '../ui/use-opening.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderAddressCard } from './order-address-card.tsx';
import { OrderAmend } from './order-amend.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderEdit } from './order-edit.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderRefund } from './order-refund.tsx';
import { OrderReturnCard } from './order-returns.tsx';
import { OrderShipments } from './order-shipments.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { StatusForm } from './status-form.tsx';
import { useOrderParts } from './use-order-parts.ts';

export default function OrderShow() {
  return (
    <EditBase mutationMode="pessimistic" redirect={false}>
      <OrderScreen />
    </EditBase>
  );
}

function OrderScreen() {
  const { record, error } = useEditContext<Order>();
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!record) return null;
  return <LoadedOrder order={record} />;
}

function LoadedOrder({ order: record }: { order: Order }) {
  const parts = useOrderParts(record.id);
  const mayWrite = useMay('manage-orders');
  const mayRefund = useMay('refund-orders');
  const parcel = useOpening();
  const refund = useOpening();
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) {
    return (
      <>
        <Title title={`${adminMessages['admin.order.one']} ${record.number}`} />
        {record.is_editable || !parts ? (
          <OrderEdit order={record} onDone={() => setIsEditing(false)} />
        ) : (
          <OrderAmend order={record} parts={parts} onDone={() => setIsEditing(false)} />
        )}
      </>
    );
  }
  return (
    <Box sx={{ paddingBlock: 2 }}>
      <Title title={`${adminMessages['admin.order.one']} ${record.number}`} />
      <OrderHead order={record} parts={parts} onShip={parcel.open} onRefund={refund.open} />
      <OrderActions order={record} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Stack spacing={2}>
          <OrderLines order={record} parts={parts} onEdit={() => setIsEditing(true)} />
          {parts && <OrderShipments order={record} parts={parts} opening={parcel} />}
          <OrderReturnCard order={record} />
          {parts && <OrderTimeline order={record} parts={parts} />}
        </Stack>
        <Stack spacing={2}>
          {mayWrite && <StatusForm key={record.status} order={record} />}
          <OrderDetails order={record} />
          <OrderAddressCard order={record} kind="billing" />
          <OrderAddressCard order={record} kind="shipping" />
          {mayRefund && record.date_paid_gmt && parts && (
            <OrderRefund order={record} parts={parts} opening={refund} />
          )}
        </Stack>
      </Box>
    </Box>
  );
}
