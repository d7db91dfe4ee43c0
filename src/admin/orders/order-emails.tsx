import {
  Button,
  Card,
  CardContent,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { previewResponse, type SentEmail, sentEmails } from '#wire/vitrine/email.ts';
import { useAdmin, useMay } from '../admin-context.tsx';
import { EmailFrame } from '../ui/email-frame.tsx';
import { Moment } from '../ui/moment.tsx';
import { useRest } from '../ui/use-rest.ts';

const STATE_COLORS = { sent: 'success', refused: 'warning', 'given-up': 'error' } as const;

/** Which emails the order was sent, how each looks, and sending one again. */
export function OrderEmails({ orderId, version }: { orderId: number; version: string }) {
  const [emails, setEmails] = useState<readonly SentEmail[] | null>(null);
  const [open, setOpen] = useState<SentEmail | null>(null);
  const send = useRest();

  useEffect(() => {
    if (version === '') return;
    void send({ path: `vitrine/v1/orders/${orderId}/emails` }).then((response) => {
      if (response.ok) setEmails(sentEmails.parse(response.data));
    });
  }, [send, orderId, version]);

  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h3" gutterBottom>
          {adminMessages['admin.order.emails']}
        </Typography>
        {emails?.length === 0 && (
          <Typography color="textSecondary">{adminMessages['admin.order.noEmails']}</Typography>
        )}
        <Stack spacing={1}>
          {emails?.map((email) => (
            <Stack
              key={email.id}
              direction="row"
              useFlexGap
              spacing={1}
              sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
            >
              <div>
                <Typography>{email.subject}</Typography>
                <Typography variant="body2" color="textSecondary">
                  <Moment value={email.at} />
                  {` · ${email.to}`}
                </Typography>
                {email.error !== '' && (
                  <Typography variant="body2" color="error">
                    {email.error}
                  </Typography>
                )}
              </div>
              <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
                <Chip
                  size="small"
                  variant="outlined"
                  color={STATE_COLORS[email.state]}
                  label={adminMessages[`admin.order.email.${email.state}`]}
                />
                {email.can_be_sent_again && (
                  <Button
                    size="small"
                    aria-label={`${adminMessages['admin.order.showEmail']}: ${email.subject}`}
                    onClick={() => setOpen(email)}
                  >
                    {adminMessages['admin.order.showEmail']}
                  </Button>
                )}
              </Stack>
            </Stack>
          ))}
        </Stack>
        {open && <EmailDialog orderId={orderId} email={open} onClose={() => setOpen(null)} />}
      </CardContent>
    </Card>
  );
}

interface EmailDialogProps {
  orderId: number;
  email: SentEmail;
  onClose(): void;
}

/** The email with the order as it is now, and the address it is sent to again. */
function EmailDialog({ orderId, email, onClose }: EmailDialogProps) {
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
