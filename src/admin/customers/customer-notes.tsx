import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { IconButton, List, ListItem, ListItemText } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import type { CustomerProfile } from '#wire/vitrine/customers.ts';
import { Moment } from '../ui/moment.tsx';
import { NewNote } from '../ui/new-note.tsx';
import { PartCard } from '../ui/part-card.tsx';
import { useRest } from '../ui/use-rest.ts';

interface CustomerNotesProps {
  customer: CustomerProfile;
  onChange(): void;
}

/** What the staff should know about this customer; the customer never sees it. */
export function CustomerNotes({ customer, onChange }: CustomerNotesProps) {
  const send = useRest();
  const path = `vitrine/v1/customers/${customer.id}/notes`;

  async function add(text: string): Promise<boolean> {
    const { ok } = await send({ path, method: 'POST', data: { text } });
    if (ok) onChange();
    return ok;
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
      <NewNote
        label={adminMessages['admin.customer.newNote']}
        action={adminMessages['admin.customer.addNote']}
        onAdd={add}
      />
    </PartCard>
  );
}
