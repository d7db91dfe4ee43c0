import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { type ChangeEvent, useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { MAX_IMPORTED, subscribersImported } from '#wire/vitrine/running.ts';
import { useAdmin } from '../admin-context.tsx';
import { Problem } from '../ui/draft-actions.tsx';
import { refusalText } from '../ui/refusal-text.ts';
import { subscriberRows } from './subscriber-file.ts';

interface Result {
  added: number;
  known: number;
  ended: number;
  refused: readonly { row: number; reason: string }[];
}

const NOTHING: Result = { added: 0, known: 0, ended: 0, refused: [] };
/** How many refused rows are listed. */
const MAX_LISTED = 20;

/** Brings subscribers along from another program, with how they agreed. */
export function SubscriberImport() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {adminMessages['admin.subscriber.import']}
      </Button>
      {isOpen && <ImportDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ImportDialog({ onClose }: { onClose(): void }) {
  const { client } = useAdmin();
  const refresh = useRefresh();
  const chooser = useRef<HTMLInputElement>(null);
  const [consent, setConsent] = useState('');
  const [day, setDay] = useState(() => new Date().toISOString().slice(0, 10));
  const [problem, setProblem] = useState('');
  const [result, setResult] = useState<Result | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    const text = await file.text();
    target.value = '';
    setIsBusy(true);
    await send(text);
    setIsBusy(false);
    refresh();
  }

  async function send(text: string) {
    const { parse } = await import('csv-parse/browser/esm/sync');
    const options = { bom: true, relax_column_count: true, skip_empty_lines: true };
    const table: string[][] = parse(text, options);
    const rows = subscriberRows(table, { consent, day });
    setProblem(rows ? '' : adminMessages['admin.subscriber.noEmail']);
    let sum = NOTHING;
    for (let first = 0; rows && first < rows.length; first += MAX_IMPORTED) {
      const response = await client.send({
        path: 'vitrine/v1/newsletter-subscribers/import',
        method: 'POST',
        data: { subscribers: rows.slice(first, first + MAX_IMPORTED) },
      });
      if (!response.ok) {
        setProblem(refusalText(response.problem));
        return;
      }
      const { added, known, ended, refused } = subscribersImported.parse(response.data);
      sum = {
        added: sum.added + added,
        known: sum.known + known,
        ended: sum.ended + ended,
        refused: [
          ...sum.refused,
          // The first row of the file has the names.
          ...refused.map(({ place, field, reason }) => {
            return { row: first + place + 2, reason: `${field} ${reason}` };
          }),
        ],
      };
      setResult(sum);
    }
  }

  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby="subscriber-import">
      <DialogTitle id="subscriber-import">
        {adminMessages['admin.subscriber.importTitle']}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ paddingBlockStart: 1 }}>
          <Typography>{adminMessages['admin.subscriber.importText']}</Typography>
          <TextField
            size="small"
            label={adminMessages['admin.subscriber.importConsent']}
            helperText={adminMessages['admin.subscriber.importConsentHint']}
            value={consent}
            onChange={(event) => setConsent(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          <TextField
            size="small"
            type="date"
            label={adminMessages['admin.subscriber.importDay']}
            value={day}
            onChange={(event) => setDay(event.target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <Problem text={problem} />
          {result && <ImportResult result={result} />}
        </Stack>
        <input
          ref={chooser}
          type="file"
          accept=".csv,text/csv"
          hidden
          onChange={(event) => void read(event)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{adminMessages['admin.subscriber.importClose']}</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => chooser.current?.click()}>
          {adminMessages['admin.subscriber.importChoose']}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ImportResult({ result: { added, known, ended, refused } }: { result: Result }) {
  return (
    <Alert severity={refused.length > 0 ? 'warning' : 'success'} role="status">
      {`${adminMessages['admin.subscriber.importAdded']}: ${added}. `}
      {`${adminMessages['admin.subscriber.importKnown']}: ${known}. `}
      {`${adminMessages['admin.subscriber.importEnded']}: ${ended}. `}
      {refused.length > 0 && (
        <>
          {`${adminMessages['admin.subscriber.importRefused']}: ${refused.length}.`}
          <ul>
            {refused.slice(0, MAX_LISTED).map(({ row, reason }) => (
              <li key={row}>
                {adminMessages['admin.taxes.row']} {row}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
