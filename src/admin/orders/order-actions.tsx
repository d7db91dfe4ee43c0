import { Button, Stack } from '@mui/material';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { ADMIN_PATH } from '#wire/admin/admin-config.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Order } from '#wire/wc/order-response.ts';
import { useAdmin, useMay } from '../admin-context.tsx';
import { useMessage } from '../ui/use-message.ts';
import { useRest } from '../ui/use-rest.ts';

/** Where orders are printed, each on a sheet of its own: by the shop, as their buyers print them. */
export function printAddress(kind: 'slip' | 'invoice', ids: readonly (number | string)[]): string {
  return `${ADMIN_PATH}/print/${kind}?${new URLSearchParams({ ids: ids.join(',') })}`;
}

export function OrderActions({ order }: { order: Order }) {
  const send = useRest();
  const notify = useNotify();
  const mayWrite = useMay('manage-orders');
  const { orderUrl } = useAdmin().config;
  const message = useMessage();
  const key = new URLSearchParams({ key: order.order_key });

  const isSending = useRef(false);
  // The same email: it has the link to pay while something is owed.
  const about = order.needs_payment ? 'payLink' : 'invoice';
  const email = order.billing.email ?? '';

  async function sendDetails() {
    if (isSending.current) return;
    isSending.current = true;
    const path = `wc/v3/orders/${order.id}/actions/send_order_details`;
    const response = await send({ path, method: 'POST', data: {} });
    isSending.current = false;
    if (response.ok) notify(message(`admin.order.${about}Sent`, { email }), { type: 'success' });
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button href={printAddress('slip', [order.id])}>
        {adminMessages['admin.order.packingSlip']}
      </Button>
      <Button href={printAddress('invoice', [order.id])}>
        {adminMessages['admin.order.invoice']}
      </Button>
      <Button
        href={`${orderUrl.replace(':id', String(order.id))}?${key}`}
        target="_blank"
        rel="noreferrer"
      >
        {adminMessages['admin.order.asCustomer']}
      </Button>
      {mayWrite && email !== '' && (
        <Button onClick={sendDetails}>{adminMessages[`admin.order.${about}Send`]}</Button>
      )}
    </Stack>
  );
}
