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
import { adminMessages } from '#wire/messages/admin.ts';
import { type Cohort, cohortsResponse } from '#wire/vitrine/analytics-stock.ts';
import { useAdmin } from '../admin-context.tsx';
import { useMessage } from '../ui/use-message.ts';
import { amountText } from './figure.ts';
import { Choice } from './period-chooser.tsx';
import { Refused } from './refused.tsx';
import { useReport } from './use-report.ts';

const MONTHS = 12;
const VIEWS = ['returned', 'value'] as const;
type View = (typeof VIEWS)[number];

interface CohortTableProps {
  params: URLSearchParams;
  onChange(values: Record<string, string>): void;
}

/** Customers by the month of their first order: who comes back, and what one of them brings. */
export function CohortTable({ params, onChange }: CohortTableProps) {
  const { data, problem, again } = useReport('vitrine/v1/analytics/cohorts', cohortsResponse, {
    months: MONTHS,
  });
  const view = VIEWS.find((name) => name === params.get('show')) ?? 'returned';
  if (problem !== null) return <Refused why={problem} again={again} />;
  if (data === null) return <CircularProgress />;
  if (data.length === 0) {
    return <Typography>{adminMessages['admin.analytics.cohorts.none']}</Typography>;
  }
  return (
    <>
      <Choice
        label={adminMessages['admin.analytics.cohorts.show']}
        value={view}
        options={VIEWS.map((name) => [name, adminMessages[`admin.analytics.cohorts.show.${name}`]])}
        onChange={(show) => onChange({ show })}
      />
      <Typography variant="body2" color="textSecondary" sx={{ marginBlock: 1 }}>
        {adminMessages['admin.analytics.cohorts.about']}
      </Typography>
      <Rows cohorts={data} view={view} />
    </>
  );
}

function Rows({ cohorts, view }: { cohorts: readonly Cohort[]; view: View }) {
  const { config } = useAdmin();
  const message = useMessage();
  const columns = Math.max(...cohorts.map(({ months }) => months.length));
  const since = Array.from({ length: columns }, (_, at) => at);
  return (
    <Box
      sx={{ overflowX: 'auto' }}
      tabIndex={0}
      role="region"
      aria-label={adminMessages['admin.analytics.by.cohorts']}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{adminMessages['admin.analytics.cohorts.first']}</TableCell>
            <TableCell align="right">
              {adminMessages['admin.analytics.cohorts.customers']}
            </TableCell>
            <TableCell align="right">{adminMessages['admin.analytics.sales']}</TableCell>
            <TableCell align="right">{adminMessages['admin.analytics.cohorts.value']}</TableCell>
            {since.map((number) => (
              <TableCell key={number} align="right" sx={{ whiteSpace: 'nowrap' }}>
                {message('admin.analytics.cohorts.month', { number })}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {cohorts.map((cohort) => (
            <TableRow key={cohort.first}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {monthName(cohort.first, config.locale)}
              </TableCell>
              <TableCell align="right">{cohort.customers.toLocaleString(config.locale)}</TableCell>
              <TableCell align="right">{amountText(cohort.sales, config)}</TableCell>
              <TableCell align="right">{amountText(cohort.value, config)}</TableCell>
              {since.map((number) => (
                <TableCell key={number} align="right">
                  <MonthText cohort={cohort} number={number} view={view} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Empty for a month that is yet to come. */
function MonthText({ cohort, number, view }: { cohort: Cohort; number: number; view: View }) {
  const { config } = useAdmin();
  const month = cohort.months[number];
  if (!month) return null;
  if (view === 'returned') {
    const share = month.customers / cohort.customers;
    return <>{share.toLocaleString(config.locale, { style: 'percent' })}</>;
  }
  const each = Number(month.sales) / cohort.customers;
  return <>{amountText(each.toFixed(config.currency.decimals), config)}</>;
}

function monthName(month: string, locale: string): string {
  const format = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString(locale, format);
}
