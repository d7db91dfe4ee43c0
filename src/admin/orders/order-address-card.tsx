import { Button, Card, CardContent, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Order } from '#wire/wc/order-response.ts';
import { useMay } from '../admin-context.tsx';
import { DraftActions } from '../ui/draft-actions.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { useCountries } from '../ui/use-countries.ts';
import { AddressFields } from './address-fields.tsx';
import { addressProblems, otherProblems } from './address-problems.ts';
import type { OrderAddress } from './display-address.ts';
import { displayAddress } from './display-address.ts';
import { useSaveOrder } from './use-save-order.ts';

interface OrderAddressCardProps {
  order: Order;
  kind: 'billing' | 'shipping';
}

/** An address of the order, and the form that changes it. Before it is paid, taxes follow. */
export function OrderAddressCard({ order, kind }: OrderAddressCardProps) {
  const [draft, setDraft] = useState<OrderAddress | null>(null);
  const { save, problem, fields, saving } = useSaveOrder(order, () => setDraft(null));
  const problems = addressProblems(fields, kind);
  const isAtField = Object.keys(problems).length > 0 && otherProblems(fields).length === 0;
  const mayWrite = useMay('manage-orders');
  useUnsaved(draft !== null && draft !== order[kind]);

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
            <AddressFields
              address={draft}
              withEmail={kind === 'billing'}
              problems={problems}
              onChange={setDraft}
            />
            <DraftActions
              problem={isAtField ? '' : problem}
              save={adminMessages['admin.order.save']}
              saving={saving}
              onSave={() => save({ [kind]: draft })}
              onCancel={() => setDraft(null)}
            />
          </Stack>
        )}
      </CardContent>
    </Card>
  );
}

function AddressLines({ address }: { address: OrderAddress }) {
  const lines = displayAddress(address, useCountries());
  return (
    <>
      {lines.length === 0 && <div>{adminMessages['admin.order.noAddress']}</div>}
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be alike.
        <div key={index}>{line}</div>
      ))}
      {address.email && <Link href={`mailto:${address.email}`}>{address.email}</Link>}
      {address.phone && <div>{address.phone}</div>}
    </>
  );
}
