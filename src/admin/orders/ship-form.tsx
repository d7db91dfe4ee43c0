import { Button, Checkbox, FormControlLabel, MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { CARRIERS } from '#rules/orders/carriers.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { LeftToShip } from '#wire/vitrine/shipment.ts';
import { useAdmin } from '../admin-context.tsx';
import { Problem } from '../ui/draft-actions.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { type Opening, useOpenedForm } from '../ui/use-opening.ts';

const OTHER = 'other';

interface ShipFormProps {
  /** Where the parcels of the order are written. */
  path: string;
  left: readonly LeftToShip[];
  opening: Opening;
  onShipped(): Promise<void>;
}

/** What goes into a parcel, and how it is followed. */
export function ShipForm({ path, left, opening, onShipped }: ShipFormProps) {
  const { client } = useAdmin();
  const notify = useNotify();
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
      path,
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
