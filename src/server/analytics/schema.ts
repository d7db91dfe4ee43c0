import {
  type DomainSchema,
  id,
  integer,
  json,
  large,
  money,
  text,
} from '#server/platform/database/schema.ts';
import { createTriggers } from '#server/platform/derived/create-triggers.ts';
import { CHANGED_ORDERS } from './changed-orders.ts';
import type { AnalyticsTables } from './tables.ts';

/** Columns and tables that later releases add. */
interface FirstTables
  extends Omit<
    AnalyticsTables,
    | 'analytics_orders'
    | 'analytics_figures'
    | 'analytics_bounds'
    | 'analytics_costs'
    | 'analytics_cohorts'
  > {
  analytics_orders: Omit<AnalyticsTables['analytics_orders'], 'version'>;
  analytics_figures: Omit<AnalyticsTables['analytics_figures'], 'costed' | 'cost'>;
  analytics_bounds: Omit<AnalyticsTables['analytics_bounds'], 'total'>;
}

export const analyticsSchema: DomainSchema<FirstTables> = {
  tables: {
    analytics_changes: {
      columns: {
        id,
        order_id: integer,
      },
    },
    analytics_orders: {
      columns: {
        order_id: integer.primaryKey(),
        parts: json,
      },
    },
    analytics_figures: {
      columns: {
        kind: text,
        grain: text,
        period: text,
        key: text,
        label: text.default(''),
        previous: text.default(''),
        orders: large,
        items: large,
        gross: money,
        discount: money,
        refunds: money,
        tax: money,
        shipping: money,
        shipping_tax: money,
      },
      key: ['analytics_figures_key', ['kind', 'grain', 'period', 'key']],
      indexes: {
        analytics_customers_keys: { on: ['grain', 'key', 'period'], where: "kind = 'customer'" },
        analytics_customers_days: {
          on: ['grain', 'period', 'previous'],
          where: "kind = 'customer'",
        },
      },
      isStoredInKey: true,
    },
    analytics_bounds: {
      columns: {
        key: text.primaryKey(),
        net: money,
        orders: large,
        items: large,
        gross: money,
        discount: money,
        refunds: money,
        tax: money,
      },
      indexes: {
        analytics_bounds_net: ['net desc', 'key'],
        analytics_bounds_orders: ['orders desc', 'key'],
      },
    },
    analytics_visits: {
      columns: {
        day: text.primaryKey(),
        visits: integer,
      },
    },
    analytics_state: {
      columns: {
        name: text.primaryKey(),
        value: text,
      },
    },
  },
  statements: (engine) => createTriggers(engine, CHANGED_ORDERS),
};

/** Tables of 1.2.0. */
export const profitSchema: DomainSchema<
  Pick<AnalyticsTables, 'analytics_costs' | 'analytics_cohorts'>
> = {
  tables: {
    analytics_costs: {
      columns: {
        line_id: integer.primaryKey().ownedBy('order_lines.id'),
        cost: money,
      },
    },
    analytics_cohorts: {
      columns: {
        first: text,
        month: text,
        customers: large,
        orders: large,
        net: money,
        total: money,
      },
      key: ['analytics_cohorts_key', ['first', 'month']],
    },
  },
};
