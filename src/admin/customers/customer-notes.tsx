import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, IconButton, List, ListItem, ListItemText, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { CustomerProfile } from '#wire/vitrine/customers.ts';
import { Moment } from '../ui/moment.tsx';
import { PartCard } from '../ui/part-card.tsx';
import { useRest } from '../ui/use-rest.ts';

interface CustomerNotesProps {
  customer: CustomerProfile;
  onChange(): void;
}

/** What the staff should know about this customer; the customer never sees it. */
export function CustomerNotes({ customer, onChange }: CustomerNotesProps) {
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const send = useRest();
  const path = `vitrine/v1/customers/${customer.id}/notes`;

  async function add() {
    setIsBusy(true);
    const answer = await send({ path, method: 'POST', data: { text } });
    setIsBusy(false);
    if (!answer.ok) return;
    setText('');
    onChange();
  }

  async function remove(id: number) {
    const at = { path: `${path}/${id}`, method: 'DELETE', query: { force: true } } as const;
    if ((await send(at)).ok) onChange();
  }

  return (
    <PartCard title={adminMessages['admin.customer.notes']}>
      <List dense disablePadding>
        {customer.notes.map((note) => (
          <ListItem
            key={note.id}
            disableGutters
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`${adminMessages['admin.customer.deleteNote']}: ${note.text}`}
                onClick={() => remove(note.id)}
              >
                <DeleteIcon />
              </IconButton>
            }
          >
            <ListItemText
              primary={note.text}
              secondary={
                <>
                  {note.author} · <Moment value={note.at} />
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
          label={adminMessages['admin.customer.newNote']}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button variant="outlined" disabled={isBusy || text.trim() === ''} onClick={add}>
          {adminMessages['admin.customer.addNote']}
        </Button>
      </Stack>
    </PartCard>
  );
}
