import {
  Alert,
  Box,
  Chip,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { importLines, ROW_RESULTS } from '#wire/vitrine/product-files.ts';
import { PartCard } from '../ui/part-card.tsx';
import { useRest } from '../ui/use-rest.ts';
import type { ProductImport } from './product-import.ts';

type Result = (typeof ROW_RESULTS)[number];
type Line = z.infer<typeof importLines>[number];
const PAGE_SIZE = 100;

/** How many lines came to what, and the lines of one outcome with their reasons. */
export function ImportReport({ file }: { file: ProductImport }) {
  const [result, setResult] = useState<Result>(() => firstVisible(file));
  const lines = useLines(file, result);
  const title = file.dry_run ? 'admin.productFiles.tried' : 'admin.productFiles.report';
  return (
    <PartCard title={adminMessages[title]}>
      {file.state === 'cancelled' && (
        <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
          {adminMessages['admin.productFiles.stopped']}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {ROW_RESULTS.map((each) => (
          <Chip
            key={each}
            label={`${adminMessages[`admin.productFiles.${each}`]}: ${file[each]}`}
            color={each === result ? 'primary' : 'default'}
            variant={each === result ? 'filled' : 'outlined'}
            aria-pressed={each === result}
            onClick={() => setResult(each)}
          />
        ))}
      </Box>
      {file[result] === 0 ? (
        <Typography color="textSecondary" sx={{ marginBlockStart: 2 }}>
          {adminMessages['admin.productFiles.none']}
        </Typography>
      ) : (
        <LineTable file={file} lines={lines} />
      )}
      {file[result] > PAGE_SIZE && (
        <Typography color="textSecondary">
          {adminMessages['admin.productFiles.more']}: {file[result] - PAGE_SIZE}
        </Typography>
      )}
    </PartCard>
  );
}

/** What went wrong is what a person looks for first. */
function firstVisible(file: ProductImport): Result {
  const order = ['refused', 'updated', 'created'] as const;
  return order.find((each) => file[each] > 0) ?? 'unchanged';
}

function LineTable({ file, lines }: { file: ProductImport; lines: readonly Line[] }) {
  const nameAt = file.columns.findIndex(({ field }) => field === 'Name');
  const skuAt = file.columns.findIndex(({ field }) => field === 'SKU');
  return (
    <TableContainer sx={{ maxHeight: '28rem', marginBlockStart: 2 }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{adminMessages['admin.productFiles.line']}</TableCell>
            <TableCell>{adminMessages['admin.productFiles.product']}</TableCell>
            <TableCell>{adminMessages['admin.productFiles.why']}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ line, cells, product_id: id, details }) => {
            const name = cells[nameAt] || cells[skuAt] || '–';
            return (
              <TableRow key={line}>
                <TableCell>{line}</TableCell>
                <TableCell>
                  {id !== null && !file.dry_run ? (
                    <Link component={RouterLink} to={`/products/${id}`}>
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </TableCell>
                <TableCell>{detailsText(details)}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** What changes by its columns alone, what is wrong with its reason. */
function detailsText(details: Line['details']): string {
  const changed = details.filter(({ code }) => code === 'changed').map(({ column }) => column);
  const others = details
    .filter(({ code }) => code !== 'changed')
    .map(({ column, message }) => `${column}: ${message}`);
  return [changed.join(', '), ...others].filter(Boolean).join('; ');
}

function useLines({ id, ended_at: endedAt }: ProductImport, result: Result): Line[] {
  const [lines, setLines] = useState<Line[]>([]);
  const send = useRest();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second run of the file has other lines.
  useEffect(() => {
    const path = `vitrine/v1/products/imports/${id}/lines`;
    void send({ path, query: { outcome: result, per_page: PAGE_SIZE } }).then((response) => {
      const read = response.ok ? importLines.safeParse(response.data) : null;
      setLines(read?.success ? read.data : []);
    });
  }, [id, endedAt, result, send]);
  return lines;
}
