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
import { CsvButton } from './csv-button.tsx';
import type { FigureName } from './figure.ts';
import { FigureCard } from './figure-card.tsx';
import { PeriodChooser } from './period-chooser.tsx';
import { Refused } from './refused.tsx';
import { ReportCard } from './report-card.tsx';
import { REPORT_TABLE, type ReportQuery, readQuery } from './report-query.ts';
import { ReportTable } from './report-table.tsx';
import { StockTable } from './stock-table.tsx';
import { useReport } from './use-report.ts';

const FIGURES: readonly FigureName[] = [
  'total',
  'net',
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
      <PeriodChooser
        query={query}
        first={params.get('first') ?? ''}
        last={params.get('last') ?? ''}
        onChange={change}
      />
      {query.range && <Totals query={query} range={query.range} onChange={change} />}
      {query.range && <Tables query={query} range={query.range} onChange={change} />}
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
    compare: query.compare,
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
      <Awaiting awaiting={data.awaiting} />
      <ChartCard
        report={data}
        csv={
          <CsvButton file="totals" what={adminMessages['admin.analytics.net']} query={requested} />
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

function Tables({ query: { shown: visible, compare, page }, range, onChange }: PartProps) {
  const onPage = (to: number) => onChange({ page: String(to) });
  const title = adminMessages[`admin.analytics.by.${visible}`];
  const dates = visible === 'stock' ? {} : { after: range.first, before: range.last };
  return (
    <ReportCard
      title={title}
      label={adminMessages['admin.analytics.by']}
      value={visible}
      options={REPORT_TABLE.map((name) => [name, adminMessages[`admin.analytics.by.${name}`]])}
      onChange={(by) => onChange({ by })}
      csv={<CsvButton file={visible} what={title} query={dates} />}
    >
      {visible === 'stock' ? (
        <StockTable page={page} onPage={onPage} />
      ) : (
        <ReportTable name={visible} range={range} compare={compare} page={page} onPage={onPage} />
      )}
    </ReportCard>
  );
}
