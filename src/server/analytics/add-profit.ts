import { sql } from 'kysely';
import { createSchema } from '#server/platform/database/create-schema.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Engine } from '#server/platform/database/engine.ts';
import { profitSchema } from './schema.ts';

/**
 * What goods cost, what each customer has paid, and the cohorts of customers. Every order is counted
 * again by the job, because its version is that of the release before.
 */
export async function addProfit(db: Db, engine: Engine): Promise<void> {
  await createSchema(db, engine, [profitSchema]);
  for (const name of ['costed', 'cost']) {
    await db.schema
      .alterTable('analytics_figures')
      .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await db.schema
    .alterTable('analytics_bounds')
    .addColumn('total', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('analytics_orders')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  for (const [name, columns] of [
    ['analytics_paid_customers_keys', ['grain', 'key', 'period']],
    ['analytics_paid_customers_days', ['grain', 'period', 'previous']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('analytics_figures')
      .columns([...columns])
      .where(sql<boolean>`kind = 'paid-customer'`)
      .execute();
  }
  await db.schema
    .createIndex('analytics_bounds_total')
    .on('analytics_bounds')
    .columns(['total desc', 'key'])
    .execute();
  await db.schema
    .createIndex('analytics_orders_version')
    .on('analytics_orders')
    .columns(['version', 'order_id'])
    .execute();
}
