import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { indentRow, moveRow, withoutRow } from '#rules/content/menu-rows.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Menu } from '#wire/vitrine/content.ts';
import { useAdmin } from '../admin-context.tsx';
import type { RestProblem } from '../rest/rest-problem.ts';
import { PartCard } from '../ui/part-card.tsx';
import { SaveProblem } from '../ui/save-problem.tsx';
import { SortableList } from '../ui/sortable-list.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { EntryLine } from './entry-line.tsx';
import { type EntryRow, toEntries, toRows } from './menu-entry.ts';

interface MenuEditorProps {
  menu: Menu;
  title: string;
  /** The entry that is open first; '' for none. */
  opened: string;
  onReload(): Promise<void>;
}

/** A menu as a list whose entries are moved, put in and out of each other, and edited in place. */
export function MenuEditor({ menu, title, opened, onReload }: MenuEditorProps) {
  const { client } = useAdmin();
  const notify = useNotify();
  const [rows, setRows] = useState(() => toRows(menu.items));
  const [open, setOpen] = useState(opened);
  const [problem, setProblem] = useState<RestProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isDirty = JSON.stringify(toEntries(rows)) !== JSON.stringify(toEntries(toRows(menu.items)));
  useUnsaved(isDirty);

  async function save() {
    setIsBusy(true);
    const path = `vitrine/v1/menus/${menu.name}`;
    const data = { version: menu.version, items: toEntries(rows) };
    const response = await client.send({ path, method: 'PUT', data });
    setIsBusy(false);
    setProblem(response.ok ? null : response.problem);
    if (!response.ok) return;
    notify(adminMessages['admin.menu.saved'], { type: 'success' });
    await onReload();
  }

  function add() {
    const item = {
      label: adminMessages['admin.menu.newEntry'],
      url: '',
      mega: false,
      image_id: null,
      set_id: null,
    };
    const row: EntryRow = { id: crypto.randomUUID(), depth: 0, item };
    setRows([...rows, row]);
    setOpen(row.id);
  }

  const indent = (id: string, by: 1 | -1) => {
    const next = indentRow(rows, id, by);
    return next ? () => setRows(next) : null;
  };
  return (
    <PartCard title={title}>
      <Typography variant="body2" color="textSecondary">
        {adminMessages[menu.placement === 'footer' ? 'admin.menu.footerHint' : 'admin.menu.hint']}
      </Typography>
      {rows.length === 0 && <Typography>{adminMessages['admin.menu.empty']}</Typography>}
      <SortableList
        entries={rows.map((row) => ({
          id: row.id,
          name: row.item.label,
          content: (
            <EntryLine
              row={row}
              mayShowBlocks={menu.name === 'main' && row.depth === 0}
              isOpen={open === row.id}
              onOpen={() => setOpen(open === row.id ? '' : row.id)}
              onIn={indent(row.id, 1)}
              onOut={indent(row.id, -1)}
              onRemove={() => setRows(withoutRow(rows, row.id))}
              onChange={(item) =>
                setRows(rows.map((each) => (each.id === row.id ? { ...each, item } : each)))
              }
            />
          ),
        }))}
        onOrder={(order, moved) => setRows(moveRow(rows, order, moved))}
      />
      <Stack spacing={2} sx={{ marginBlockStart: 2, alignItems: 'start' }}>
        <Button variant="outlined" onClick={add}>
          {adminMessages['admin.menu.add']}
        </Button>
        {problem && (
          <SaveProblem
            problem={problem}
            conflict={adminMessages['admin.menu.conflict']}
            onReload={() => void onReload()}
          />
        )}
        <Button variant="contained" disabled={!isDirty || isBusy} onClick={save}>
          {adminMessages['admin.menu.save']}
        </Button>
      </Stack>
    </PartCard>
  );
}
