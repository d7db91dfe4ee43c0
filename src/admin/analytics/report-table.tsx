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
import type * as z from 'zod/mini';
import type { SalesKind } from '#rules/analytics/sales.ts';
import type { DayRange } from '#rules/analytics/spans.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import {
  type DisplayedFigures,
  type TableRow as Row,
  sumsResponse,
  TABLE_ORDERS,
  type TableName,
  type TableOrder,
  tableResponse,
} from '#wire/vitrine/analytics.ts';
import { useAdmin, useMay } from '../admin-context.tsx';
import { useMessage } from '../ui/use-message.ts';
import { changeText, type FigureName, figureText } from './figure.ts';
import { Refused } from './refused.tsx';
import { comparisonQuery, type ReportQuery } from './report-query.ts';
import { SortCell, SUM_ROW } from './table-parts.tsx';
import { useReport } from './use-report.ts';

export const ROWS = 20;

interface ReportTableProps {
  name: TableName;
  range: DayRange;
  query: ReportQuery;
  onSort(sort: string, order: string): void;
  onPage(page: number): void;
}

/** The first one is what the table is about: a phone shows no more. */
const SALES: readonly FigureName[] = [
  'sales',
  'profit',
  'items',
  'orders',
  'discount',
  'refunds',
  'tax',
];
/** What there is to say of a coupon or a tax rate is little. */
const COLUMNS: Partial<Record<TableName, readonly FigureName[]>> = {
  coupons: ['discount', 'orders'],
  taxes: ['tax', 'orders'],
  customers: ['sales', 'items', 'orders', 'discount', 'refunds', 'tax'],
};
/** Of these an order is in one row; of the others it may be in several. */
const ORDERS_ADD_UP: readonly TableName[] = ['customers', 'countries', 'sources', 'campaigns'];
/** What is in no line of an order is in none of their rows. */
const OF_LINES: readonly TableName[] = ['products', 'variations', 'categories'];
/** There are too many customers to look for the last ones of them. */
const MAX_CUSTOMERS = 500;

function usualSort(name: TableName, sales: SalesKind): TableOrder {
  if (name === 'coupons') return 'discount';
  return name === 'taxes' ? 'tax' : sales;
}

export function ReportTable({ name, range, query, onSort, onPage }: ReportTableProps) {
  const { sales } = useAdmin().config;
  const { page } = query;
  const requested = { after: range.first, before: range.last, ...comparisonQuery(query) };
  const sort = query.sort ?? usualSort(name, sales);
  const order = name === 'customers' ? 'desc' : query.order;
  const { data, total, problem, again } = useReport(`vitrine/v1/analytics/${name}`, tableResponse, {
    ...requested,
    orderby: sort,
    order,
    page,
    per_page: ROWS,
  });
  const sums = useReport('vitrine/v1/analytics/sums', sumsResponse, { ...requested, table: name });
  if (problem !== null) return <Refused why={problem} again={again} />;
  if (data === null) return <CircularProgress />;
  if (data.length === 0) return <Typography>{adminMessages['admin.analytics.empty']}</Typography>;
  return (
    <>
      <Rows
        name={name}
        rows={data}
        total={total}
        sums={sums.data}
        isCompared={query.compared !== null}
        sorted={{ sort, order, onSort }}
      />
      {OF_LINES.includes(name) && (
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
          {adminMessages['admin.analytics.ofLines']}
        </Typography>
      )}
      <Pages
        total={name === 'customers' ? Math.min(total, MAX_CUSTOMERS) : total}
        page={page}
        onPage={onPage}
      />
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

interface Sorted {
  sort: TableOrder;
  order: 'asc' | 'desc';
  onSort(sort: string, order: string): void;
}

interface RowsProps {
  name: TableName;
  rows: readonly Row[];
  total: number;
  /** Null until they are there. */
  sums: z.infer<typeof sumsResponse> | null;
  isCompared: boolean;
  sorted: Sorted;
}

function Rows({ name, rows, total, sums, isCompared, sorted }: RowsProps) {
  const { config } = useAdmin();
  const message = useMessage();
  const columns = COLUMNS[name] ?? SALES;
  const [main = 'sales'] = columns;
  const title = adminMessages[`admin.analytics.by.${name}`];
  const change = (now: DisplayedFigures, before: DisplayedFigures | null) =>
    (before && changeText(main, now, before, config.locale)) ?? '–';
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={title}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <Head
              isText
              label={adminMessages['admin.analytics.name']}
              sort={name === 'customers' ? null : 'name'}
              sorted={sorted}
            />
            {columns.map((column) => (
              <Head
                key={column}
                label={adminMessages[`admin.analytics.${column}`]}
                sort={toSort(column, config.sales)}
                sorted={sorted}
                isDescending={name === 'customers'}
              />
            ))}
            {isCompared && (
              <TableCell align="right">{adminMessages['admin.analytics.change']}</TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {sums && (
            <TableRow sx={SUM_ROW}>
              <TableCell component="th" scope="row">
                {message('admin.analytics.sum', { count: total.toLocaleString(config.locale) })}
              </TableCell>
              {columns.map((column) => (
                <TableCell key={column} align="right">
                  {column === 'orders' && !ORDERS_ADD_UP.includes(name)
                    ? ''
                    : figureText(column, sums.figures, config)}
                </TableCell>
              ))}
              {isCompared && (
                <TableCell align="right">{change(sums.figures, sums.compared)}</TableCell>
              )}
            </TableRow>
          )}
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
                <TableCell align="right">{change(row.figures, row.compared)}</TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface HeadProps {
  label: string;
  /** By what the API sorts; null where it does not. */
  sort: TableOrder | null;
  sorted: Sorted;
  isText?: boolean;
  /** The largest first, and never the other way round. */
  isDescending?: boolean;
}

function Head({ label, sort, sorted, isText = false, isDescending = false }: HeadProps) {
  const order = sort === sorted.sort ? sorted.order : null;
  return (
    <SortCell
      label={label}
      order={order}
      isText={isText}
      onSort={sort && ((next) => sorted.onSort(sort, isDescending ? 'desc' : next))}
    />
  );
}

function toSort(column: FigureName, sales: SalesKind): TableOrder | null {
  if (column === 'sales') return sales;
  return TABLE_ORDERS.find((name) => name === column) ?? null;
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
