import { addFigures } from '#rules/analytics/figures.ts';
import { chartInterval } from '#rules/analytics/periods.ts';
import { addDays, addMonths, type DayRange, type Interval } from '#rules/analytics/spans.ts';
import { reportedUntil, reportRecipients, sendReport } from '#server/analytics/mail-report.ts';
import { readIntervals, readTotals } from '#server/analytics/read-figures.ts';
import { requestedComparison, requestedRange, todayIn } from '#server/analytics/report-range.ts';
import { summarizeOrders, waitingChanges } from '#server/analytics/summarize.ts';
import { readVisits } from '#server/analytics/visits.ts';
import { countStock } from '#server/catalog/managing/list-stock.ts';
import type { ShopContext } from '#server/settings/context.ts';
import {
  reportMailResponse,
  reportSentResponse,
  todayResponse,
  totalsQuery,
  totalsResponse,
} from '#wire/vitrine/analytics.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { crossing, MAX_CHANGES, refuseIntervals } from '../../wc/analytics/report-parts.ts';
import { csvResponse } from '../operations/csv-response.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';
import { FIGURE_COLUMNS, figureCells, figureWriter } from './displayed-figures.ts';

const reading = { action: 'list', permission: 'see-reports' } as const;

async function rangeFigures(ctx: ShopContext, range: DayRange, by: Interval) {
  const display = figureWriter(ctx.settings);
  const intervals = await readIntervals(ctx.db, range, by, 'all', true);
  return {
    range,
    totals: display(await readTotals(ctx.db, range, 'all', true)),
    intervals: intervals.map(({ name, first, last, figures }) => {
      return { name, first, last, figures: display(figures) };
    }),
  };
}

/** What was ordered and is not paid yet: it counts once it is. */
async function awaitingIn({ db, settings }: ShopContext, range: DayRange) {
  const [all, paid] = [await readTotals(db, range), await readTotals(db, range, 'all', true)];
  const unpaid = addFigures(all, paid, -1);
  return { orders: unpaid.orders, total: figureWriter(settings)(unpaid).total };
}

const totals = vitrineEndpoint({
  ...reading,
  replica: true,
  summary: 'What was sold, by day, week, month, quarter or year, compared with another period',
  params: totalsQuery,
  answer: { schema: totalsResponse },
  async handle(query, { ctx }) {
    const range = requestedRange(ctx, query);
    if (!range) return crossing;
    const interval = query.interval ?? chartInterval(range);
    const before = requestedComparison(ctx, range, query);
    if (before === 'crossing') return crossing;
    const refusal = refuseIntervals(interval, range, before);
    if (refusal) return refusal;
    await summarizeOrders(ctx, MAX_CHANGES);
    return found({
      ...(await rangeFigures(ctx, range, interval)),
      interval,
      compared: before && (await rangeFigures(ctx, before, interval)),
      awaiting: await awaitingIn(ctx, range),
      waiting: await waitingChanges(ctx.db),
    });
  },
});

const totalsFile = vitrineEndpoint({
  ...reading,
  summary: 'The same as a CSV file',
  params: totalsQuery,
  answer: { type: 'text/csv' },
  async handle(query, call) {
    const { ctx } = call;
    const range = requestedRange(ctx, query);
    if (!range) return crossing;
    const by = query.interval ?? chartInterval(range);
    const refusal = refuseIntervals(by, range);
    if (refusal) return refusal;
    await summarizeOrders(ctx, MAX_CHANGES);
    const { intervals } = await rangeFigures(ctx, range, by);
    return csvResponse(call, `sales-${range.first}-${range.last}`, [
      ['interval', 'first', 'last', ...FIGURE_COLUMNS],
      ...intervals.map(({ name, first, last, figures }) => {
        return [name, first, last, ...figureCells(figures)];
      }),
    ]);
  },
});

const today = vitrineEndpoint({
  ...reading,
  replica: true,
  summary: 'Today against the same day of last week and the same date of last year',
  params: {},
  answer: { schema: todayResponse },
  async handle(_, { ctx }) {
    await summarizeOrders(ctx, MAX_CHANGES);
    const figures = figureWriter(ctx.settings);
    const day = todayIn(ctx);
    const ofDay = async (date: string) => ({
      ...figures(await readTotals(ctx.db, { first: date, last: date }, 'all', true)),
      counted: await readVisits(ctx.db, date),
    });
    const { lowstock } = await countStock(ctx.db, ctx.settings['stock.lowThreshold']);
    return found({
      today: await ofDay(day),
      last_week: await ofDay(addDays(day, -7)),
      last_year: await ofDay(addMonths(day, -12)),
      awaiting: await awaitingIn(ctx, { first: day, last: day }),
      low_stock: lowstock,
    });
  },
});

/** With addresses of staff, so not for whoever sees reports alone. */
const mail = vitrineEndpoint({
  action: 'list',
  permission: 'manage-settings',
  summary: 'When the report goes out by mail, and to whom',
  params: {},
  answer: { schema: reportMailResponse },
  async handle(_, { ctx }) {
    return found({
      schedule: ctx.settings['analytics.report'],
      hour: ctx.settings['analytics.reportHour'],
      recipients: await reportRecipients(ctx),
      reported: await reportedUntil(ctx.db),
    });
  },
});

const NOT_SENT: Readonly<Record<'off' | 'noRecipient', RestError>> = {
  off: {
    code: 'vitrine_rest_report_off',
    message: 'Choose first how often the report goes out, and save.',
    status: 400,
  },
  noRecipient: {
    code: 'vitrine_rest_report_no_recipient',
    message: 'No address of somebody who may see reports is saved.',
    status: 400,
  },
};

const mailNow = vitrineEndpoint({
  action: 'create',
  permission: 'manage-settings',
  summary: 'Send the report about the last period that has ended at once',
  params: {},
  answer: { schema: reportSentResponse },
  async handle(_, { ctx }) {
    const sent = await sendReport(ctx);
    return sent.ok ? found({ sent: sent.sent }) : refused(NOT_SENT[sent.code]);
  },
});

export const totalRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/analytics/totals', methods: { GET: totals } },
  { namespace: NAMESPACE, path: '/analytics/totals.csv', methods: { GET: totalsFile } },
  { namespace: NAMESPACE, path: '/analytics/mail', methods: { GET: mail, POST: mailNow } },
  { namespace: NAMESPACE, path: '/analytics/today', methods: { GET: today } },
];
