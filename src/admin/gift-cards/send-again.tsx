import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { GiftCardResponse } from '#wire/vitrine/gift-cards.ts';
import { useAdmin } from '../admin-context.tsx';

/** A new code for the balance, to the same address or another one. */
export function SendAgain({ card }: { card: GiftCardResponse }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setIsOpen(true)}>
        {adminMessages['admin.giftCard.sendAgain']}
      </Button>
      {isOpen && <SendAgainDialog card={card} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface SendAgainDialogProps {
  card: GiftCardResponse;
  onClose(): void;
}

function SendAgainDialog({ card, onClose }: SendAgainDialogProps) {
  const { client } = useAdmin();
  const notify = useNotify();
  const refresh = useRefresh();
  const title = useId();
  const [recipient, setRecipient] = useState(card.recipient);
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);

  async function send() {
    setIsSending(true);
    const path = `vitrine/v1/gift-cards/${card.id}/send-again`;
    const response = await client.send({ path, method: 'POST', data: { recipient } });
    setIsSending(false);
    if (!response.ok) {
      setProblem(response.problem.fields.recipient ?? response.problem.message);
      return;
    }
    notify(adminMessages['admin.giftCard.sentAgain'], { type: 'success' });
    onClose();
    refresh();
  }

  return (
    <Dialog open aria-labelledby={title} onClose={onClose}>
      <DialogTitle id={title}>{adminMessages['admin.giftCard.sendAgain']}</DialogTitle>
      <DialogContent>
        <DialogContentText>{adminMessages['admin.giftCard.sendAgainText']}</DialogContentText>
        <TextField
          autoFocus
          fullWidth
          size="small"
          type="email"
          sx={{ marginBlockStart: 2 }}
          label={adminMessages['admin.giftCard.sendAgainTo']}
          value={recipient}
          error={problem !== ''}
          helperText={problem}
          onChange={({ target }) => setRecipient(target.value.trim())}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{adminMessages['admin.order.cancel']}</Button>
        <Button variant="contained" disabled={isSending} onClick={() => void send()}>
          {adminMessages['admin.giftCard.sendAgain']}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
