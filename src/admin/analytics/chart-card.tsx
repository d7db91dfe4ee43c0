import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { lazy, type ReactNode, Suspense } from 'react';
import { INTERVALS } from '#rules/analytics/spans.ts';
import { parseDecimal } from '#rules/money/decimal.ts';
import { formatMoney } from '#rules/money/format.ts';
import { money as moneyOf } from '#rules/money/money.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { TotalsResponse } from '#wire/vitrine/analytics.ts';
import { useAdmin } from '../admin-context.tsx';
import { useMessage } from '../ui/use-message.ts';
import { figureText } from './figure.ts';
import { ReportCard } from './report-card.tsx';
import { SUM_ROW } from './table-parts.tsx';

/** Its library is larger than the rest of the section; the figures do not wait for it. */
const SalesChart = lazy(() => import('./sales-chart.tsx'));

const COLUMNS = ['orders', 'items', 'gross', 'discount', 'refunds', 'sales', 'profit'] as const;

interface ChartCardProps {
  report: TotalsResponse;
  /** The link to the same as a file. */
  csv: ReactNode;
  onInterval(interval: string): void;
}

export function ChartCard({ report, csv, onInterval }: ChartCardProps) {
  const { currency } = useAdmin().config;
  const message = useMessage();
  const { intervals, compared, interval } = report;
  const minor = (text: string) => parseDecimal(text, currency.decimals) ?? 0;
  const points = intervals.map(({ name, figures }, at) => {
    const before = compared?.intervals[at];
    return { name, now: minor(figures.sales), before: before ? minor(before.figures.sales) : null };
  });
  const title = message('admin.analytics.chart', {
    interval: adminMessages[`admin.analytics.interval.${interval}`],
  });
  return (
    <ReportCard
      title={title}
      label={adminMessages['admin.analytics.interval']}
      value={interval}
      options={INTERVALS.map((name) => [name, adminMessages[`admin.analytics.interval.${name}`]])}
      onChange={onInterval}
      csv={csv}
    >
      <Suspense fallback={<Box sx={{ height: 280 }} />}>
        <SalesChart
          points={points}
          isCompared={compared !== null}
          money={(value) => formatMoney(moneyOf(Math.round(value)), currency)}
        />
      </Suspense>
      <details>
        <Typography component="summary" sx={{ cursor: 'pointer', paddingBlock: 1 }}>
          {adminMessages['admin.analytics.chart.table']}
        </Typography>
        <IntervalTable report={report} title={title} />
      </details>
    </ReportCard>
  );
}

function IntervalTable({ report, title }: { report: TotalsResponse; title: string }) {
  const { config } = useAdmin();
  const { intervals, compared } = report;
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={title}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{adminMessages['admin.analytics.chart.when']}</TableCell>
            {COLUMNS.map((name) => (
              <TableCell key={name} align="right">
                {adminMessages[`admin.analytics.${name}`]}
              </TableCell>
            ))}
            {compared && (
              <TableCell align="right">{adminMessages['admin.analytics.chart.before']}</TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          <SumRow report={report} />
          {intervals.map(({ name, figures }, at) => {
            const before = compared?.intervals[at];
            return (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                {COLUMNS.map((column) => (
                  <TableCell key={column} align="right">
                    {figureText(column, figures, config)}
                  </TableCell>
                ))}
                {compared && (
                  <TableCell align="right">
                    {before ? figureText('sales', before.figures, config) : '–'}
                  </TableCell>
                )}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}

function SumRow({ report: { totals, compared, intervals } }: { report: TotalsResponse }) {
  const { config } = useAdmin();
  const message = useMessage();
  return (
    <TableRow sx={SUM_ROW}>
      <TableCell component="th" scope="row">
        {message('admin.analytics.sum', { count: intervals.length.toLocaleString(config.locale) })}
      </TableCell>
      {COLUMNS.map((column) => (
        <TableCell key={column} align="right">
          {figureText(column, totals, config)}
        </TableCell>
      ))}
      {compared && (
        <TableCell align="right">{figureText('sales', compared.totals, config)}</TableCell>
      )}
    </TableRow>
  );
}
