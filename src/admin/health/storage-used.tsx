import {
  Alert,
  Card,
  CardContent,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import { storageResponse } from '#wire/vitrine/running.ts';
import { useAdmin } from '../admin-context.tsx';
import { useReading } from '../ui/use-reading.ts';
import { FiguresTable } from './figures-table.tsx';
import { fileSize } from './file-size.ts';

export function StorageUsed() {
  const { locale } = useAdmin().config;
  const { data, error } = useReading('vitrine/v1/storage', storageResponse);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return null;
  const count = new Intl.NumberFormat(locale);
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h3" gutterBottom id="storage-title">
          {adminMessages['admin.health.storage']}
        </Typography>
        <FiguresTable title="storage-title">
          <TableHead>
            <TableRow>
              <TableCell>{adminMessages['admin.health.kind']}</TableCell>
              <TableCell align="right">{adminMessages['admin.health.files']}</TableCell>
              <TableCell align="right">{adminMessages['admin.health.size']}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.parts.map(({ id, label, files, bytes }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                <TableCell align="right">{count.format(files)}</TableCell>
                <TableCell align="right">{fileSize(bytes, locale)}</TableCell>
              </TableRow>
            ))}
            <TableRow>
              <TableCell component="th" scope="row" colSpan={2}>
                <strong>{adminMessages['admin.health.total']}</strong>
              </TableCell>
              <TableCell align="right">
                <strong>{fileSize(data.total_bytes, locale)}</strong>
              </TableCell>
            </TableRow>
          </TableBody>
        </FiguresTable>
      </CardContent>
    </Card>
  );
}
