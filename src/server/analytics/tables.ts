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
    /** Of a customer: the day of the same one before this period, or '' (customer-days.ts). */
    previous: Generated<string>;
  };
  /** The most that a customer can have in any range (customer-bounds.ts). */
  analytics_bounds: { key: string } & Record<SortableFigure, number>;
  /** Visits of people who allow statistics, by the shop's day; a count and nothing about them. */
  analytics_visits: { day: string; visits: number };
  /** `zone`: the time zone whose days the figures have. */
  analytics_state: { name: 'zone'; value: string };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends AnalyticsTables {}
}
