import { sql } from 'kysely';
import { money, required, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

const FIGURES = ['orders', 'items', 'gross', 'discount', 'refunds', 'tax'];

/**
 * Reports on customers that do not sum up every one of them: each row of a customer has the day before
 * it, and `analytics_bounds` the most that each one can have. The figures are made anew, on SQLite in
 * the order of their key, and filled by the job that counts the orders of a shop without summaries.
 */
export const analyticsOfCustomers: Migration = {
  name: '283-analytics-of-customers',
  async up(db, engine) {
    await db.schema.dropTable('analytics_figures').execute();
    let figures = db.schema
      .createTable('analytics_figures')
      .addColumn('kind', 'text', required)
      .addColumn('grain', 'text', required)
      .addColumn('period', 'text', required)
      .addColumn('key', 'text', required)
      .addColumn('label', 'text', withDefault(''))
      .addColumn('previous', 'text', withDefault(''))
      .addPrimaryKeyConstraint('analytics_figures_key', ['kind', 'grain', 'period', 'key']);
    for (const name of [...FIGURES, 'shipping', 'shipping_tax']) {
      figures = figures.addColumn(name, money, required);
    }
    if (engine === 'sqlite') figures = figures.modifyEnd(sql`without rowid`);
    await figures.execute();
    let bounds = db.schema
      .createTable('analytics_bounds')
      .addColumn('key', 'text', (column) => column.primaryKey().notNull());
    for (const name of ['net', ...FIGURES]) bounds = bounds.addColumn(name, money, required);
    await bounds.execute();
    for (const statement of INDEXES) await sql.raw(statement).execute(db);
    await db.deleteFrom('analytics_orders').execute();
    await db.deleteFrom('analytics_state').execute();
  },
};

const INDEXES = [
  `create index analytics_customers_keys on analytics_figures (grain, key, period)
    where kind = 'customer'`,
  `create index analytics_customers_days on analytics_figures (grain, period, previous)
    where kind = 'customer'`,
  'create index analytics_bounds_net on analytics_bounds (net desc, key)',
  'create index analytics_bounds_orders on analytics_bounds (orders desc, key)',
];
