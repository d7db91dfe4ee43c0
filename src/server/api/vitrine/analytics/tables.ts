import type { PartKind } from '#rules/analytics/order-parts.ts';
import type { DayRange } from '#rules/analytics/spans.ts';
import { readTotals } from '#server/analytics/read-figures.ts';
import { type KeyFigures, type KeyQuery, readKeys } from '#server/analytics/read-keys.ts';
import { requestedComparison, requestedRange } from '#server/analytics/report-range.ts';
import { summarizeOrders } from '#server/analytics/summarize.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  sumsQuery,
  sumsResponse,
  TABLE_NAMES,
  type TableName,
  tableFileQuery,
  tableQuery,
  tableResponse,
} from '#wire/vitrine/analytics.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { crossing, MAX_CHANGES } from '../../wc/analytics/report-parts.ts';
import { csvResponse, MAX_ROWS } from '../operations/csv-response.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';
import { FIGURE_COLUMNS, figureCells, figureWriter } from './displayed-figures.ts';

const reading = { action: 'list', permission: 'see-reports' } as const;

const KINDS: Readonly<Record<TableName, PartKind>> = {
  products: 'product',
  variations: 'variation',
  categories: 'category',
  coupons: 'coupon',
  customers: 'customer',
  countries: 'country',
  sources: 'source',
  campaigns: 'campaign',
  taxes: 'tax',
};

interface ComparedRow extends KeyFigures {
  before: KeyFigures | null;
}

/** The rows of the range, each with the same one of the period before. */
async function comparedRows(
  db: Db,
  query: KeyQuery,
  before: DayRange | null,
): Promise<{ rows: ComparedRow[]; total: number }> {
  const { rows, total } = await readKeys(db, query);
  if (!before) return { rows: rows.map((row) => ({ ...row, before: null })), total };
  const keys = rows.map(({ key }) => key);
  const requested = { ...query, range: before, keys, offset: 0, limit: keys.length };
  const found = await readKeys(db, requested);
  const earlier = new Map(found.rows.map((row) => [row.key, row]));
  return { rows: rows.map((row) => ({ ...row, before: earlier.get(row.key) ?? null })), total };
}

function getTableRoutes(name: TableName): RestRoute[] {
  const kind = KINDS[name];
  const list = vitrineEndpoint({
    ...reading,
    replica: true,
    summary: `What was sold, by ${name}`,
    params: tableQuery,
    answer: { schema: tableResponse },
    async handle(query, { ctx }) {
      const range = requestedRange(ctx, query);
      if (!range) return crossing;
      await summarizeOrders(ctx, MAX_CHANGES);
      const { orderby: orderBy, order, per_page: limit, page } = query;
      const offset = rowsBefore(query);
      const requested = { kind, range, orderBy, order, offset, limit, paidOnly: true };
      const before = requestedComparison(ctx, range, query);
      if (before === 'crossing') return crossing;
      const { rows, total } = await comparedRows(ctx.db, requested, before);
      const figures = figureWriter(ctx.settings);
      const body = rows.map((row) => ({
        key: row.key,
        label: row.label,
        figures: figures(row.figures),
        compared: row.before && figures(row.before.figures),
      }));
      return found(body, { total, page, perPage: limit });
    },
  });
  const file = vitrineEndpoint({
    ...reading,
    summary: 'The same as a CSV file',
    params: tableFileQuery,
    answer: { type: 'text/csv' },
    async handle(query, call) {
      const { ctx } = call;
      const range = requestedRange(ctx, query);
      if (!range) return crossing;
      await summarizeOrders(ctx, MAX_CHANGES);
      const { orderby: orderBy, order } = query;
      const page = { offset: 0, limit: MAX_ROWS };
      const { rows } = await readKeys(ctx.db, {
        kind,
        range,
        orderBy,
        order,
        ...page,
        paidOnly: true,
      });
      const display = figureWriter(ctx.settings);
      return csvResponse(call, `${name}-${range.first}-${range.last}`, [
        ['key', 'name', ...FIGURE_COLUMNS],
        ...rows.map(({ key, label, figures }) => [key, label, ...figureCells(display(figures))]),
      ]);
    },
  });
  return [
    { namespace: NAMESPACE, path: `/analytics/${name}`, methods: { GET: list } },
    { namespace: NAMESPACE, path: `/analytics/${name}.csv`, methods: { GET: file } },
  ];
}

/** Where all of them together are summed up already. */
const SUMS: Partial<Readonly<Record<TableName, PartKind>>> = {
  coupons: 'with-coupon',
  customers: 'with-customer',
  countries: 'all',
  sources: 'all',
  taxes: 'with-tax',
};

const sums = vitrineEndpoint({
  ...reading,
  replica: true,
  summary: 'All rows of a table together',
  params: sumsQuery,
  required: ['table'],
  answer: { schema: sumsResponse },
  async handle(query, { ctx }) {
    const range = requestedRange(ctx, query);
    if (!range) return crossing;
    const before = requestedComparison(ctx, range, query);
    if (before === 'crossing') return crossing;
    await summarizeOrders(ctx, MAX_CHANGES);
    const kind = SUMS[query.table] ?? KINDS[query.table];
    const display = figureWriter(ctx.settings);
    const totals = async (days: DayRange) => display(await readTotals(ctx.db, days, kind, true));
    return found({ figures: await totals(range), compared: before && (await totals(before)) });
  },
});

export const tableRoutes: readonly RestRoute[] = [
  ...TABLE_NAMES.flatMap(getTableRoutes),
  { namespace: NAMESPACE, path: '/analytics/sums', methods: { GET: sums } },
];
