import * as z from 'zod/mini';
import { SORTABLE_FIGURES } from '#rules/analytics/figures.ts';
import { COMPARISONS } from '#rules/analytics/periods.ts';
import { REPORT_SCHEDULES } from '#rules/analytics/report-schedule.ts';
import { INTERVALS } from '#rules/analytics/spans.ts';
import { choice, dateTime } from '../wc/field.ts';
import { paging } from '../wc/list-query.ts';

// What was sold, as `vitrine/v1` reports it: with a period to compare with, and by country, source and
// campaign besides what WooCommerce has.

/** What a table has a row for. */
export const TABLE_NAMES = [
  'products',
  'variations',
  'categories',
  'coupons',
  'customers',
  'countries',
  'sources',
  'campaigns',
  'taxes',
] as const;
export type TableName = (typeof TABLE_NAMES)[number];

export const TABLE_ORDERS = [...SORTABLE_FIGURES, 'shipping', 'profit', 'name'] as const;
export type TableOrder = (typeof TABLE_ORDERS)[number];

const span = {
  after: z.optional(dateTime()),
  before: z.optional(dateTime()),
  compare: z._default(choice(COMPARISONS), 'none'),
  /** What a custom comparison is with. */
  compare_after: z.optional(dateTime()),
  compare_before: z.optional(dateTime()),
};
const sorting = {
  order: z._default(choice(['asc', 'desc']), 'desc'),
  orderby: z._default(choice(TABLE_ORDERS), 'net'),
};

export const totalsQuery = { ...span, interval: z.optional(choice(INTERVALS)) };
export const tableQuery = { ...span, ...sorting, ...paging };
export const tableFileQuery = { ...span, ...sorting };
export const sumsQuery = { ...span, table: choice(TABLE_NAMES) };

const day = z.iso.date();
const range = z.object({ first: day, last: day });

/**
 * Amounts as "48.70"; `net` is without tax and shipping, `total` with them. `sales` is the one of these
 * two that the shop calls its sales, and `average` this by orders. `profit` is what is left of `costed`,
 * the net sales of what has a known cost, and null where nothing has one. Orders that await their payment
 * are left out, other than in WooCommerce's reports.
 */
export const figures = z.object({
  orders: z.int(),
  items: z.number(),
  gross: z.string(),
  discount: z.string(),
  refunds: z.string(),
  net: z.string(),
  tax: z.string(),
  shipping: z.string(),
  total: z.string(),
  average: z.string(),
  sales: z.string(),
  costed: z.string(),
  cost: z.string(),
  profit: z.nullable(z.string()),
});
export type DisplayedFigures = z.infer<typeof figures>;

const interval = z.object({ name: z.string(), first: day, last: day, figures });

/** Ordered and not paid yet. */
const awaiting = z.object({ orders: z.int(), total: z.string() });
export type Awaiting = z.infer<typeof awaiting>;

export const totalsResponse = z.object({
  range,
  interval: z.enum(INTERVALS),
  totals: figures,
  intervals: z.array(interval),
  compared: z.nullable(z.object({ range, totals: figures, intervals: z.array(interval) })),
  awaiting,
  /** Changed orders that are not counted yet. */
  waiting: z.int(),
});
export type TotalsResponse = z.infer<typeof totalsResponse>;

export const tableResponse = z.array(
  z.object({
    /** An id, a code, an address … */
    key: z.string(),
    label: z.string(),
    figures,
    compared: z.nullable(figures),
  }),
);
export type TableRow = z.infer<typeof tableResponse>[number];

/** All rows of a table together, those of other pages included. */
export const sumsResponse = z.object({ figures, compared: z.nullable(figures) });

/** The report by mail: when it goes out, to whom, and up to which day it went out last; '' for never. */
export const reportMailResponse = z.object({
  schedule: z.enum(REPORT_SCHEDULES),
  hour: z.int(),
  recipients: z.array(z.object({ email: z.string(), may: z.boolean() })),
  reported: z.string(),
});

/** To whom a report was sent at once. */
export const reportSentResponse = z.object({ sent: z.array(z.string()) });

/** Visits of people who allow statistics, and how many orders they placed. */
const visits = z.object({ visits: z.int(), orders: z.int() });
export type DisplayedVisits = z.infer<typeof visits>;

const oneDay = z.object({ ...figures.shape, counted: visits });

/** Today against the same days before, and how many products run short. */
export const todayResponse = z.object({
  today: oneDay,
  last_week: oneDay,
  last_year: oneDay,
  awaiting,
  low_stock: z.int(),
});
