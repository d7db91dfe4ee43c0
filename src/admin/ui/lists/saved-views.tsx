import Delete from '@mui/icons-material/DeleteOutlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Divider,
  IconButton,
  ListItem,
  ListItemButton,
  ListItemText,
  Popover,
  TextField,
} from '@mui/material';
import { useCallback, useState } from 'react';
import { useListContext } from 'react-admin';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { type SavedView, savedView } from '#wire/vitrine/saved-view.ts';
import { useAdmin } from '../../admin-context.tsx';

const PATH = 'vitrine/v1/saved-views';

/** Filters and order of a list under names; they are the person's own, in every browser. */
export function SavedViews({ screen }: { screen: string }) {
  const { client } = useAdmin();
  const { filterValues, displayedFilters, sort, setFilters, setSort } = useListContext();
  const [views, setViews] = useState<readonly SavedView[]>([]);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isNaming, setIsNaming] = useState(false);

  const load = useCallback(async () => {
    const response = await client.send({ path: PATH, query: { screen } });
    if (response.ok) setViews(z.array(savedView).parse(response.data));
  }, [client, screen]);

  function show({ query }: SavedView) {
    setAnchor(null);
    if (query.sort) setSort(query.sort);
    const displayed = Object.fromEntries(Object.keys(query.filter).map((name) => [name, true]));
    setFilters(query.filter, { ...displayedFilters, ...displayed });
  }

  async function remove({ id }: SavedView) {
    await client.send({ path: `${PATH}/${id}`, method: 'DELETE', query: { force: true } });
    await load();
  }

  return (
    <>
      <Button
        size="small"
        aria-haspopup="true"
        onClick={(event) => {
          setAnchor(event.currentTarget);
          void load();
        }}
      >
        {adminMessages['admin.views']}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': adminMessages['admin.views'] } }}
      >
        {views.map((view) => (
          <ListItem
            key={view.id}
            component="div"
            disablePadding
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`${adminMessages['admin.views.remove']}: ${view.name}`}
                onClick={() => remove(view)}
              >
                <Delete />
              </IconButton>
            }
          >
            <ListItemButton onClick={() => show(view)}>
              <ListItemText primary={view.name} />
            </ListItemButton>
          </ListItem>
        ))}
        {views.length > 0 && <Divider />}
        <ListItemButton
          onClick={() => {
            setAnchor(null);
            setIsNaming(true);
          }}
        >
          <ListItemText primary={adminMessages['admin.views.save']} />
        </ListItemButton>
      </Popover>
      {isNaming && (
        <NameView
          view={{ screen, query: { filter: filterValues ?? {}, sort } }}
          onDone={() => setIsNaming(false)}
        />
      )}
    </>
  );
}

interface NameViewProps {
  view: Omit<SavedView, 'id' | 'name'>;
  onDone(): void;
}

function NameView({ view, onDone }: NameViewProps) {
  const { client } = useAdmin();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);

  async function save() {
    setIsSending(true);
    const response = await client.send({ path: PATH, method: 'POST', data: { ...view, name } });
    setIsSending(false);
    if (response.ok) onDone();
    else setProblem(response.problem.fields.name ?? response.problem.message);
  }

  return (
    <Dialog open aria-labelledby="name-view" onClose={onDone}>
      <DialogTitle id="name-view">{adminMessages['admin.views.save']}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          margin="dense"
          label={adminMessages['admin.views.name']}
          value={name}
          error={problem !== ''}
          helperText={problem}
          onChange={(event) => setName(event.target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onDone}>{adminMessages['admin.order.cancel']}</Button>
        <Button variant="contained" disabled={isSending || name.trim() === ''} onClick={save}>
          {adminMessages['admin.order.save']}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
