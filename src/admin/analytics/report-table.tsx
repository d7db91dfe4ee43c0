import {
  Box,
  CircularProgress,
  Pagination,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Link as TextLink,
  Typography,
} from '@mui/material';
import { Link } from 'react-router';
import type { Comparison } from '#rules/analytics/periods.ts';
import type { DayRange } from '#rules/analytics/spans.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { type TableRow as Row, type TableName, tableResponse } from '#wire/vitrine/analytics.ts';
import { useAdmin, useMay } from '../admin-context.tsx';
import { changeText, type FigureName, figureText } from './figure.ts';
import { Refused } from './refused.tsx';
import { useReport } from './use-report.ts';

export const ROWS = 20;

interface ReportTableProps {
  name: TableName;
  range: DayRange;
  compare: Comparison;
  page: number;
  onPage(page: number): void;
}

const SALES: readonly FigureName[] = ['items', 'orders', 'net'];
/** What there is to say of a coupon or a tax rate is little. */
const COLUMNS: Partial<Record<TableName, readonly FigureName[]>> = {
  coupons: ['orders', 'discount'],
  taxes: ['orders', 'tax'],
};

const SORTED: Partial<Record<TableName, string>> = { coupons: 'discount', taxes: 'tax' };

export function ReportTable({ name, range, compare, page, onPage }: ReportTableProps) {
  const { data, total, problem, again } = useReport(`vitrine/v1/analytics/${name}`, tableResponse, {
    after: range.first,
    before: range.last,
    compare,
    orderby: SORTED[name] ?? 'net',
    page,
    per_page: ROWS,
  });
  if (problem !== null) return <Refused why={problem} again={again} />;
  if (data === null) return <CircularProgress />;
  if (data.length === 0) return <Typography>{adminMessages['admin.analytics.empty']}</Typography>;
  return (
    <>
      <Rows name={name} rows={data} isCompared={compare !== 'none'} />
      <Pages total={total} page={page} onPage={onPage} />
    </>
  );
}

interface PagesProps {
  total: number;
  page: number;
  onPage(page: number): void;
}

export function Pages({ total, page, onPage }: PagesProps) {
  if (total <= ROWS) return null;
  return (
    <Pagination
      aria-label={adminMessages['admin.analytics.pages']}
      count={Math.ceil(total / ROWS)}
      page={page}
      onChange={(_, to) => onPage(to)}
      sx={{ marginBlockStart: 2 }}
    />
  );
}

interface RowsProps {
  name: TableName;
  rows: readonly Row[];
  isCompared: boolean;
}

function Rows({ name, rows, isCompared }: RowsProps) {
  const { config } = useAdmin();
  const columns = COLUMNS[name] ?? SALES;
  const last = columns.at(-1) ?? 'net';
  const title = adminMessages[`admin.analytics.by.${name}`];
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={title}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{adminMessages['admin.analytics.name']}</TableCell>
            {columns.map((column) => (
              <TableCell key={column} align="right">
                {adminMessages[`admin.analytics.${column}`]}
              </TableCell>
            ))}
            {isCompared && (
              <TableCell align="right">{adminMessages['admin.analytics.change']}</TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.key}>
              <TableCell component="th" scope="row">
                <RowName name={name} row={row} />
              </TableCell>
              {columns.map((column) => (
                <TableCell key={column} align="right">
                  {figureText(column, row.figures, config)}
                </TableCell>
              ))}
              {isCompared && (
                <TableCell align="right">
                  {(row.compared && changeText(last, row.figures, row.compared, config.locale)) ??
                    '–'}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function RowName({ name, row: { key, label } }: { name: TableName; row: Row }) {
  const { locale } = useAdmin().config;
  if (name === 'countries') return <>{countryName(key, locale)}</>;
  if (name === 'sources' && key === '') return <>{adminMessages['admin.analytics.unknown']}</>;
  if (name === 'customers') return <CustomerName email={key} name={label} />;
  if (name !== 'products' && name !== 'variations') return <>{label || key}</>;
  const [product, variation] = key.split(':');
  return (
    <TextLink component={Link} to={`/products/${product}`}>
      {variation === undefined ? label : `${label} (#${variation})`}
    </TextLink>
  );
}

function CustomerName({ email, name }: { email: string; name: string }) {
  const mayOpen = useMay('manage-customers');
  const text = name === email ? email : `${name} (${email})`;
  if (!mayOpen) return <>{text}</>;
  const found = new URLSearchParams({ filter: JSON.stringify({ q: email }) });
  return (
    <TextLink component={Link} to={`/customers?${found}`}>
      {text}
    </TextLink>
  );
}

function countryName(code: string, locale: string): string {
  if (code === '') return adminMessages['admin.analytics.noCountry'];
  // An order of another program may name a country that there is none of.
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(code) ?? code;
}
