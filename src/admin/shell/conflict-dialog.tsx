import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { type ReactNode, useCallback, useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { ConflictRow } from '../data/conflict.ts';
import type { AskAboutConflict, ConflictChoice } from '../data/data-provider.ts';
import { ShellTheme } from './shell-theme.tsx';

interface PendingConflict {
  rows: readonly ConflictRow[];
  decide(choice: ConflictChoice): void;
}

/** More differences than these are better looked at on the screen itself. */
const MAX_ROWS = 12;

/** Somebody else saved meanwhile: both versions beside each other, and the person decides. */
export function ConflictDialog({ children }: { children(ask: AskAboutConflict): ReactNode }) {
  const [requested, setRequested] = useState<PendingConflict | null>(null);
  const ask: AskAboutConflict = useCallback(
    (rows) => new Promise((decide) => setRequested({ rows, decide })),
    [],
  );

  function decide(choice: ConflictChoice) {
    requested?.decide(choice);
    setRequested(null);
  }

  const rows = requested?.rows ?? [];
  return (
    <>
      {children(ask)}
      <ShellTheme>
        <Dialog
          open={requested !== null}
          maxWidth="md"
          aria-labelledby="conflict"
          onClose={() => decide('stay')}
        >
          <DialogTitle id="conflict">{adminMessages['admin.conflict.title']}</DialogTitle>
          <DialogContent>
            <DialogContentText sx={{ marginBlockEnd: 1 }}>
              {adminMessages['admin.conflict.text']}
            </DialogContentText>
            <Table size="small" sx={{ overflowWrap: 'anywhere' }}>
              <TableHead>
                <TableRow>
                  <TableCell>{adminMessages['admin.conflict.field']}</TableCell>
                  <TableCell>{adminMessages['admin.conflict.mine']}</TableCell>
                  <TableCell>{adminMessages['admin.conflict.theirs']}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.slice(0, MAX_ROWS).map(({ field, mine, theirs }) => (
                  <TableRow key={field}>
                    <TableCell component="th" scope="row">
                      {fieldText(field)}
                    </TableCell>
                    <TableCell>{mine || '–'}</TableCell>
                    <TableCell>{theirs || '–'}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
            {rows.length > MAX_ROWS && (
              <DialogContentText>
                {`${adminMessages['admin.conflict.more']} ${rows.length - MAX_ROWS}`}
              </DialogContentText>
            )}
          </DialogContent>
          <DialogActions sx={{ flexWrap: 'wrap' }}>
            <Button onClick={() => decide('stay')}>{adminMessages['admin.conflict.stay']}</Button>
            <CopyMine key={rows.length} rows={rows} />
            <Button onClick={() => decide('theirs')}>
              {adminMessages['admin.conflict.takeTheirs']}
            </Button>
            <Button variant="contained" onClick={() => decide('mine')}>
              {adminMessages['admin.conflict.saveMine']}
            </Button>
          </DialogActions>
        </Dialog>
      </ShellTheme>
    </>
  );
}

/** What was typed, to paste elsewhere before the other version is taken. */
function CopyMine({ rows }: { rows: readonly ConflictRow[] }) {
  const [isCopied, setIsCopied] = useState(false);
  async function copy() {
    const typed = rows.filter(({ mine, before }) => mine !== before);
    const text = typed.map(({ field, mine }) => `${fieldText(field)}: ${mine}`).join('\n');
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  }
  const text = isCopied ? 'admin.conflict.copied' : 'admin.conflict.copy';
  return <Button onClick={copy}>{adminMessages[text]}</Button>;
}

/** `billing.first_name` as "billing: first name". */
function fieldText(field: string): string {
  return field.replaceAll('.', ': ').replaceAll('_', ' ');
}
