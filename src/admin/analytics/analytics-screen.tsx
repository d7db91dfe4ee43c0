import { Alert, Box, CircularProgress } from '@mui/material';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { DayRange } from '#rules/analytics/spans.ts';
import { localText } from '#rules/dates/zone-time.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { type TotalsResponse, totalsResponse } from '#wire/vitrine/analytics.ts';
import { useAdmin } from '../admin-context.tsx';
import { useMessage } from '../ui/use-message.ts';
import { Awaiting } from './awaiting.tsx';
import { ChartCard } from './chart-card.tsx';
import { CohortTable } from './cohort-table.tsx';
import { CsvButton } from './csv-button.tsx';
import type { FigureName } from './figure.ts';
import { FigureCard } from './figure-card.tsx';
import { PeriodChooser } from './period-chooser.tsx';
import { ProfitKnown } from './profit-known.tsx';
import { Refused } from './refused.tsx';
import { ReportCard } from './report-card.tsx';
import { ReportMail } from './report-mail.tsx';
import { comparisonQuery, REPORT_TABLE, type ReportQuery, readQuery } from './report-query.ts';
import { ReportTable } from './report-table.tsx';
import { SalesMeaning } from './sales-meaning.tsx';
import { StockTable, stockOrder } from './stock-table.tsx';
import { useReport } from './use-report.ts';

const FIGURES: readonly FigureName[] = [
  'sales',
  'profit',
  'orders',
  'average',
  'items',
  'refunds',
  'discount',
  'tax',
  'shipping',
];

type Change = (values: Record<string, string>) => void;

/** What was sold in a period, compared with another. All that is chosen is in the address. */
export default function AnalyticsScreen() {
  const { timeZone } = useAdmin().config;
  const [params, setParams] = useSearchParams();
  const query = readQuery(params, localText(Date.now(), timeZone).slice(0, 10));
  // Another period or table begins at its first page.
  const change: Change = (values) =>
    setParams((before) => {
      const { page: _, ...rest } = Object.fromEntries(before);
      return { ...rest, ...values };
    });
  return (
    <Box sx={{ paddingBlock: 2, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={adminMessages['admin.analytics']} />
      <PeriodChooser query={query} params={params} onChange={change} />
      <SalesMeaning />
      {query.range && <Totals query={query} range={query.range} onChange={change} />}
      <ReportMail />
      {query.range && (
        <Tables query={query} range={query.range} params={params} onChange={change} />
      )}
    </Box>
  );
}

interface PartProps {
  query: ReportQuery;
  range: DayRange;
  onChange: Change;
}

function Totals({ query, range, onChange }: PartProps) {
  const requested = {
    after: range.first,
    before: range.last,
    ...comparisonQuery(query),
    interval: query.interval ?? undefined,
  };
  const { data, problem, again } = useReport(
    'vitrine/v1/analytics/totals',
    totalsResponse,
    requested,
  );
  if (problem !== null) return <Refused why={problem} again={again} />;
  if (data === null) return <CircularProgress />;
  return (
    <>
      <Waiting report={data} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
        }}
      >
        {FIGURES.map((name) => (
          <FigureCard
            key={name}
            name={name}
            now={data.totals}
            before={data.compared?.totals ?? null}
          />
        ))}
      </Box>
      <ProfitKnown totals={data.totals} />
      <Awaiting awaiting={data.awaiting} />
      <ChartCard
        report={data}
        csv={
          <CsvButton
            file="totals"
            what={adminMessages['admin.analytics.sales']}
            query={requested}
          />
        }
        onInterval={(interval) => onChange({ interval })}
      />
    </>
  );
}

function Waiting({ report: { waiting } }: { report: TotalsResponse }) {
  const message = useMessage();
  if (waiting === 0) return null;
  return <Alert severity="info">{message('admin.analytics.waiting', { count: waiting })}</Alert>;
}

function Tables({ query, range, params, onChange }: PartProps & { params: URLSearchParams }) {
  const { shown: visible, page } = query;
  const onPage = (to: number) => onChange({ page: String(to) });
  const title = adminMessages[`admin.analytics.by.${visible}`];
  return (
    <ReportCard
      title={title}
      label={adminMessages['admin.analytics.by']}
      value={visible}
      options={REPORT_TABLE.map((name) => [name, adminMessages[`admin.analytics.by.${name}`]])}
      onChange={(by) => onChange({ by, sort: '', order: '' })}
      csv={<CsvButton file={visible} what={title} query={fileQuery(query, range, params)} />}
    >
      {visible === 'stock' && (
        <StockTable params={params} page={page} onChange={onChange} onPage={onPage} />
      )}
      {visible === 'cohorts' && <CohortTable params={params} onChange={onChange} />}
      {visible !== 'stock' && visible !== 'cohorts' && (
        <ReportTable
          name={visible}
          range={range}
          query={query}
          onSort={(sort, order) => onChange({ sort, order })}
          onPage={onPage}
        />
      )}
    </ReportCard>
  );
}

/** The file has what the table shows. */
function fileQuery({ shown: visible }: ReportQuery, range: DayRange, params: URLSearchParams) {
  if (visible === 'cohorts') return {};
  return visible === 'stock' ? stockOrder(params) : { after: range.first, before: range.last };
}
