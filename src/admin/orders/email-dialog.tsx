import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { previewResponse, type SentEmail } from '#wire/vitrine/email.ts';
import { useAdmin, useMay } from '../admin-context.tsx';
import { EmailFrame } from '../ui/email-frame.tsx';

interface EmailDialogProps {
  orderId: number;
  email: SentEmail;
  onClose(): void;
}

/** The email with the order as it is now, and the address it is sent to again. */
export function EmailDialog({ orderId, email, onClose }: EmailDialogProps) {
  const { client } = useAdmin();
  const mayWrite = useMay('manage-orders');
  const [html, setHtml] = useState<string | null>(null);
  const [to, setTo] = useState(email.to);
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const path = `vitrine/v1/orders/${orderId}/emails/${email.id}`;

  useEffect(() => {
    void client.send({ path: `${path}/preview` }).then((response) => {
      if (response.ok) setHtml(previewResponse.parse(response.data).html);
      else setProblem(response.problem.message);
    });
  }, [client, path]);

  async function sendAgain() {
    setIsSending(true);
    setProblem('');
    const response = await client.send({ path: `${path}/resend`, method: 'POST', data: { to } });
    setIsSending(false);
    if (!response.ok) {
      setProblem(response.problem.fields.to ?? response.problem.message);
      return;
    }
    notify(adminMessages['admin.order.emailQueued'], { type: 'success' });
    onClose();
    refresh();
  }

  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby="email-title" onClose={onClose}>
      <DialogTitle id="email-title">{email.subject}</DialogTitle>
      <DialogContent>
        {html !== null && <EmailFrame html={html} title={email.subject} />}
        {mayWrite && (
          <TextField
            fullWidth
            size="small"
            type="email"
            sx={{ marginBlockStart: 2 }}
            label={adminMessages['admin.order.sendEmailTo']}
            value={to}
            error={problem !== ''}
            helperText={problem}
            onChange={(event) => setTo(event.target.value.trim())}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{adminMessages['admin.order.close']}</Button>
        {mayWrite && (
          <Button variant="contained" disabled={isSending} onClick={sendAgain}>
            {adminMessages['admin.order.sendAgain']}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
