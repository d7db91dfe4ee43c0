import * as z from 'zod/mini';
import { SORTABLE_FIGURES } from '#rules/analytics/figures.ts';
import { COMPARISONS } from '#rules/analytics/periods.ts';
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

const TABLE_ORDERS = [...SORTABLE_FIGURES, 'name'] as const;

const span = {
  after: z.optional(dateTime()),
  before: z.optional(dateTime()),
  compare: z._default(choice(COMPARISONS), 'none'),
};
const sorting = {
  order: z._default(choice(['asc', 'desc']), 'desc'),
  orderby: z._default(choice(TABLE_ORDERS), 'net'),
};

export const totalsQuery = { ...span, interval: z.optional(choice(INTERVALS)) };
export const tableQuery = { ...span, ...sorting, ...paging };
export const tableFileQuery = { ...span, ...sorting };

const day = z.iso.date();
const range = z.object({ first: day, last: day });

/**
 * Amounts as "48.70"; `net` is without tax and shipping, `total` and `average` are with them. Orders that
 * await their payment are left out, other than in WooCommerce's reports.
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
