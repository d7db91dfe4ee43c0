import {
  Button,
  Card,
  CardContent,
  Checkbox,
  FormControlLabel,
  Link,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { CARRIERS } from '#rules/orders/carriers.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { LeftToShip } from '#wire/vitrine/shipment.ts';
import type { Order } from '#wire/wc/order-response.ts';
import { useAdmin, useMay } from '../admin-context.tsx';
import { Problem } from '../ui/draft-actions.tsx';
import { Moment } from '../ui/moment.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { type Opening, useOpenedForm } from '../ui/use-opening.ts';
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
            order={order}
            left={left}
            opening={opening}
            onShipped={async () => {
              opening.close();
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

const OTHER = 'other';

interface ShipFormProps {
  order: Order;
  left: readonly LeftToShip[];
  opening: Opening;
  onShipped(): Promise<void>;
}

function ShipForm({ order, left, opening, onShipped }: ShipFormProps) {
  const { client } = useAdmin();
  const notify = useNotify();
  const refresh = useRefresh();
  const [pieces, setPieces] = useState<Readonly<Record<number, string>>>(
    Object.fromEntries(left.map((line) => [line.id, String(line.left)])),
  );
  const [carrier, setCarrier] = useState('dhl');
  const [name, setName] = useState('');
  const [number, setNumber] = useState('');
  const [link, setLink] = useState('');
  const [notifies, setNotifies] = useState(true);
  const [problem, setProblem] = useState('');
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setIsSending] = useState(false);
  useUnsaved(number !== '' || link !== '' || name !== '');

  async function ship() {
    setIsSending(true);
    setProblem('');
    setFields({});
    const response = await client.send({
      path: `vitrine/v1/orders/${order.id}/shipments`,
      method: 'POST',
      data: {
        carrier: carrier === OTHER ? name : carrier,
        tracking_number: number,
        tracking_url: link,
        notify: notifies,
        line_items: left.map(({ id }) => ({ id, quantity: Number(pieces[id] ?? 0) })),
      },
    });
    setIsSending(false);
    if (!response.ok) {
      const { fields: known, message } = response.problem;
      setFields(known);
      const isVisible = left.some(({ id }) => known[`line_items[${id}]`]) || known.tracking_url;
      setProblem(isVisible ? '' : message);
      return;
    }
    notify(adminMessages['admin.order.shipped_done'], { type: 'success' });
    refresh();
    await onShipped();
  }

  const form = useOpenedForm(opening);
  return (
    <Stack ref={form} spacing={1.5} sx={{ marginBlockStart: 2 }}>
      {left.map((line) => {
        const wrong = fields[`line_items[${line.id}]`] ?? '';
        return (
          <TextField
            key={line.id}
            size="small"
            label={`${line.name} (${line.left} ${adminMessages['admin.order.leftPieces']})`}
            value={pieces[line.id] ?? ''}
            error={wrong !== ''}
            helperText={wrong}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            onChange={(event) => setPieces({ ...pieces, [line.id]: event.target.value.trim() })}
          />
        );
      })}
      <TextField
        select
        size="small"
        label={adminMessages['admin.order.carrier']}
        value={carrier}
        onChange={(event) => setCarrier(event.target.value)}
      >
        {Object.entries(CARRIERS).map(([code, each]) => (
          <MenuItem key={code} value={code}>
            {each.name}
          </MenuItem>
        ))}
        <MenuItem value={OTHER}>{adminMessages['admin.order.otherCarrier']}</MenuItem>
      </TextField>
      {carrier === OTHER && (
        <TextField
          size="small"
          label={adminMessages['admin.order.carrierName']}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <TextField
        size="small"
        label={adminMessages['admin.order.trackingNumber']}
        value={number}
        onChange={(event) => setNumber(event.target.value)}
      />
      <TextField
        size="small"
        label={adminMessages['admin.order.trackingUrl']}
        value={link}
        error={Boolean(fields.tracking_url)}
        helperText={fields.tracking_url ?? adminMessages['admin.order.trackingUrlHint']}
        onChange={(event) => setLink(event.target.value.trim())}
      />
      <FormControlLabel
        label={adminMessages['admin.order.notifyBuyer']}
        control={
          <Checkbox
            slotProps={{ input: { 'aria-label': adminMessages['admin.order.notifyBuyer'] } }}
            checked={notifies}
            onChange={(event) => setNotifies(event.target.checked)}
          />
        }
      />
      <Problem text={problem} />
      <Stack direction="row" spacing={1}>
        <Button variant="contained" disabled={isSending} onClick={ship}>
          {adminMessages['admin.order.ship']}
        </Button>
        <Button onClick={opening.close}>{adminMessages['admin.order.cancel']}</Button>
      </Stack>
    </Stack>
  );
}
