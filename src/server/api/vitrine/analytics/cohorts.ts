import type { CohortRow } from '#rules/analytics/cohort-table.ts';
import { readCohortRows } from '#server/analytics/read-cohorts.ts';
import { summarizeOrders } from '#server/analytics/summarize.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { type Cohort, cohortsQuery, cohortsResponse } from '#wire/vitrine/analytics-stock.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { MAX_CHANGES } from '../../wc/analytics/report-parts.ts';
import { amountWriter } from '../../wc/shared/amounts.ts';
import { csvResponse } from '../operations/csv-response.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const reading = { action: 'list', permission: 'see-reports' } as const;

function cohortWriter(settings: Settings): (row: CohortRow) => Cohort {
  const amount = amountWriter(settings);
  return ({ first, customers, sales, value, months }) => ({
    first,
    customers,
    sales: amount(sales),
    value: amount(value),
    months: months.map((month) => ({ customers: month.customers, sales: amount(month.sales) })),
  });
}

const list = vitrineEndpoint({
  ...reading,
  replica: true,
  summary: 'Customers by the month of their first paid order, and what they have bought since',
  params: cohortsQuery,
  answer: { schema: cohortsResponse },
  async handle({ months }, { ctx }) {
    await summarizeOrders(ctx, MAX_CHANGES);
    return found((await readCohortRows(ctx, months)).map(cohortWriter(ctx.settings)));
  },
});

const file = vitrineEndpoint({
  ...reading,
  summary: 'The same as a CSV file',
  params: cohortsQuery,
  answer: { type: 'text/csv' },
  async handle({ months: count }, call) {
    const { ctx } = call;
    await summarizeOrders(ctx, MAX_CHANGES);
    const rows = (await readCohortRows(ctx, count)).map(cohortWriter(ctx.settings));
    const since = Array.from({ length: count }, (_, at) => at);
    return csvResponse(call, 'customers-by-first-order', [
      [
        ...['first_order', 'customers', 'sales', 'sales_per_customer'],
        ...since.flatMap((at) => [`customers_month_${at}`, `sales_to_month_${at}`]),
      ],
      ...rows.map(({ first, customers, sales, value, months }) => [
        ...[first, customers, Number(sales), Number(value)],
        ...since.flatMap((at) => {
          const month = months[at];
          return month ? [month.customers, Number(month.sales)] : [null, null];
        }),
      ]),
    ]);
  },
});

export const cohortRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/analytics/cohorts', methods: { GET: list } },
  { namespace: NAMESPACE, path: '/analytics/cohorts.csv', methods: { GET: file } },
];
