import { readStock, type StockRow, sumStock } from '#server/analytics/read-stock.ts';
import { todayIn } from '#server/analytics/report-range.ts';
import { summarizeOrders } from '#server/analytics/summarize.ts';
import type { Settings } from '#server/settings/defaults.ts';
import {
  type StockItem,
  stockFileQuery,
  stockQuery,
  stockResponse,
  stockSumsQuery,
  stockSumsResponse,
} from '#wire/vitrine/analytics-stock.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { MAX_CHANGES } from '../../wc/analytics/report-parts.ts';
import { amountWriter } from '../../wc/shared/amounts.ts';
import { csvResponse, MAX_ROWS } from '../operations/csv-response.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const reading = { action: 'list', permission: 'see-reports' } as const;

function itemWriter(settings: Settings): (row: StockRow) => StockItem {
  const amount = amountWriter(settings);
  const text = (value: number | null) => (value === null ? null : amount(value));
  return ({ id, parentId, name, sku, status, quantity, sold, ...row }) => ({
    ...{ id, parent_id: parentId, name, sku, status, quantity, sold },
    is_low:
      quantity !== null &&
      quantity > 0 &&
      quantity <= (row.lowStock ?? settings['stock.lowThreshold']),
    cost_value: text(row.costValue),
    value: text(row.value),
    days_left: row.daysLeft,
  });
}

const list = vitrineEndpoint({
  ...reading,
  replica: true,
  summary: 'What is in stock, what it is worth, and how long it lasts at the pace of the last days',
  params: stockQuery,
  answer: { schema: stockResponse },
  async handle(query, { ctx }) {
    await summarizeOrders(ctx, MAX_CHANGES);
    const { days, orderby: orderBy, order, per_page: limit, page } = query;
    const pace = { today: todayIn(ctx), days };
    const offset = rowsBefore(query);
    const rows = await readStock(ctx.db, { ...pace, orderBy, order, offset, limit });
    const { rows: total } = await sumStock(ctx.db, pace);
    return found(rows.map(itemWriter(ctx.settings)), { total, page, perPage: limit });
  },
});

const sums = vitrineEndpoint({
  ...reading,
  replica: true,
  summary: 'All that is in stock together',
  params: stockSumsQuery,
  answer: { schema: stockSumsResponse },
  async handle({ days }, { ctx }) {
    await summarizeOrders(ctx, MAX_CHANGES);
    const { quantity, sold, costValue, value } = await sumStock(ctx.db, {
      today: todayIn(ctx),
      days,
    });
    const amount = amountWriter(ctx.settings);
    return found({ quantity, sold, cost_value: amount(costValue), value: amount(value) });
  },
});

const file = vitrineEndpoint({
  ...reading,
  summary: 'The stock of every product and variation as a CSV file',
  params: stockFileQuery,
  answer: { type: 'text/csv' },
  async handle({ days, orderby: orderBy, order }, call) {
    const { ctx } = call;
    await summarizeOrders(ctx, MAX_CHANGES);
    const page = { offset: 0, limit: MAX_ROWS };
    const rows = await readStock(ctx.db, { today: todayIn(ctx), days, orderBy, order, ...page });
    const toItem = itemWriter(ctx.settings);
    const toNumber = (text: string | null) => (text === null ? null : Number(text));
    return csvResponse(call, 'stock', [
      [
        ...['id', 'name', 'sku', 'status', 'quantity', 'low_stock_amount'],
        ...[`sold_in_${days}_days`, 'days_left', 'cost_value', 'value'],
      ],
      ...rows.map((row) => {
        const { id, name, sku, status, quantity, sold, days_left, cost_value, value } = toItem(row);
        const low = row.lowStock ?? ctx.settings['stock.lowThreshold'];
        return [
          ...[id, name, sku, status, quantity, low, sold, days_left],
          ...[toNumber(cost_value), toNumber(value)],
        ];
      }),
    ]);
  },
});

export const stockRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/analytics/stock', methods: { GET: list } },
  { namespace: NAMESPACE, path: '/analytics/stock/sums', methods: { GET: sums } },
  { namespace: NAMESPACE, path: '/analytics/stock.csv', methods: { GET: file } },
];
