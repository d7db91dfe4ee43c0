import { Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import { Amount } from '../ui/amount.tsx';
import type { Order } from './order.ts';

/** A refund of an amount; the shop refuses more than is left, and the message stands at the field. */
export function OrderRefund({ order }: { order: Order }) {
  const { client } = useAdmin();
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();

  async function refund() {
    setIsSending(true);
    setProblem('');
    const answer = await client.send({
      path: `wc/v3/orders/${order.id}/refunds`,
      method: 'POST',
      data: { amount, reason, api_refund: false },
    });
    setIsSending(false);
    if (!answer.ok) {
      setProblem(answer.problem.message);
      return;
    }
    setAmount('');
    notify(adminMessages['admin.order.refunded_done'], { type: 'success' });
    refresh();
  }

  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h3" gutterBottom>
          {adminMessages['admin.order.refunds']}
        </Typography>
        {order.refunds.map(({ id, total, reason: why }) => (
          <div key={id}>
            <Amount value={total} /> {why}
          </div>
        ))}
        <Stack spacing={2} sx={{ marginBlockStart: 1 }}>
          <TextField
            size="small"
            label={adminMessages['admin.order.refundAmount']}
            value={amount}
            inputMode="decimal"
            error={problem !== ''}
            helperText={problem}
            onChange={(event) => setAmount(event.target.value)}
          />
          <TextField
            size="small"
            label={adminMessages['admin.order.refundReason']}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button
            variant="outlined"
            color="error"
            disabled={isSending || amount.trim() === ''}
            onClick={refund}
          >
            {adminMessages['admin.order.refund']}
          </Button>
        </Stack>
      </CardContent>
    </Card>
  );
}
