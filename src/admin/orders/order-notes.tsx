import {
  Card,
  CardContent,
  Checkbox,
  FormControlLabel,
  List,
  ListItem,
  ListItemText,
  Typography,
} from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { noteResponse, type OrderNoteResponse } from '#wire/wc/order-response.ts';
import { useChangesAgain } from '../ui/changes.tsx';
import { Moment } from '../ui/moment.tsx';
import { NewNote } from '../ui/new-note.tsx';
import { useRest } from '../ui/use-rest.ts';

/** The history of the order, read again with each version of it, and notes to the customer or among staff. */
export function OrderNotes({ orderId, version }: { orderId: number; version: string }) {
  const [notes, setNotes] = useState<readonly OrderNoteResponse[]>([]);
  const [toCustomer, setToCustomer] = useState(false);
  const send = useRest();
  const showChanges = useChangesAgain();
  const path = `wc/v3/orders/${orderId}/notes`;

  const load = useCallback(async () => {
    const response = await send({ path });
    const read = response.ok ? z.array(noteResponse).safeParse(response.data) : null;
    if (read?.success) setNotes(read.data);
  }, [send, path]);

  useEffect(() => {
    if (version !== '') void load();
  }, [load, version]);

  async function add(note: string): Promise<boolean> {
    const data = { note, customer_note: toCustomer };
    const { ok } = await send({ path, method: 'POST', data });
    if (!ok) return false;
    // The next note may be among staff: sending is asked for each time.
    setToCustomer(false);
    await Promise.all([load(), showChanges()]);
    return true;
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
        <NewNote
          label={adminMessages['admin.order.newNote']}
          action={adminMessages['admin.order.addNote']}
          onAdd={add}
        >
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
        </NewNote>
      </CardContent>
    </Card>
  );
}
