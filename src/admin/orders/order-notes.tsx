import {
  Button,
  Card,
  CardContent,
  Checkbox,
  FormControlLabel,
  List,
  ListItem,
  ListItemText,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { Moment } from '../ui/moment.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { useRest } from '../ui/use-rest.ts';
import { type OrderNote, orderNote } from './order.ts';

/** The history of the order, read again with each version of it, and notes to the customer or among staff. */
export function OrderNotes({ orderId, version }: { orderId: number; version: string }) {
  const [notes, setNotes] = useState<readonly OrderNote[]>([]);
  const [text, setText] = useState('');
  const [toCustomer, setToCustomer] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const send = useRest();
  useUnsaved(text.trim() !== '');
  const path = `wc/v3/orders/${orderId}/notes`;

  const load = useCallback(async () => {
    const answer = await send({ path });
    const read = answer.ok ? z.array(orderNote).safeParse(answer.data) : null;
    if (read?.success) setNotes(read.data);
  }, [send, path]);

  useEffect(() => {
    if (version !== '') void load();
  }, [load, version]);

  async function add() {
    setIsSending(true);
    const data = { note: text, customer_note: toCustomer };
    const answer = await send({ path, method: 'POST', data });
    setIsSending(false);
    if (!answer.ok) return;
    setText('');
    await load();
  }

  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h3" gutterBottom>
          {adminMessages['admin.order.notes']}
        </Typography>
        <List dense>
          {notes.map((note) => (
            <ListItem key={note.id} disableGutters>
              <ListItemText
                primary={note.note}
                secondary={
                  <>
                    <Moment value={note.date_created_gmt} />
                    {note.customer_note && ` · ${adminMessages['admin.order.toCustomer']}`}
                  </>
                }
              />
            </ListItem>
          ))}
        </List>
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <TextField
            multiline
            fullWidth
            minRows={2}
            label={adminMessages['admin.order.newNote']}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <FormControlLabel
            control={
              <Checkbox
                slotProps={{ input: { 'aria-label': adminMessages['admin.order.sendToCustomer'] } }}
                checked={toCustomer}
                onChange={(event) => setToCustomer(event.target.checked)}
              />
            }
            label={adminMessages['admin.order.sendToCustomer']}
          />
          <Button variant="outlined" disabled={isSending || text.trim() === ''} onClick={add}>
            {adminMessages['admin.order.addNote']}
          </Button>
        </Stack>
      </CardContent>
    </Card>
  );
}
