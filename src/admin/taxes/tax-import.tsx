import { Alert, Button, Typography } from '@mui/material';
import { type ChangeEvent, useRef, useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { createdBatch } from '#wire/wc/batch.ts';
import { useAdmin } from '../admin-context.tsx';
import { taxRows } from './tax-file.ts';

const MAX_AT_ONCE = 100;

interface Result {
  imported: number;
  /** Row of the file and why it was refused. */
  refused: readonly { row: number; reason: string }[];
}

/** Takes a file of rates; rows that are refused are named, the others are saved. */
export function TaxImport({ onImported }: { onImported(): Promise<void> }) {
  const { client } = useAdmin();
  const chooser = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<Result | null>(null);
  const [problem, setProblem] = useState('');

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    setResult(null);
    const { parse } = await import('csv-parse/browser/esm/sync');
    const table: string[][] = parse(await file.text(), {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
    const rows = taxRows(table);
    setProblem(rows ? '' : adminMessages['admin.taxes.noHeader']);
    if (!rows) return;
    const refused: { row: number; reason: string }[] = [];
    for (let first = 0; first < rows.length; first += MAX_AT_ONCE) {
      const response = await client.send({
        path: 'wc/v3/taxes/batch',
        method: 'POST',
        data: { create: rows.slice(first, first + MAX_AT_ONCE) },
      });
      if (!response.ok) {
        setProblem(response.problem.message);
        break;
      }
      for (const [at, { error }] of createdBatch.parse(response.data).create.entries()) {
        // The first row of the file has the names.
        if (error) refused.push({ row: first + at + 2, reason: error.message });
      }
      setResult({
        imported: Math.min(rows.length, first + MAX_AT_ONCE) - refused.length,
        refused: [...refused],
      });
    }
    await onImported();
  }

  return (
    <>
      <Button variant="outlined" onClick={() => chooser.current?.click()}>
        {adminMessages['admin.taxes.import']}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".csv,text/csv"
        hidden
        onChange={(event) => void read(event)}
      />
      {problem !== '' && <Alert severity="error">{problem}</Alert>}
      {result && (
        <Alert severity={result.refused.length > 0 ? 'warning' : 'success'}>
          {adminMessages['admin.taxes.imported']}: {result.imported}
          {result.refused.length > 0 && (
            <>
              <Typography>{adminMessages['admin.taxes.refused']}:</Typography>
              <ul>
                {result.refused.map(({ row, reason }) => (
                  <li key={row}>
                    {adminMessages['admin.taxes.row']} {row}: {reason}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Alert>
      )}
    </>
  );
}
