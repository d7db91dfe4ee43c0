import {
  Box,
  CircularProgress,
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
import { adminMessages } from '#wire/messages/admin.ts';
import {
  STOCK_SORTS,
  type StockItem,
  type StockSort,
  stockResponse,
  stockSumsResponse,
} from '#wire/vitrine/analytics-stock.ts';
import { useAdmin } from '../admin-context.tsx';
import { useMessage } from '../ui/use-message.ts';
import { amountText } from './figure.ts';
import { Choice } from './period-chooser.tsx';
import { Refused } from './refused.tsx';
import { Pages, ROWS } from './report-table.tsx';
import { SortCell, SUM_ROW } from './table-parts.tsx';
import { useReport } from './use-report.ts';

const PACES = [7, 30, 90, 365] as const;
const USUAL_PACE = 30;

interface StockTableProps {
  params: URLSearchParams;
  page: number;
  onChange(values: Record<string, string>): void;
  onPage(page: number): void;
}

/** As the address says it. */
export function stockOrder(params: URLSearchParams) {
  const days = PACES.find((pace) => String(pace) === params.get('pace')) ?? USUAL_PACE;
  const orderby = STOCK_SORTS.find((name) => name === params.get('sort')) ?? 'days_left';
  return { days, orderby, order: params.get('order') === 'desc' ? 'desc' : 'asc' } as const;
}

/** What runs out first, first. */
export function StockTable({ params, page, onChange, onPage }: StockTableProps) {
  const message = useMessage();
  const requested = stockOrder(params);
  const { days } = requested;
  const { data, total, problem, again } = useReport('vitrine/v1/analytics/stock', stockResponse, {
    ...requested,
    page,
    per_page: ROWS,
  });
  const sums = useReport('vitrine/v1/analytics/stock/sums', stockSumsResponse, { days });
  if (problem !== null) return <Refused why={problem} again={again} />;
  if (data === null) return <CircularProgress />;
  if (data.length === 0) return <Typography>{adminMessages['admin.analytics.noStock']}</Typography>;
  return (
    <>
      <Choice
        label={adminMessages['admin.analytics.stock.days']}
        value={String(days)}
        options={PACES.map((pace) => [
          String(pace),
          message('admin.analytics.stock.days.of', { days: pace }),
        ])}
        onChange={(pace) => onChange({ pace })}
      />
      <Typography variant="body2" color="textSecondary" sx={{ marginBlock: 1 }}>
        {message('admin.analytics.stock.about', { days })}
      </Typography>
      <Rows
        rows={data}
        total={total}
        sums={sums.data}
        requested={requested}
        onSort={(sort, order) => onChange({ sort, order })}
      />
      <Pages total={total} page={page} onPage={onPage} />
    </>
  );
}

interface RowsProps {
  rows: readonly StockItem[];
  total: number;
  /** Null until they are there. */
  sums: z.infer<typeof stockSumsResponse> | null;
  requested: ReturnType<typeof stockOrder>;
  onSort(sort: StockSort, order: string): void;
}

function Rows({ rows, total, sums, requested, onSort }: RowsProps) {
  const { config } = useAdmin();
  const message = useMessage();
  const { days, orderby, order } = requested;
  const number = (value: number) => value.toLocaleString(config.locale);
  const head = (sort: StockSort, label: string) => (
    <SortCell
      label={label}
      isText={sort === 'name'}
      order={orderby === sort ? order : null}
      onSort={(next) => onSort(sort, next)}
    />
  );
  return (
    <Box
      sx={{ overflowX: 'auto' }}
      tabIndex={0}
      role="region"
      aria-label={adminMessages['admin.analytics.by.stock']}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            {head('name', adminMessages['admin.analytics.name'])}
            <TableCell>{adminMessages['admin.analytics.sku']}</TableCell>
            <TableCell>{adminMessages['admin.analytics.status']}</TableCell>
            {head('quantity', adminMessages['admin.analytics.quantity'])}
            {head('sold', message('admin.analytics.stock.sold', { days }))}
            {head('days_left', adminMessages['admin.analytics.stock.daysLeft'])}
            {head('cost_value', adminMessages['admin.analytics.stock.costValue'])}
            {head('value', adminMessages['admin.analytics.stock.value'])}
          </TableRow>
        </TableHead>
        <TableBody>
          {sums && (
            <TableRow sx={SUM_ROW}>
              <TableCell component="th" scope="row" colSpan={3}>
                {message('admin.analytics.sum', { count: number(total) })}
              </TableCell>
              <TableCell align="right">{number(sums.quantity)}</TableCell>
              <TableCell align="right">{number(sums.sold)}</TableCell>
              <TableCell />
              <TableCell align="right">{amountText(sums.cost_value, config)}</TableCell>
              <TableCell align="right">{amountText(sums.value, config)}</TableCell>
            </TableRow>
          )}
          {rows.map((item) => (
            <TableRow key={item.id}>
              <TableCell component="th" scope="row">
                <TextLink component={Link} to={`/products/${item.parent_id ?? item.id}`}>
                  {item.parent_id === null ? item.name : `${item.name} (#${item.id})`}
                </TextLink>
              </TableCell>
              <TableCell>{item.sku}</TableCell>
              <TableCell>
                {adminMessages[`admin.analytics.stock.${item.is_low ? 'lowstock' : item.status}`]}
              </TableCell>
              <TableCell align="right">
                {item.quantity === null
                  ? adminMessages['admin.analytics.uncounted']
                  : number(item.quantity)}
              </TableCell>
              <TableCell align="right">{number(item.sold)}</TableCell>
              <TableCell align="right">
                {item.days_left === null ? '–' : number(item.days_left)}
              </TableCell>
              <TableCell align="right">{amountText(item.cost_value, config)}</TableCell>
              <TableCell align="right">{amountText(item.value, config)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
