import {
  Box,
  CircularProgress,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { stockReportResponse } from '#wire/wc/analytics-response.ts';
import { Refused } from './refused.tsx';
import { Pages, ROWS } from './report-table.tsx';
import { useReport } from './use-report.ts';

/** What is short first. */
export function StockTable({ page, onPage }: { page: number; onPage(page: number): void }) {
  const { data, total, problem, again } = useReport(
    'wc-analytics/reports/stock',
    stockReportResponse,
    {
      orderby: 'stock_status',
      order: 'desc',
      page,
      per_page: ROWS,
    },
  );
  if (problem !== null) return <Refused why={problem} again={again} />;
  if (data === null) return <CircularProgress />;
  if (data.length === 0) return <Typography>{adminMessages['admin.analytics.noStock']}</Typography>;
  return (
    <>
      <Box
        sx={{ overflowX: 'auto' }}
        tabIndex={0}
        role="region"
        aria-label={adminMessages['admin.analytics.by.stock']}
      >
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{adminMessages['admin.analytics.name']}</TableCell>
              <TableCell>{adminMessages['admin.analytics.sku']}</TableCell>
              <TableCell>{adminMessages['admin.analytics.status']}</TableCell>
              <TableCell align="right">{adminMessages['admin.analytics.quantity']}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((item) => (
              <TableRow key={item.id}>
                <TableCell component="th" scope="row">
                  {item.name}
                </TableCell>
                <TableCell>{item.sku}</TableCell>
                <TableCell>{statusText(item)}</TableCell>
                <TableCell align="right">
                  {item.manage_stock
                    ? item.stock_quantity
                    : adminMessages['admin.analytics.uncounted']}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Pages total={total} page={page} onPage={onPage} />
    </>
  );
}

function statusText(item: z.infer<typeof stockReportResponse>[number]): string {
  const isLow =
    item.manage_stock && item.stock_quantity > 0 && item.stock_quantity <= item.low_stock_amount;
  return adminMessages[`admin.analytics.stock.${isLow ? 'lowstock' : item.stock_status}`];
}
