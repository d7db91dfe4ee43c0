import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { choiceLabel, fieldChoices } from '#rules/product-csv/product-columns.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { importLines } from '#wire/vitrine/product-files.ts';
import { useAdmin } from '../admin-context.tsx';
import { PartCard } from '../ui/part-card.tsx';
import { useRest } from '../ui/use-rest.ts';
import type { ProductImport } from './product-import.ts';

export interface ImportRequest {
  dry_run: boolean;
  create: boolean;
  update: boolean;
  fields: string[];
}

interface ImportColumnsProps {
  file: ProductImport;
  onStart(request: ImportRequest): Promise<void>;
}

export function ImportColumns({ file, onStart }: ImportColumnsProps) {
  const [fields, setFields] = useState(file.columns.map(({ field }) => field));
  const [create, setCreate] = useState(true);
  const [update, setUpdate] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const samples = useSamples(file.id);
  const { units } = useAdmin().config;
  const choices = fieldChoices(fields);

  async function start(isTrial: boolean) {
    setIsBusy(true);
    await onStart({ dry_run: isTrial, create, update, fields });
    setIsBusy(false);
  }

  return (
    <PartCard title={adminMessages['admin.productFiles.columns']}>
      <TableContainer sx={{ maxHeight: '28rem' }}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{adminMessages['admin.productFiles.column']}</TableCell>
              <TableCell>{adminMessages['admin.productFiles.first']}</TableCell>
              <TableCell>{adminMessages['admin.productFiles.readAs']}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {file.columns.map(({ header }, index) => (
              // A file may have two columns of the same name.
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move.
              <TableRow key={index}>
                <TableCell component="th" scope="row">
                  {header}
                </TableCell>
                <TableCell sx={{ maxWidth: '18rem', color: 'text.secondary' }}>
                  {samplesText(samples, index)}
                </TableCell>
                <TableCell>
                  <TextField
                    select
                    size="small"
                    fullWidth
                    value={fields[index] ?? ''}
                    onChange={({ target }) => setFields(fields.with(index, target.value))}
                    slotProps={{
                      select: { displayEmpty: true, inputProps: { 'aria-label': header } },
                    }}
                    sx={{ minWidth: '10rem' }}
                  >
                    <MenuItem value="">{adminMessages['admin.productFiles.leaveOut']}</MenuItem>
                    {choices.map((choice) => (
                      <MenuItem key={choice} value={choice}>
                        {choiceLabel(choice, units)}
                      </MenuItem>
                    ))}
                  </TextField>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginBlockStart: 2 }}>
        <Choice label="admin.productFiles.create" value={create} onChange={setCreate} />
        <Choice label="admin.productFiles.update" value={update} onChange={setUpdate} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginBlockStart: 2 }}>
        <Button
          variant={file.dry_run ? 'outlined' : 'contained'}
          disabled={isBusy}
          onClick={() => start(true)}
        >
          {adminMessages['admin.productFiles.try']}
        </Button>
        <Button
          variant={file.dry_run ? 'contained' : 'outlined'}
          disabled={isBusy}
          onClick={() => start(false)}
        >
          {adminMessages['admin.productFiles.start']}
        </Button>
      </Box>
    </PartCard>
  );
}

interface ChoiceProps {
  label: 'admin.productFiles.create' | 'admin.productFiles.update';
  value: boolean;
  onChange(value: boolean): void;
}

function Choice({ label, value, onChange }: ChoiceProps) {
  const text = adminMessages[label];
  return (
    <FormControlLabel
      label={text}
      control={
        <Checkbox
          checked={value}
          onChange={({ target }) => onChange(target.checked)}
          slotProps={{ input: { 'aria-label': text } }}
        />
      }
    />
  );
}

/** The cells of the first lines. */
function useSamples(id: number): string[][] {
  const [samples, setSamples] = useState<string[][]>([]);
  const send = useRest();
  useEffect(() => {
    const path = `vitrine/v1/products/imports/${id}/lines`;
    void send({ path, query: { per_page: 3 } }).then((response) => {
      const read = response.ok ? importLines.safeParse(response.data) : null;
      if (read?.success) setSamples(read.data.map(({ cells }) => cells));
    });
  }, [id, send]);
  return samples;
}

const MAX_LENGTH = 60;

function samplesText(samples: readonly string[][], index: number): string {
  const cells = samples.map((cells) => cells[index] ?? '').filter(Boolean);
  const text = cells.join(' · ');
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
