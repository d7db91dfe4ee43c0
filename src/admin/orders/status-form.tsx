import { Button, Card, CardContent, MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Order } from '#wire/wc/order-response.ts';
import { useAdmin } from '../admin-context.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { ConfirmEnding } from './confirm-ending.tsx';
import { type Ending, endingSums, isEnding } from './ending-sums.ts';
import { STATUS_CHOICES } from './order-status.tsx';
import { useSaveOrder } from './use-save-order.ts';

/** The shop refuses a status that may not follow; the message then stands at the field. */
export function StatusForm({ order }: { order: Order }) {
  const { decimals } = useAdmin().config.currency;
  const [status, setStatus] = useState<string>(order.status);
  const [ending, setEnding] = useState<Ending | null>(null);
  const { save, problem, saving } = useSaveOrder(order);
  useUnsaved(status !== order.status);

  return (
    <Card>
      <CardContent>
        <Stack spacing={2}>
          <TextField
            select
            fullWidth
            size="small"
            label={adminMessages['admin.order.status']}
            value={status}
            onChange={(event) => setStatus(event.target.value)}
            error={problem !== ''}
            helperText={problem}
          >
            {STATUS_CHOICES.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <Button
            variant="contained"
            disabled={saving || status === order.status}
            onClick={() => (isEnding(status) ? setEnding(status) : save({ status }))}
          >
            {adminMessages['admin.order.saveStatus']}
          </Button>
        </Stack>
      </CardContent>
      <ConfirmEnding
        ending={ending}
        count={1}
        sums={endingSums([order], decimals)}
        onConfirm={() => save({ status })}
        onClose={() => setEnding(null)}
      />
    </Card>
  );
}
