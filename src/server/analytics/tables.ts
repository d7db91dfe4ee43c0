import type { Generated } from 'kysely';
import type { SortableFigure } from '#rules/analytics/figures.ts';
import type { PartKind } from '#rules/analytics/order-parts.ts';

/** The columns that are summed up by day and month. */
export const FIGURE_COLUMNS = [
  'orders',
  'items',
  'gross',
  'discount',
  'refunds',
  'tax',
  'shipping',
  'shipping_tax',
  'costed',
  'cost',
] as const;

/** Summaries of the orders, by which reports are fast; all of it can be computed again. */
export interface AnalyticsTables {
  /** Orders that were changed and not counted since; written by triggers on the orders. */
  analytics_changes: { id: Generated<number>; order_id: number };
  /** What each order adds to the figures at present. */
  analytics_orders: {
    order_id: number;
    /** JSON list of StoredPart (stored-parts.ts). */
    parts: string;
    /** By which rules it was counted; those of an earlier release are counted again. */
    version: Generated<number>;
  };
  analytics_figures: {
    kind: PartKind;
    grain: 'day' | 'month';
    /** `2026-11-14` or `2026-11`, in the shop's time zone. */
    period: string;
    key: string;
    /** The last name it was sold by. */
    label: string;
    orders: number;
    /** In thousandths. */
    items: number;
    gross: number;
    discount: number;
    refunds: number;
    tax: number;
    shipping: number;
    shipping_tax: number;
    costed: Generated<number>;
    cost: Generated<number>;
    /** Of a customer: the day of the same one before this period, or '' (customer-days.ts). */
    previous: Generated<string>;
  };
  /** The most that a customer can have in any range (customer-bounds.ts). */
  analytics_bounds: { key: string } & Record<Exclude<SortableFigure, 'total'>, number> & {
      total: Generated<number>;
    };
  /** What a piece of a line cost the shop when its order was first counted. */
  analytics_costs: { line_id: number; cost: number };
  /**
   * What customers whose first paid order was in one month have bought in another, by whole months.
   * Written with the figures of the customers.
   */
  analytics_cohorts: {
    /** `2026-11`: of their first order. */
    first: string;
    month: string;
    /** How many of them bought in that month. */
    customers: number;
    orders: number;
    net: number;
    total: number;
  };
  /** Visits of people who allow statistics, by the shop's day; a count and nothing about them. */
  analytics_visits: { day: string; visits: number };
  /** `zone`: the time zone whose days the figures have; `report`: the last day that a mail has reported. */
  analytics_state: { name: 'zone' | 'report'; value: string };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends AnalyticsTables {}
}
