import { Button, Card, CardContent, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh, useUpdate } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { useMay } from '../admin-context.tsx';
import { AddressFields } from './address-fields.tsx';
import type { Order, OrderAddress } from './order.ts';

interface OrderAddressCardProps {
  order: Order;
  kind: 'billing' | 'shipping';
}

/** An address of the order, and the form that changes it. Before it is paid, taxes follow. */
export function OrderAddressCard({ order, kind }: OrderAddressCardProps) {
  const [draft, setDraft] = useState<OrderAddress | null>(null);
  const [problem, setProblem] = useState('');
  const [update, { isPending }] = useUpdate();
  const refresh = useRefresh();
  const mayWrite = useMay('manage-orders');

  function save() {
    setProblem('');
    update(
      'orders',
      { id: order.id, data: { [kind]: draft }, previousData: order },
      {
        onSuccess: () => {
          setDraft(null);
          refresh();
        },
        onError: (error) => setProblem(error instanceof Error ? error.message : String(error)),
      },
    );
  }

  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h3" gutterBottom>
          {adminMessages[`admin.order.${kind}`]}
        </Typography>
        {draft === null ? (
          <>
            <AddressLines address={order[kind]} />
            {mayWrite && (
              <Button
                size="small"
                sx={{ display: 'block', marginBlockStart: 1, marginInlineStart: -1 }}
                aria-label={`${adminMessages['admin.order.editAddress']}: ${adminMessages[`admin.order.${kind}`]}`}
                onClick={() => setDraft(order[kind])}
              >
                {adminMessages['admin.order.editAddress']}
              </Button>
            )}
          </>
        ) : (
          <Stack spacing={1.5}>
            <AddressFields address={draft} withEmail={kind === 'billing'} onChange={setDraft} />
            {problem !== '' && (
              <Typography role="alert" color="error">
                {problem}
              </Typography>
            )}
            <Stack direction="row" spacing={1}>
              <Button variant="contained" disabled={isPending} onClick={save}>
                {adminMessages['admin.order.save']}
              </Button>
              <Button onClick={() => setDraft(null)}>{adminMessages['admin.order.cancel']}</Button>
            </Stack>
          </Stack>
        )}
      </CardContent>
    </Card>
  );
}

function AddressLines({ address }: { address: OrderAddress }) {
  const lines = addressLines(address);
  return (
    <>
      {lines.length === 0 && adminMessages['admin.order.noAddress']}
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {address.email && <Link href={`mailto:${address.email}`}>{address.email}</Link>}
      {address.phone && <div>{address.phone}</div>}
    </>
  );
}

/** As it is written on a parcel. */
export function addressLines(address: OrderAddress): string[] {
  return [
    `${address.first_name} ${address.last_name}`,
    address.company,
    address.address_1,
    address.address_2,
    `${address.postcode} ${address.city}`,
    [address.state, address.country].filter(Boolean).join(', '),
  ].filter((line) => line.trim() !== '');
}
